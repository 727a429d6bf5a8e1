import { AuftragService } from '@frachtportal/domain/auftrag/auftrag-teile';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import { beginntFormel, ohneFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import { deutsch } from '@frachtportal/texte/server';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { leere } from '../../adressen/testing/adressen.js';
import { bepreist } from '../../dispo/testing/auftraege.js';
import { spalten } from './spalten.js';

/** What a spreadsheet takes for the beginning of a formula: the signs, what hides them, and what attackers write. */
const anfaenge = [
  '=',
  '+',
  '-',
  '@',
  '\u2212',
  '\uff1d',
  '\uff0b',
  '\uff0d',
  '\uff20',
  '\ufe66',
  '\ufe62',
  '\ufe63',
  '\ufe6b',
  '\u207a',
  '\u207b',
  '\u207c',
  '\u208a',
  '\u208b',
  '\u208c',

  '\t',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '  +',
  '\u00a0=',
  '\u200b=',
  '\ufeff=',
  '\u2028=',
  '\u3000=',
  '\u0001=',
  "'=",
  "''=",
  "'\t=",
  '=cmd|',
  '=HYPERLINK(',
  '=WEBSERVICE(',
  '+cmd|',
  '-2+3+',
  '@SUM(',
];

/** The signs of countries are a list, and the numbers of pieces are drawn: nobody types them. */
const ausListe = /LKZ$|^SSCC$/;

const schluessel = 'formel-schluessel-1';
let portal: Portal;
let auftragId: number;
beforeAll(async () => {
  portal = await startePortal({ DISPO_EINGANGSSCHLUESSEL: schluessel });
  const kunde = await portal.als('kunde');
  const neu = { ...einAuftrag().build(), nachnahmeBetrag: 1, nachnahmeWaehrung: { id: 2 } };
  neu.auftragServices = [Object.assign(new AuftragService(), { spez_num: 48, wert: 'true' })];
  const ohneTage = { ...neu, beladedatum: null, entladedatum: null };
  const { body: auftrag } = await kunde.post('/api/auftraege').send(ohneTage).expect(201);
  auftragId = auftrag.id;
  await bepreist(portal, schluessel, auftrag, 1);
  await leere(portal, 'kunde', portal.welt.adressen.nordKunde);
});
afterAll(() => portal.schliessen());

/** Puts the text into every column of texts of these rows, cut to what the column holds. */
async function fuelle(tabelle: string, bedingung: string, text: string, nur: string[] = []): Promise<void> {
  const gefunden = await portal.db.sql<{ name: string; laenge: number }>(
    `SELECT column_name AS name, character_maximum_length AS laenge FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND data_type = 'character varying'`,
    [tabelle],
  );
  const gesetzt = gefunden
    .filter(({ name }) => !nur.length || nur.includes(name))
    .map(({ name, laenge }) => `${name} = left($1, ${laenge ?? 100})`);
  await portal.db.sql(`UPDATE ${tabelle} SET ${gesetzt.join(', ')} WHERE ${bedingung}`, [text]);
}

async function datei(pfad: string): Promise<Buffer> {
  const { body } = await (await portal.als('kunde'))
    .get(`/api/${pfad}`)
    .expect(200)
    .buffer()
    .parse((r, fertig) => {
      const teile: Buffer[] = [];
      r.on('data', (t: Buffer) => teile.push(t));
      r.on('end', () => fertig(null, Buffer.concat(teile)));
    });
  return body;
}

/** The cells of the first row below the heading, by heading. */
async function zellen(pfad: string): Promise<{ csv: Record<string, string>; xlsx: Record<string, unknown> }> {
  const als = (form: string) => datei(pfad.replace('FORM', form));
  const [csv = {}] = parse(await als('csv'), {
    bom: true,
    delimiter: ';',
    columns: true,
    record_delimiter: '\r\n',
  });
  const mappe = new ExcelJS.Workbook();
  await mappe.xlsx.load((await als('xlsx')) as never);
  const blatt = mappe.worksheets[0];
  const kopf = ((blatt?.getRow(1).values ?? []) as string[]).slice(1);
  const werte = kopf.map((titel, i) => [titel, blatt?.getRow(2).getCell(i + 1).value] as const);
  return { csv: csv as Record<string, string>, xlsx: Object.fromEntries(werte) };
}

/** In CSV a text with an apostrophe that comes off again, in a workbook a text as it is. */
function verlangeHarmlos(titel: string, csv: string | undefined, xlsx: unknown): void {
  const text = ohneFormelschutz(csv ?? '');
  expect([titel, csv], titel).toEqual([titel, `'${text}`]);
  expect([titel, beginntFormel(text)]).toEqual([titel, true]);
  expect([titel, typeof xlsx]).toEqual([titel, 'string']);
  // A workbook knows no carriage return of its own and no control characters; before an equals sign it may have an
  // apostrophe too, for who reads it again.
  const sichtbar = (wert: string) => wert.replace(/[\s\p{Cc}]/gu, '');
  expect([text, `'${text}`].map(sichtbar), titel).toContain(sichtbar(String(xlsx)));
}

describe('Anfänge von Formeln', () => {
  it('sind vierzig verschiedene', () => {
    expect(new Set(anfaenge).size).toBe(anfaenge.length);
    expect(anfaenge.length).toBeGreaterThanOrEqual(40);
    for (const anfang of anfaenge) expect([anfang, beginntFormel(`${anfang}1`)]).toEqual([anfang, true]);
  });

  it.each(anfaenge)('%j lebt in keiner Textspalte der Aufträge', async (anfang) => {
    const text = `${anfang}1`;
    await fuelle('auftrag', `id = ${auftragId}`, text);
    await fuelle('auftrag_adresse', `auftrag_id = ${auftragId}`, text);
    await fuelle('waehrung', 'id = 2', text, ['bezeichnung_kurz']);
    await fuelle('mandant', `id = ${portal.welt.nordKunde}`, text);
    await fuelle('sendungsstatus', 'id = 1', text, ['kurz_bezeichnung']);
    for (const liste of ['frankatur', 'verkehrsart', 'terminkennzeichen'])
      await fuelle(liste, 'true', text, ['lang_bezeichnung']);
    await fuelle('service_definition', 'spez_num = 48', text, ['bezkurz']);
    const { csv, xlsx } = await zellen(`auftraege/exportFORM/${auftragId}`);
    const texte = spalten
      .filter((s) => s.art === 'text')
      .map((s) => deutsch(s.titel))
      .filter((titel) => !ausListe.test(titel));
    expect(texte.length).toBeGreaterThan(20);
    for (const titel of texte) verlangeHarmlos(titel, csv[titel], xlsx[titel]);
  });

  it.each(anfaenge)('%j lebt in keiner Textspalte des Adressbuchs', async (anfang) => {
    await fuelle('adresse', `id = ${portal.welt.adressen.nordKunde}`, `${anfang}1`);
    const { csv, xlsx } = await zellen('adressen/export/FORM');
    const texte = Object.keys(csv).filter(
      (titel) => csv[titel] && !/^(ja|nein|\d+)$/.test(csv[titel]) && !ausListe.test(titel),
    );
    expect(texte.length).toBeGreaterThan(15);
    for (const titel of texte) verlangeHarmlos(titel, csv[titel], xlsx[titel]);
  });
});
