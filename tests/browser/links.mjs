// Every link of a built site leads to a file of it, and to a part that is there, and no page is larger than 60 kB with its
// styles, compressed, pictures aside. `node links.mjs SITE`.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { dirname, join, normalize, relative, resolve } from "node:path";

const site = resolve(process.argv[2]);
const files = [];
const walk = (folder) => readdirSync(folder).forEach((name) => {
  const path = join(folder, name);
  if (name.startsWith(".goosebook")) return;
  if (statSync(path).isDirectory()) walk(path); else files.push(path);
});
walk(site);
const there = new Set(files);
const pages = new Map(files.filter((path) => path.endsWith(".html")).map((path) => [path, readFileSync(path, "utf8")]));
const ids = new Map([...pages].map(([path, text]) => [path, new Set([...text.matchAll(/ id="([^"]*)"/g)].map((found) => found[1]))]));
const broken = [];
let links = 0;
for (const [path, text] of pages) {
  if (path.endsWith("404.html")) continue;
  for (const [, raw] of text.matchAll(/ (?:href|src)="([^"]*)"/g)) {
    const link = raw.replaceAll("&amp;", "&");
    if (/^(https?:|mailto:)/.test(link)) continue;
    links += 1;
    const [to, part] = link.split("#");
    const target = to === "" ? path : normalize(join(dirname(path), to));
    if (!there.has(target) || (part && !ids.get(target)?.has(part))) broken.push(`${relative(site, path)}: ${link}`);
  }
}
if (broken.length) {
  console.error([...new Set(broken)].join("\n"));
  process.exit(1);
}
const styles = ["style.css", "finder.css"].map((name) => readFileSync(join(site, "assets", name), "utf8"));
const sizes = [...pages].map(([path, text]) => {
  const used = styles.filter((_, at) => at === 0 || text.includes("finder.css"));
  return [gzipSync(text.replace(/<svg.*?<\/svg>/gs, "") + used.join("")).length, relative(site, path)];
}).sort((one, other) => other[0] - one[0]);
const large = sizes.filter(([size]) => size > 60000);
if (large.length) {
  console.error(large.map(([size, path]) => `${path}: ${size} bytes`).join("\n"));
  process.exit(1);
}
console.log(`the largest page has ${sizes[0][0]} bytes: ${sizes[0][1]}`);
console.log(`${links} links of ${pages.size} pages lead somewhere`);
