// `npm run bench -- --browser`: the screens as a browser feels them, in the production build.
import { cpus, loadavg } from 'node:os';
import { browserprogramm } from '@frachtportal/testkit/browserprogramm';
import { type Browser, chromium } from 'playwright-core';
import { median, schritt, zahl } from '../ausgabe.ts';
import { skriptgroessen } from '../orte.ts';
import { bericht, type Zeile } from './bericht.ts';
import { blaetterzeiten } from './blaettern.ts';
import { type Ladung, lade, ladungKb } from './laden.ts';
import { type Portal, startePortal } from './portal.ts';
import { type Lauf, melde, oeffne, pfade, schreibtisch, schwach } from './seite.ts';
import { tastenzahlen } from './tasten.ts';
import { aufBlosserSeite, formular, raster } from './tastendauer.ts';
import { geheInZelle, tippeSofort } from './tippen.ts';

export async function laufeImBrowser(protokoll: number): Promise<void> {
  console.log('\nFrachtportal, Leistung im Browser');
  const portal = await schritt('Portal starten', () => startePortal(protokoll));
  const browser = await chromium.launch(await browserprogramm());
  try {
    const zeilen = await messe(browser, portal);
    console.log(`\n${bericht(zeilen)}\n`);
    console.log(
      `Chromium ${browser.version()}, ${cpus().length} Kerne, Last der Maschine am Ende ${zahl(loadavg()[0] ?? 0, 1)}\n`,
    );
  } finally {
    await browser.close();
    await portal.beenden();
  }
}

async function messe(browser: Browser, { url }: Portal): Promise<Zeile[]> {
  const lauf = { browser, url };
  const bloss = await schritt('Tippen auf der bloßen Seite', () => aufBlosserSeite(browser));
  return [
    ...(await schritt('Größe der Skripte', () => skripte(lauf))),
    ...(await schritt('Laden', () => ladezeiten(lauf))),
    ...(await schritt('Blättern', () => blaettern(lauf))),
    ...(await schritt('Tippen im Formular', () => formular(lauf, bloss))),
    ...(await schritt('Tippen im Raster', () => raster(lauf, bloss))),
    ...(await schritt('Ohne Pause tippen', () => ohnePause(lauf))),
    ...(await schritt('Tasten eines Auftrags', () => tasten(lauf))),
  ];
}

async function skripte({ browser, url }: Lauf): Promise<Zeile[]> {
  const groessen = skriptgroessen();
  const seiten = [
    { name: 'Anmeldung', pfad: pfade.anmeldung, ziel: groessen.anmeldung.hoechstens, angemeldet: false },
    {
      name: 'Auftragserfassung',
      pfad: pfade.formular,
      ziel: groessen.erfassung.hoechstens,
      angemeldet: true,
    },
    { name: 'Auftragsliste', pfad: pfade.liste, ziel: groessen.liste.hoechstens, angemeldet: true },
  ];
  const zeilen: Zeile[] = [];
  for (const { name, pfad, ziel, angemeldet } of seiten) {
    const { skriptKb, textKb } = await ladungKb(
      browser,
      url + pfad,
      angemeldet ? await melde(url) : undefined,
    );
    const dazu = `dazu Texte ${zahl(textKb, 0)} kB`;
    zeilen.push({ name: `Skript ${name} (gzip, ${dazu})`, wert: skriptKb, ziel, einheit: 'kB', stellen: 0 });
  }
  return zeilen;
}

async function ladezeiten({ browser, url }: Lauf): Promise<Zeile[]> {
  const faelle = [
    { name: 'Anmeldung', pfad: pfade.anmeldung, bedingung: schreibtisch, ziel: 0.6, angemeldet: false },
    { name: 'Auftragsliste', pfad: pfade.liste, bedingung: schreibtisch, ziel: 1, angemeldet: true },
    { name: 'Auftragsliste, schwach', pfad: pfade.liste, bedingung: schwach, ziel: 3, angemeldet: true },
    {
      name: 'Auftragserfassung',
      pfad: pfade.formular,
      bedingung: schreibtisch,
      ziel: null,
      angemeldet: true,
    },
  ];
  const zeilen: Zeile[] = [];
  let verschiebung = 0;
  for (const { name, pfad, bedingung, ziel, angemeldet } of faelle) {
    const ladungen: Ladung[] = [];
    for (let i = 0; i < 3; i++)
      ladungen.push(await lade(browser, url + pfad, bedingung, angemeldet ? await melde(url) : undefined));
    verschiebung = Math.max(verschiebung, ...ladungen.map((l) => l.verschiebung));
    const wert = (lies: (l: Ladung) => number) => median(ladungen.map(lies)) / 1000;
    const sekunden = { einheit: 's', stellen: 2 };
    if (ziel !== null) zeilen.push({ ...sekunden, name: `LCP ${name}`, wert: wert((l) => l.lcpMs), ziel });
    // The largest paint may be the frame that comes first; what somebody waits for are the rows.
    if (pfad === pfade.liste && ziel !== null)
      zeilen.push({ ...sekunden, name: `Erste Zeile ${name}`, wert: wert((l) => l.zeileMs), ziel });
  }
  return [
    ...zeilen,
    { name: 'Verschiebung beim Laden, höchste', wert: verschiebung, ziel: 0.05, einheit: '', stellen: 3 },
  ];
}

async function blaettern({ browser, url }: Lauf): Promise<Zeile[]> {
  const faelle = [
    { name: 'Nächste 100 Zeilen', bedingung: schreibtisch, ziel: 120 },
    { name: 'Nächste 100 Zeilen, schwach', bedingung: schwach, ziel: 400 },
  ];
  const zeilen: Zeile[] = [];
  for (const { bedingung, ...fall } of faelle) {
    const dauern = await blaetterzeiten(browser, url, bedingung, await melde(url));
    zeilen.push({ ...fall, wert: median(dauern), einheit: 'ms', stellen: 0 });
  }
  return zeilen;
}

async function ohnePause({ browser, url }: Lauf): Promise<Zeile[]> {
  const fenster = await oeffne(browser, await melde(url));
  const { page } = fenster;
  await page.goto(url + pfade.formular);
  await page.locator('[name="absenderReferenz"]').waitFor();
  let verloren = 0;
  for (let zeile = 1; zeile <= 12; zeile++) {
    await geheInZelle(page, zeile, 5);
    const werte = [`40063813339${zeile}`, '99,95', '120', '80', '100'];
    await tippeSofort(fenster, werte);
    const zellen = page.locator(`.fp-raster [aria-rowindex="${zeile + 1}"] > [role="gridcell"]`);
    const gezeigt = new Set((await zellen.allTextContents()).map((t) => t.trim()));
    verloren += werte.filter((w) => !gezeigt.has(w)).length;
  }
  await fenster.schliessen();
  return [{ name: 'verlorene Eingaben bei 0 ms', wert: verloren, ziel: 0, einheit: '', stellen: 0 }];
}

async function tasten({ browser, url }: Lauf): Promise<Zeile[]> {
  const fenster = await oeffne(browser, await melde(url));
  const zeilen = await tastenzahlen(fenster, url);
  await fenster.schliessen();
  return zeilen;
}
