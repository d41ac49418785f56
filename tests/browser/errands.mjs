// What people come to the site for, done in a real browser: from a server and from files, wide and on a phone, light and
// dark, with and without scripts. `node errands.mjs SITE [PICTURES]`; CHROMIUM names the browser.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";

const site = resolve(process.argv[2] ?? "site");
const pictures = process.argv[3];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
if (pictures) mkdirSync(pictures, { recursive: true });

const kinds = { html: "text/html", css: "text/css", js: "text/javascript", svg: "image/svg+xml", pdf: "application/pdf" };
const server = createServer((request, response) => {
  let path = join(site, decodeURIComponent(new URL(request.url, "http://x").pathname));
  if (existsSync(path) && statSync(path).isDirectory()) path = join(path, "index.html");
  if (!path.startsWith(site) || !existsSync(path)) { response.writeHead(404).end(); return; }
  response.writeHead(200, { "content-type": kinds[path.split(".").pop()] ?? "text/plain" }).end(readFileSync(path));
}).listen(0, "127.0.0.1");
await new Promise((ready) => server.once("listening", ready));
const served = `http://127.0.0.1:${server.address().port}/`;
const filed = pathToFileURL(site + "/").href;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
let done = 0;

/** Runs an errand in a fresh window; whatever the page complains of, or asks of another host, is a fault. */
async function errand(name, from, options, run) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, acceptDownloads: true, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => { if (message.type() === "error") faults.push(message.text()); });
  page.on("request", (request) => { if (![served, filed, "data:", "blob:"].some((start) => request.url().startsWith(start))) faults.push("asks " + request.url()); });
  try {
    await run(page, from);
    assert.deepEqual(faults, []);
    done += 1;
  } catch (error) {
    error.message = `${name} (${from === filed ? "files" : "server"}, ${JSON.stringify(options)}): ${error.message}`;
    throw error;
  } finally {
    await context.close();
  }
}

/** Nothing serious for whoever reads by ear or by keyboard. */
async function accessible(page, name) {
  await page.evaluate(axe);
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }));
  const serious = found.violations.filter((one) => one.impact === "serious" || one.impact === "critical");
  assert.deepEqual(serious.map((one) => `${name}: ${one.id}: ${one.nodes.map((node) => node.html).slice(0, 3).join(" ")}`), []);
}

/** No page is wider than its window. */
async function fits(page, name) {
  const [wide, window_] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(wide <= window_ + 1, `${name} is ${wide} wide in a window of ${window_}`);
}

async function picture(page, name) {
  if (pictures) await page.screenshot({ path: join(pictures, name + ".png"), fullPage: false });
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

async function findSpanish(page, from) {
  await page.goto(from + "index.html");
  await page.getByRole("link", { name: "Entrer" }).click();
  await page.locator("label:has(#f-country-es)").click();
  const shown = page.locator(".card:visible");
  assert.ok((await shown.count()) >= 1);
  for (const text of await shown.locator(".meta").allTextContents()) assert.match(text, /Espagne/);
  await shown.first().getByRole("link").click();
  await page.waitForSelector("h1");
  assert.match(page.url(), /variantes\/[^/]+\/index\.html/);
  assert.match(await page.locator(".chips").first().textContent(), /Espagne/);
}

async function learn58(page, from) {
  await page.goto(from + "en/index.html");
  await page.keyboard.press("/");
  await page.keyboard.type("58 DEATH family");
  await page.locator("#hits li").first().waitFor();
  assert.match(await page.locator("#hits li").first().textContent(), /58 Death/);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL(/#square-58$/);
  assert.match(await page.locator("#square-58").textContent(), /start/i);
}

async function accentsDoNotMatter(page, from) {
  await page.goto(from + "fr/index.html");
  await page.keyboard.press("/");
  await page.locator("#q").fill("hotellerie");
  await page.locator("#hits li").first().waitFor();
  assert.match(await page.locator("#hits li").first().textContent(), /Hôtellerie/);
  await page.locator("#q").fill("zzzz");
  assert.match(await page.locator("[data-count]").textContent(), /Rien/);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

async function takeCard(page, from) {
  await page.goto(from + "fr/variantes/famille/index.html");
  const link = page.locator(".take a[download]").first();
  if (from === filed) {
    const path = new URL(await link.getAttribute("href"), page.url());
    assert.ok(readFileSync(path).subarray(0, 5).toString() === "%PDF-");
    return;
  }
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  assert.ok(readFileSync(await download.path()).subarray(0, 5).toString() === "%PDF-");
}

async function compareTwo(page, from) {
  await page.goto(from + "en/index.html");
  await page.locator("nav.sections").getByRole("link", { name: "Compare" }).click();
  await page.locator('.pairs a[aria-label*="Infolib"]').first().click();
  await page.waitForSelector("table");
  assert.match(await page.locator("h1").textContent(), /Infolib/);
}

async function askReferee(page, from) {
  await page.goto(from + "fr/variantes/famille/arbitre/index.html");
  const ask = page.locator("[data-referee]");
  await ask.waitFor();
  await page.locator("input[name=at]").fill("10");
  const dice = page.locator(".die");
  await dice.nth(0).getByRole("button", { name: "1", exact: true }).click();
  await dice.nth(1).getByRole("button", { name: "3", exact: true }).click();
  assert.match(await page.locator("[data-answer]").textContent(), /14.*18.*22.*Alice 22/s);
  await page.locator("input[name=other]").fill("22");
  assert.match(await page.locator("[data-answer]").textContent(), /Alice 22, Bob 10/);
  assert.ok((await page.locator(".hop").count()) >= 3);
  await picture(page, "referee");
}

async function readTables(page, from) {
  await page.goto(from + "fr/variantes/famille/arbitre/index.html");
  assert.ok(await page.locator("[data-referee]").isHidden());
  const row = page.locator("table.outcomes").first().locator("tbody tr", { has: page.locator("th", { hasText: /^10$/ }) });
  assert.match(await row.first().locator("td").nth(2).textContent(), /22/);
}

async function readAll(page, from, name) {
  for (const path of ["fr/index.html", "fr/variantes/famille/index.html", "en/variants/classique-mises/index.html", "fr/variantes/infolib/arbitre/index.html",
    "fr/variantes/famille/chiffres/index.html", "fr/comparer/index.html", "fr/comparer/famille--infolib/index.html", "fr/regles/index.html", "fr/histoire/index.html",
    "en/findings/index.html", "en/findings/g0302/index.html", "en/manual/variant-files/index.html", "en/manual/print/index.html", "en/manual/machine-formats/index.html", "fr/tout/index.html", "index.html"]) {
    await page.goto(from + path);
    await accessible(page, path);
    await fits(page, path);
    if (path === "fr/index.html") {
      await page.keyboard.press("/");
      await page.locator("#q").fill("puits");
      await page.locator("#hits li").first().waitFor();
      await accessible(page, "searching");
      await picture(page, `${name}-search`);
      await page.keyboard.press("Escape");
    }
    await picture(page, `${name}-${path.replaceAll("/", "-").replace("-index.html", "")}`);
  }
}

for (const from of [served, filed]) {
  await errand("find the Spanish rules", from, {}, findSpanish);
  await errand("find the Spanish rules", from, { ...phone, javaScriptEnabled: true }, findSpanish);
  await errand("find the Spanish rules", from, { javaScriptEnabled: false }, findSpanish);
  await errand("learn what 58 does", from, {}, learn58);
  await errand("accents do not matter", from, {}, accentsDoNotMatter);
  await errand("take a card home", from, {}, takeCard);
  await errand("compare two variants", from, {}, compareTwo);
  await errand("compare two variants", from, { javaScriptEnabled: false }, compareTwo);
  await errand("ask the referee", from, {}, askReferee);
  await errand("ask the referee", from, phone, askReferee);
  await errand("read the referee's tables", from, { javaScriptEnabled: false }, readTables);
}
for (const [name, options] of [["wide-light", { colorScheme: "light" }], ["wide-dark", { colorScheme: "dark" }], ["phone-light", { ...phone, colorScheme: "light" }], ["phone-dark", { ...phone, colorScheme: "dark" }]]) {
  await errand(`read (${name})`, served, { ...options, bypassCSP: true }, (page, from) => readAll(page, from, name));
}
await browser.close();
server.close();
console.log(`${done} errands done`);
