import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { feld } from '../seiten.js';
import { iftmin } from './nachrichten.js';
import { Rufer } from './rufer.js';

/** What it takes to capture an order, whichever way. */
export interface Abend {
  url: string;
  page: Page;
  morgen: string;
  /** The folder from which messages are read. */
  eingang: string;
  /** API keys: of a program, of an agent. */
  schluessel: { programm: string; agent: string };
}

type Weg = (abend: Abend, referenzen: readonly string[]) => Promise<void>;

const auftrag = (absenderReferenz: string, beladedatum: string) => ({
  beladedatum,
  absenderReferenz,
  absenderAdresse: { name: 'Werk Nord GmbH', strasse: 'Hafenstraße', lkz: 'D', plz: '28195', ort: 'Bremen' },
  empfaengerAdresse: { name: 'Jäger OHG', strasse: 'Am Wall', lkz: 'D', plz: '20095', ort: 'Hamburg' },
  auftragspositionen: [
    {
      laufendePosition: 1,
      warengutBezeichnung: 'Maschinenteile',
      bruttoGewicht: 480.5,
      lademittel: { id: 1 },
      lademittelAnzahl: 2,
      laengeCM: 120,
      breiteCM: 80,
      hoeheCM: 100,
    },
  ],
});

/** Where the portal went away while its pages were on their way, somebody begins again. */
async function zurErfassung(page: Page): Promise<void> {
  const nochmal = page.getByRole('button', { name: 'Erneut versuchen' });
  if (await nochmal.isVisible()) await nochmal.click();
  if ((await feld(page, 'absenderAdresse.name').count()) === 0) await page.keyboard.press('Alt+n');
}

/** A clerk: what is typed stays until it is stored, and is stored once, however often they press the keys. */
const amBildschirm: Weg = async ({ page }, referenzen) => {
  const [absender, empfaenger] = ['absenderAdresse', 'empfaengerAdresse'];
  for (const [rolle, text] of [
    [absender, 'a'],
    [empfaenger, 'elet'],
  ] as const)
    await expect(async () => {
      await zurErfassung(page);
      await feld(page, `${rolle}.name`).fill('', { timeout: 15_000 });
      await feld(page, `${rolle}.name`).fill(text);
      await page.getByRole('option').first().click({ timeout: 5000 });
      await expect(feld(page, `${rolle}.ort`)).not.toHaveValue('', { timeout: 5000 });
    }).toPass();
  for (const referenz of referenzen) {
    await expect(async () => {
      if (!(await feld(page, `${empfaenger}.name`).inputValue())) await page.keyboard.press('Alt+w');
      await expect(feld(page, `${empfaenger}.name`)).not.toHaveValue('', { timeout: 3000 });
    }).toPass();
    await feld(page, 'absenderReferenz').fill(referenz);
    const eingabe = page.getByLabel('Schnelleingabe der Positionen');
    await expect(async () => {
      await page.keyboard.press('Alt+8');
      await expect(eingabe).toBeFocused({ timeout: 3000 });
      await eingabe.fill('2 epal teile 300kg, 1 kt ersatz 85kg');
      await expect(page.getByRole('list', { name: 'So verstanden' })).toContainText('ersatz', {
        timeout: 3000,
      });
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Auftragspositionen', { exact: true })).toContainText('ersatz', {
        timeout: 3000,
      });
    }).toPass();
    // Whoever gets no answer is told so well within this time, and presses the keys again.
    await expect(async () => {
      await page.keyboard.press('Control+Enter');
      await expect(feld(page, 'absenderReferenz')).toHaveValue('', { timeout: 15_000 });
    }).toPass({ timeout: 240_000 });
  }
};

/** An XLSX file that somebody uploads; where nobody answers they look whether it has come. */
const alsTabelle: Weg = async ({ url, morgen }, referenzen) => {
  const person = await Rufer.anmelden(url, 'kunde');
  const mappe = new ExcelJS.Workbook();
  const blatt = mappe.addWorksheet('Aufträge');
  const jaeger = {
    'Empfänger Name': 'Jäger OHG',
    'Empfänger Straße': 'Am Wall 3',
    PLZ: '28195',
    Ort: 'Bremen',
  };
  const werk = {
    Absender: 'Werk',
    'Absender Straße': 'Hafen 1',
    'Absender PLZ': '20457',
    'Absender Ort': 'Hamburg',
  };
  const ware = { Inhalt: 'Schrauben', Anzahl: 1, Verpackung: 'KT', Gewicht: 12.5, Abholdatum: morgen };
  blatt.addRow(['Referenz', ...[jaeger, werk, ware].flatMap(Object.keys)]);
  for (const referenz of referenzen) blatt.addRow([referenz, ...[jaeger, werk, ware].flatMap(Object.values)]);
  const name = 'abend.xlsx';
  const datei = new Blob([await mappe.xlsx.writeBuffer()]);
  const gekommen = async () =>
    (await person.verlange('GET', 'auftragseingang')).find(
      (l: { dateiname: string }) => l.dateiname === name,
    );
  let lauf = await gekommen();
  while (!lauf) {
    const koerper = new FormData();
    koerper.append('file', datei, name);
    await fetch(`${url}/api/auftragseingang`, {
      method: 'POST',
      headers: person.kopf,
      body: koerper,
    }).catch(() => undefined);
    lauf = await gekommen();
  }
  while (lauf.zustand === 'pruefung')
    lauf = await person.verlange('POST', `auftragseingang/${lauf.id}/pruefen`);
  expect(lauf).toMatchObject({ neu: referenzen.length, abgelehnt: 0 });
  while (lauf.zustand !== 'uebernommen') {
    await person.rufe('POST', `auftragseingang/${lauf.id}/uebernehmen`, {});
    lauf = await person.verlange('GET', `auftragseingang/${lauf.id}`);
  }
};

/** A partner who puts a message into a folder, whole or not at all. */
const alsNachricht: Weg = async ({ eingang, morgen }, referenzen) => {
  writeFileSync(join(eingang, '.abend.edi'), Buffer.from(iftmin(referenzen, morgen), 'latin1'));
  renameSync(join(eingang, '.abend.edi'), join(eingang, 'abend.edi'));
};

/** A program that gives each order a name of its own, so that asking again makes no second one. */
const alsProgramm: Weg = async ({ url, morgen, schluessel }, referenzen) => {
  const programm = new Rufer(url, { authorization: `Bearer ${schluessel.programm}` });
  for (const referenz of referenzen) {
    const kopf = { 'idempotency-key': `abend-${referenz}` };
    const { status, body } = await programm.rufe('POST', 'auftraege', auftrag(referenz, morgen), kopf);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
  }
};

/** An agent who proposes what a person then releases. */
const alsAgent: Weg = async ({ url, morgen, schluessel }, referenzen) => {
  const agent = new Rufer(url, { 'x-api-key': schluessel.agent });
  const kopf = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' };
  for (const referenz of referenzen) {
    const angaben = { auftrag: auftrag(referenz, morgen), referenz, grund: 'Ein Abend im Test' };
    const { body } = await agent.rufe(
      'POST',
      'mcp',
      {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'auftrag_vorlegen', arguments: angaben },
      },
      kopf,
    );
    // Asked again because nobody answered, it is there already.
    const { zustand, meldungen } = body.result.structuredContent;
    expect(zustand ?? meldungen?.[0]?.key, JSON.stringify(body)).toMatch(
      /^(wartet|vorschlag\.referenzVorhanden)$/,
    );
  }
  const person = await Rufer.anmelden(url, 'kunde');
  // The demo has suggestions of its own, one of which nobody can release as it is.
  const wartende = async (): Promise<number[]> =>
    (await person.verlange('GET', 'auftragsvorschlaege?zustand=wartet&searchLimit=50'))
      .filter((v: { quelle: string }) => v.quelle === 'agent')
      .map((v: { id: number }) => v.id);
  for (let ids = await wartende(); ids.length; ids = await wartende())
    await person.rufe('POST', 'auftragsvorschlaege/freigeben', ids);
};

/** The ways in, each with the letters its references begin with. */
export const wege: Readonly<Record<string, Weg>> = {
  BS: amBildschirm,
  XL: alsTabelle,
  ED: alsNachricht,
  AP: alsProgramm,
  MC: alsAgent,
};
