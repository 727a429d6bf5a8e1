import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import type { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { summiere } from '@frachtportal/domain/auftrag/rechnen/summen';
import type { Auftragseingang, Eingangszeile } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';

const wurzel = resolve(import.meta.dirname, '../../../../..');
const datei = join(
  process.env.FRACHTPORTAL_SHARED ?? resolve(wurzel, '../shared'),
  'data/auftraege-sample.ndjson',
);
const fehlt = !existsSync(datei);
const ort = fehlt ? `übersprungen: ${datei} fehlt` : 'kommen an';

type Roh = Record<string, unknown>;
interface Beispielposition extends Roh {
  verpackungCode?: string;
  lademittelCode?: string;
  auftragsgefahrgueter?: Roh[];
  erwartet: Roh;
}
interface Beispiel extends Roh {
  absenderReferenz: string;
  hinweis: string;
  auftragspositionen: Beispielposition[];
  erwartet: Roh;
}

interface Ergebnis {
  lauf: Auftragseingang;
  zeilen: Eingangszeile[];
}

/** The command's own code, as `npm run import:orders` runs it; it knows the API by its address alone. */
async function importiere(inhalt: string | Buffer, dazu: Roh = {}): Promise<Ergebnis> {
  const modul = pathToFileURL(join(wurzel, 'scripts/lib/import/importieren.mjs')).href;
  const befehl = (await import(modul)) as { importiere(was: Roh): Promise<Ergebnis> };
  const wohin = { adresse: portal.url, benutzer: 'dispo', passwort };
  return befehl.importiere({
    inhalt: Buffer.from(inhalt),
    datei: 'ordner/auftraege.ndjson',
    ...wohin,
    ...dazu,
  });
}

/** The orders of a run by the lines they stood in. */
async function auftraegeVon({ id }: Auftragseingang): Promise<Map<number, number>> {
  const dispo = await portal.als('dispo');
  const { body } = await dispo.get(`/api/auftragseingang/${id}/zeilen?searchLimit=1000`).expect(200);
  return new Map((body as Eingangszeile[]).map((z) => [z.nummer, z.auftragId ?? 0]));
}

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const anzahlAuftraege = async () =>
  Number((await portal.db.eine<{ n: string }>('SELECT count(*) AS n FROM auftrag'))?.n);

describe.skipIf(fehlt)(`400 Beispielaufträge durch die API ${ort}`, () => {
  let text: string;
  let beispiele: Beispiel[];
  let ids: number[];
  let gelesen: Auftrag[];

  beforeAll(async () => {
    text = readFileSync(datei, 'utf8');
    beispiele = text
      .trim()
      .split('\n')
      .map((zeile) => JSON.parse(zeile) as Beispiel);
    const { lauf, zeilen } = await importiere(text);
    expect(zeilen).toEqual([]);
    expect(lauf).toMatchObject({ uebernommen: 400, vorhanden: 0, doppelt: 0 });
    const nachZeile = await auftraegeVon(lauf);
    ids = beispiele.map((_, i) => nachZeile.get(i + 1) as number);
    const dispo = await portal.als('dispo');
    gelesen = [];
    for (const id of ids) gelesen.push((await dispo.get(`/api/auftraege/${id}`).expect(200)).body);
  }, 120_000);

  it('im Auftrag unverändert, Feld für Feld', () => {
    for (const [i, beispiel] of beispiele.entries()) {
      expect(alsBeispiel(gelesen[i] as Auftrag, beispiel), beispiel.absenderReferenz).toEqual(
        ohneCodes(beispiel),
      );
    }
  });

  it('mit Handelscodes und UN-Nummern als Verweisen auf die richtigen Einträge', () => {
    for (const [i, { auftragspositionen }] of beispiele.entries()) {
      for (const [j, roh] of auftragspositionen.entries()) {
        const position = gelesen[i]?.auftragspositionen[j];
        expect(kurz(position?.verpackung)).toBe(roh.verpackungCode ?? null);
        expect(kurz(position?.lademittel)).toBe(roh.lademittelCode ?? null);
        for (const [k, gut] of (roh.auftragsgefahrgueter ?? []).entries()) {
          pruefeGefahrgut(position?.auftragsgefahrgueter[k] as Gefahrgutzeile, gut);
          expect(kurz(position?.auftragsgefahrgueter[k]?.verpackung)).toBe(roh.verpackungCode ?? 'GE');
        }
      }
    }
  });

  it('mit genau den erwarteten Volumen, Lademetern, Stellplätzen und Summen', () => {
    for (const [i, { auftragspositionen, erwartet }] of beispiele.entries()) {
      const auftrag = gelesen[i] as Auftrag;
      const masse = auftrag.auftragspositionen.map((p) => ({
        volumenCBM: p.volumenCBM,
        lademeter: p.lademeter ?? 0,
        stellplaetze: p.stellplaetze ?? 0,
      }));
      expect(masse).toEqual(auftragspositionen.map((p) => p.erwartet));
      const { volumenCbm, lademeter, stellplaetze } = summiere(auftrag.auftragspositionen);
      expect({
        volumenCBM: volumenCbm,
        lademeter,
        stellplaetze,
        bruttoGewicht: auftrag.sumBruttoGewicht,
        verpackungAnzahl: auftrag.sumVerpackungAnzahl,
        lademittelAnzahl: auftrag.sumLademittelAnzahl,
        mitGefahrguetern: auftrag.mitGefahrguetern,
      }).toEqual(erwartet);
    }
  });

  it('in der Suche mit denselben Werten', async () => {
    const dispo = await portal.als('dispo');
    const antwort = await dispo.get('/api/auftraege/search?searchLimit=1000').expect(200);
    expect(antwort.headers['total-search-results']).toBe('400');
    const zeilen = new Map((antwort.body as Auftragszeile[]).map((z) => [z.id, z]));
    const felder = ['absenderReferenz', 'empfaengerreferenz', 'datum', 'hinweis'];
    const lage = ['name', 'zeile2', 'strasse', 'hausnummer', 'lkz', 'plz', 'ort'];
    for (const [i, beispiel] of beispiele.entries()) {
      const zeile = zeilen.get(ids[i] as number) as unknown as Roh;
      expect(auswahl(zeile, felder)).toEqual(auswahl(beispiel, felder));
      for (const rolle of ['absenderAdresse', 'empfaengerAdresse']) {
        expect(auswahl(zeile[rolle] as Roh, lage)).toEqual(auswahl(beispiel[rolle] as Roh, lage));
      }
      expect(zeile.sumBruttoGewicht).toBe(beispiel.erwartet.bruttoGewicht);
      expect(zeile.mitGefahrguetern).toBe(beispiel.erwartet.mitGefahrguetern);
    }
    const { body } = await dispo
      .get(`/api/auftraege/search?query=${beispiele[7]?.absenderReferenz}`)
      .expect(200);
    expect(body.map((z: Auftragszeile) => z.id)).toEqual([ids[7]]);
  });

  it('als CSV mit Umlauten, Anführungszeichen und Zeilenumbrüchen, und keine Zelle wird zur Formel', async () => {
    const dispo = await portal.als('dispo');
    const { text: csv } = await dispo
      .get(`/api/auftraege/exportcsv/${ids.join(',')}?languageId=50`)
      .expect(200);
    const saetze: Record<string, string>[] = parse(csv, { bom: true, delimiter: ';', columns: true });
    expect(saetze).toHaveLength(400);
    for (const [i, beispiel] of beispiele.entries()) {
      const satz = saetze[i] ?? {};
      const { name, ort: stadt } = beispiel.absenderAdresse as { name: string; ort: string };
      expect(satz['Absenderreferenz']).toBe(beispiel.absenderReferenz);
      expect(satz['Absender Name']).toBe(name);
      expect(satz['Absender Ort']).toBe(stadt);
      expect(satz['Hinweis']).toBe(
        beispiel.hinweis.startsWith('=') ? `'${beispiel.hinweis}` : beispiel.hinweis,
      );
      expect(Object.values(satz).filter((zelle) => /^[=+@-]/.test(zelle))).toEqual([]);
    }
    const alle = saetze.map((s) => s['Hinweis']).join('|');
    for (const probe of ["'=SUMME(A1:A9)", '"dringend"', '7–11 Uhr\nHebebühne'])
      expect(alle).toContain(probe);
  });

  it('beim zweiten Mal nicht doppelt, auch wenn die Datei inzwischen gewachsen ist', async () => {
    const mehr = `${text}${JSON.stringify({ ...beispiele[0], absenderReferenz: 'NACHGEREICHT' })}\n`;
    const { lauf } = await importiere(mehr);
    expect(lauf).toMatchObject({ uebernommen: 1, vorhanden: 400, abgelehnt: 0 });
    expect(await anzahlAuftraege()).toBe(401);
  });
});

describe('Ein Import', () => {
  const gut = (referenz: string, dazu: Roh = {}) => ({
    absenderReferenz: `IMPORT-${referenz}`,
    absenderAdresse: { name: 'Müller & Söhne' },
    empfaengerAdresse: { name: 'Jäger OHG' },
    auftragspositionen: [{ laufendePosition: 1, warengutBezeichnung: 'Kisten', bruttoGewicht: 12, ...dazu }],
  });
  const position = (dazu: Roh) => gut('P', dazu);
  const zeilen = (...auftraege: unknown[]) =>
    auftraege.map((a) => (typeof a === 'string' ? a : JSON.stringify(a))).join('\n');

  it('nennt zu jeder abgewiesenen Zeile Nummer, Feld und Grund und legt die anderen an', async () => {
    const vorher = await anzahlAuftraege();
    const { lauf, zeilen: abgelehnte } = await importiere(
      zeilen(
        gut('A'),
        '{ kein json',
        position({ verpackungCode: 'QX' }),
        position({ auftragsgefahrgueter: [{ unnr: '9999' }] }),
        position({ auftragsgefahrgueter: [{ unnr: '1950', anzahl: 1, bruttoGewicht: 2, nettoGewicht: 1 }] }),
        '',
        { ...gut('B'), empfaengerAdresse: null },
        { ...gut('C'), farbe: 'blau' },
        position({ warengutBezeichnung: 'x'.repeat(36) }),
      ),
    );
    expect(lauf).toMatchObject({ uebernommen: 1, abgelehnt: 7 });
    expect(abgelehnte.map(({ nummer, meldungen: [m] }) => [nummer, m?.field, m?.text])).toEqual([
      [2, null, 'Das ist kein lesbarer Auftrag (JSON).'],
      [3, 'auftragspositionen[0].verpackungCode', 'Der Code „QX“ ist nicht bekannt.'],
      [4, 'auftragspositionen[0].auftragsgefahrgueter[0].unnr', 'Das Gefahrgut UN 9999 ist nicht bekannt.'],
      [5, 'auftragspositionen[0].auftragsgefahrgueter[0].unnr', 'Das Gefahrgut UN 1950 ist nicht eindeutig.'],
      [7, 'empfaengerAdresse.name', 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
      [8, 'farbe', 'Das Feld farbe ist nicht bekannt.'],
      [9, 'auftragspositionen[0].warengutBezeichnung', 'Bitte höchstens 35 Zeichen eingeben.'],
    ]);
    expect(await anzahlAuftraege()).toBe(vorher + 1);
  });

  it('nimmt Tabellen wie der Bildschirm und sagt, wenn Spalten fehlen', async () => {
    const kopf = 'Auftrags-Nr.;Firma;PLZ;Stadt;Ware;Anz.;Verpackung;Gew. (kg);Absender';
    const tabelle = `${kopf}\nT-1;Jäger OHG;28195;Bremen;Nägel;2;KT;14,5;Werk Nord`;
    const { lauf } = await importiere(tabelle, { datei: 'tabelle.csv' });
    expect(lauf).toMatchObject({ format: 'csv', uebernommen: 1 });
    const unbekannt = importiere('Alpha;PLZ\nx;28195', { datei: 'unbekannt.csv' });
    await expect(unbekannt).rejects.toThrow('In den Spalten der Datei (Alpha, PLZ) fehlt');
  });

  it.each<[string, (text: string) => Buffer]>([
    ['UTF-8 mit BOM', (t) => Buffer.from(`\uFEFF${t}`)],
    ['UTF-16', (t) => Buffer.from(`\uFEFF${t}`, 'utf16le')],
    ['UTF-16, das hohe Byte zuerst', (t) => Buffer.from(`\uFEFF${t}`, 'utf16le').swap16()],
    ['Windows-1252', (t) => Buffer.from(t.replace('€', '\u0080'), 'latin1')],
  ])(
    'liest eine Tabelle in %s, mit Einheiten, Ländern und Gefahrgut, wie Leute sie schreiben',
    async (name, als) => {
      const kopf =
        'Auftrags-Nr.\tFirma\tPLZ\tStadt\tLand\tWare\tAnz.\tVerp.\tGewicht (t)\tLänge (mm)\tUN\tVG\tLiter\tAbsender';
      const zeile = `C-${name}\tJäger € Söhne\tA-1010\tWien\tAUT\tFarbe\t2\tKT\t0,045\t1.200\tUN 1263\tPG III\t40\tWerk`;
      const { lauf, zeilen: nein } = await importiere(als(`${kopf}\r\n${zeile}\r\n`), {
        datei: 'liste.txt.csv',
      });
      expect([lauf.uebernommen, nein.flatMap((z) => z.meldungen.map((m) => m.text))]).toEqual([1, []]);
      const dispo = await portal.als('dispo');
      const id = (await auftraegeVon(lauf)).get(2);
      expect((await dispo.get(`/api/auftraege/${id}`).expect(200)).body).toMatchObject({
        empfaengerAdresse: { name: 'Jäger € Söhne', plz: '1010', lkz: 'A' },
        auftragspositionen: [
          {
            bruttoGewicht: 45,
            laengeCM: 120,
            verpackungAnzahl: 2,
            auftragsgefahrgueter: [
              { liter: 40, anzahl: 2, gefahrgutklasse: { unnr: '1263', verpackungsgruppe: 'III' } },
            ],
          },
        ],
      });
    },
  );

  it('legt einen anderen Auftrag mit bekannter Referenz nur auf Wunsch an', async () => {
    await importiere(zeilen(gut('D')));
    const anders = zeilen({ ...gut('D'), hinweis: 'noch einer' });
    expect((await importiere(anders)).lauf).toMatchObject({ uebernommen: 0, doppelt: 1 });
    expect((await importiere(anders, { doppelte: true })).lauf).toMatchObject({ uebernommen: 1 });
  });

  it('legt für den genannten Mandanten an und sagt, welche möglich sind', async () => {
    const { lauf } = await importiere(zeilen(gut('E')), { mandant: portal.welt.nordKunde });
    const kunde = await portal.als('kunde');
    const id = (await auftraegeVon(lauf)).get(1);
    const { body } = await kunde.get(`/api/auftraege/${id}`).expect(200);
    expect(body.mandant.id).toBe(portal.welt.nordKunde);
    const fremd = importiere(zeilen(gut('F')), { mandant: portal.welt.alpen });
    await expect(fremd).rejects.toThrow(`${portal.welt.nordKunde}  Müller & Söhne Maschinenbau GmbH`);
  });

  it('sagt, warum eine Anmeldung nicht gelingt', async () => {
    await expect(importiere('', { passwort: 'falsch' })).rejects.toThrow(
      'Benutzer oder Passwort ist falsch.',
    );
    await expect(importiere('', { adresse: 'http://127.0.0.1:1' })).rejects.toThrow(
      'Server nicht erreichbar',
    );
  });
});

/** The read order cut down to what the sample says, so that nothing but a changed value makes a difference. */
function alsBeispiel(gelesen: unknown, beispiel: unknown): unknown {
  if (Array.isArray(beispiel)) return beispiel.map((b, i) => alsBeispiel((gelesen as unknown[])[i], b));
  if (typeof beispiel !== 'object' || beispiel === null) return gelesen ?? null;
  return Object.fromEntries(
    Object.entries(ohneCodes(beispiel as Roh)).map(([name, wert]) => [
      name,
      alsBeispiel((gelesen as Roh | null)?.[name], wert),
    ]),
  );
}

const nurInDerDatei = new Set(['erwartet', 'verpackungCode', 'lademittelCode']);
const gefahrgutangaben = new Set([
  'unnr',
  'bezeichnung',
  'klasse',
  'verpackungsgruppe',
  'befoerderungskategorie',
]);

/** Without what becomes a reference; those have a test of their own. */
function ohneCodes(wert: Roh): Roh {
  const gefahrgut = 'unnr' in wert;
  return Object.fromEntries(
    Object.entries(wert)
      .filter(([name]) => !nurInDerDatei.has(name) && !(gefahrgut && gefahrgutangaben.has(name)))
      .map(([name, w]) => [name, Array.isArray(w) ? w.map(ohneCodes) : w]),
  );
}

function pruefeGefahrgut(zeile: Gefahrgutzeile, roh: Roh): void {
  const klasse = zeile.gefahrgutklasse as unknown as Gefahrgutklasse;
  const felder = ['unnr', 'klasse', 'verpackungsgruppe', 'befoerderungskategorie'];
  expect(auswahl(klasse as unknown as Roh, felder)).toEqual(auswahl(roh, felder));
  // The sample shortens some names.
  expect(klasse.bezeichnung.startsWith(String(roh.bezeichnung))).toBe(true);
}

function kurz(eintrag: unknown): string | null {
  return (eintrag as { kurzBezeichnung?: string } | null)?.kurzBezeichnung ?? null;
}

function auswahl(wert: Roh, namen: string[]): Roh {
  return Object.fromEntries(namen.map((name) => [name, wert[name] ?? null]));
}
