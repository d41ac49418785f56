//! Has the program rebuilt when an embedded file changes: the compiler does not see what `include_dir!` reads.

fn main() {
    println!("cargo::rerun-if-changed=templates");
    println!("cargo::rerun-if-changed=variants");
    println!("cargo::rerun-if-changed=docs");
}
