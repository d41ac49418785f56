//! What is printed of figures, and what programs read.

use crate::common::{read, shown};
use crate::figures;
use goosebook::odds::{self, Change, claims};
use goosebook::reference;
use goosebook::texts::Texts;
use goosebook::vocab::Lang;

fn page(id: &str, players: usize, lang: Lang) -> String {
    let variant = read::carried(id);
    let texts = Texts::embedded(lang).unwrap();
    reference::odds(&variant, &figures(&variant.rules, players), None, &texts)
}

#[test]
fn a_page_of_figures() {
    insta::assert_snapshot!("famille-fr", page("famille", 2, Lang::Fr));
    insta::assert_snapshot!("infolib-en", page("infolib", 2, Lang::En));
    insta::assert_snapshot!("famille-alone-en", page("famille", 1, Lang::En));
}

#[test]
fn every_variant_has_its_words() {
    for lang in Lang::ALL {
        let texts = Texts::embedded(*lang).unwrap();
        for (variant, figures) in crate::alone() {
            let page = reference::odds(variant, figures, None, &texts);
            assert!(!page.contains('⟦'), "{}: {page}", variant.id);
            let charts = reference::OddsCharts::new(variant, figures, &texts);
            for name in ["odds/length", "odds/seats", "odds/board"] {
                assert!(!charts.page(name).contains('⟦'), "{}: {name}", variant.id);
            }
        }
    }
}

#[test]
fn json_has_the_shape_of_the_documentation() {
    let variant = read::carried("famille");
    let json = odds::json("famille", &variant.rules, &figures(&variant.rules, 2));
    assert_eq!(json["goosebook"], 1);
    assert_eq!(json["players"], 2);
    assert_eq!(json["method"], "exact");
    for unit in ["turns", "throws", "rounds"] {
        for figure in ["mean", "sd", "median", "mode"] {
            assert!(json[unit][figure]["value"].as_f64().unwrap() > 0.0);
            assert!(json[unit][figure]["bound"].as_f64().unwrap() < 1e-6);
        }
        assert_eq!(json[unit]["quantiles"].as_array().unwrap().len(), odds::SHARES.len());
    }
    assert_eq!(json["seats"].as_array().unwrap().len(), 2);
    assert_eq!(json["block"]["value"], 0.0);
    assert_eq!(json["squares"].as_array().unwrap().len(), 64);
    // The digits are all there.
    assert_eq!(json["turns"]["mean"]["value"].as_f64().unwrap(), figures(&variant.rules, 2).turns.mean.value);
}

#[test]
fn one_change_at_a_time() {
    let rules = read::shipped("famille");
    let changes = odds::changes(&rules);
    let of = |key: &str| changes.iter().filter(|(change, _)| matches!(change, Change::Answer { key: other, .. } if *other == key)).count();
    assert_eq!(of("finish.overshoot"), 4);
    assert_eq!(of("chaining"), 2);
    assert_eq!(changes.iter().filter(|(change, _)| matches!(change, Change::Without(_))).count(), rules.squares.all().len());
    let without = &changes.iter().find(|(change, _)| *change == Change::WithoutFirstThrows).unwrap().1;
    assert!((figures(without, 1).throws.mean.value - 23.759_451).abs() < 1e-6);
}

#[test]
fn claims_are_held_against_the_figures() {
    let mut variant = read::carried("famille");
    variant.claims.seconds_per_turn = None;
    assert!(claims(&variant).unwrap().is_empty());
    variant.claims.seconds_per_turn = Some(30);
    variant.players.max.as_mut().unwrap().value = 3;
    let claims = claims(&variant).unwrap();
    let said: Vec<(usize, bool)> = claims.iter().map(|claim| (claim.players, claim.holds)).collect();
    // 33.3 turns of two players at 30 seconds: 16.7 minutes; 37.7 of three: 18.8.
    assert_eq!(said, [(2, true), (3, true)]);
    variant.claims.seconds_per_turn = Some(10);
    assert_eq!(odds::claims(&variant).unwrap().iter().map(|claim| claim.holds).collect::<Vec<_>>(), [false, false]);
}

#[test]
fn the_checker_says_that_a_claim_does_not_hold() {
    use goosebook::check::{Depth, Embedded, Input, check, check_to};
    let file = |seconds: u32| {
        let yaml = format!(
            "goosebook: 1\nid: maison\nextends: famille\ntitle: {{ fr: Maison }}\nplayers: {{ max: 3 }}\n\
             claims: {{ minutes: [15, 30], seconds_per_turn: {seconds} }}\n"
        );
        Input::new("maison.yaml", yaml)
    };
    let codes = |seconds: u32| shown::codes(&check_to(&file(seconds), &Embedded, &Depth::Thorough(Some(vec![2]))));
    assert!(codes(10).contains(&"G0801"), "{:?}", codes(10));
    assert!(!codes(30).contains(&"G0801"), "{:?}", codes(30));
    // The quick check counts nothing.
    assert!(check(&file(10), &Embedded).findings.is_empty());
}
