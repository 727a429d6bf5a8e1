import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auftraegeAlsCsv } from './auftrag-csv.js';
import { csvSpalten, type Spalte } from './csv-spalten.js';
import { gelesenerAuftrag } from './testing/gelesener-auftrag.js';

const texte = { frankaturen: { 5: 'frei Haus' }, verkehrsarten: { 1: 'Stückgut national' } };

async function alsText(auftraege: Iterable<Auftrag> | AsyncIterable<Auftrag>, spalten?: readonly Spalte[]) {
  const stuecke: string[] = [];
  for await (const stueck of auftraegeAlsCsv(auftraege, texte, spalten)) stuecke.push(stueck);
  return stuecke.join('');
}

function gelesen(csv: string): string[][] {
  return parse(csv, { delimiter: ';', bom: true, relax_column_count: false, record_delimiter: '\r\n' });
}

async function alsObjekt(auftrag: Auftrag): Promise<Record<string, string>> {
  const [titel = [], werte = []] = gelesen(await alsText([auftrag]));
  return Object.fromEntries(titel.map((t, i) => [t, werte[i] as string]));
}

const nurHinweis: Spalte[] = [{ titel: 'Hinweis', art: 'text', wert: (a) => a.hinweis }];

describe('CSV-Export von Aufträgen', () => {
  it('beginnt mit BOM und deutscher Kopfzeile, trennt mit Semikolon, setzt alles in Anführungszeichen, endet mit CRLF', async () => {
    const csv = await alsText([gelesenerAuftrag()]);
    expect(csv.startsWith('\uFEFF"Auftragsnummer";"Erfasst am";"Auftragsdatum";"Status";')).toBe(true);
    expect(csv.endsWith('"Getränke Böttcher"\r\n')).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(3);
    expect(csv.split('\r\n')[1]).toMatch(/^"[^"]*"(;"[^"]*")+$/);
  });

  it('schreibt Tage, Zahlen und Wörter, wie sie in Deutschland geschrieben werden', async () => {
    const zeile = await alsObjekt(
      gelesenerAuftrag(2, {
        nachnahmeBetrag: 1234.5,
        nachnahmeWaehrung: { id: 2, bezeichnungKurz: 'EUR' },
        berechnBetrag: -80.1,
        berechnWaehrung: { id: 1, bezeichnungKurz: 'CHF' },
      }),
    );
    expect(zeile).toMatchObject({
      'Erfasst am': '27.05.2026',
      'Absender Straße': 'An der Weißen Brücke 129 b',
      Zustelldatum: '29.05.2026',
      'Zustellzeit bis': '11:00',
      Frankatur: 'frei Haus',
      Verkehrsart: 'Stückgut national',
      Terminart: 'Fixtermin',
      'Gewicht kg': '2501,00',
      ADR: 'Ja',
      Nachnahme: '1234,50',
      'Nachnahme Währung': 'EUR',
      Preis: '-80,10',
      'Preis Währung': 'CHF',
    });
  });

  it('lässt leer, was fehlt', async () => {
    const zeile = await alsObjekt(
      gelesenerAuftrag(1, {
        empfaengerAdresse: null,
        verkehrsart: -1,
        terminkennzeichen: null,
        mandant: null,
      }),
    );
    expect(zeile).toMatchObject({
      'Empfänger Name': '',
      Verkehrsart: '',
      Terminart: '',
      Preis: '',
      Mandant: '',
    });
  });

  it('schickt viele Aufträge in Stücken, ohne auf den letzten zu warten', async () => {
    let gelesene = 0;
    async function* quelle() {
      for (; gelesene < 1000; gelesene++) yield gelesenerAuftrag();
    }
    const strom = auftraegeAlsCsv(quelle(), texte);
    await strom.next();
    expect(gelesene).toBe(0);
    await strom.next();
    expect(gelesene).toBeLessThan(200);
    for await (const _ of strom);
    expect(gelesene).toBe(1000);
  });

  it('gibt jeden Text unverändert zurück, und keine Zelle beginnt eine Formel', async () => {
    const zeichen = fc.constantFrom(...'=+-@\t\r\n\'";, aß€＝＋﹣－−＠\u00a0\u200b\u0001');
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: zeichen, maxLength: 12 }));
    await fc.assert(
      fc.asyncProperty(text, async (hinweis) => {
        const [, [zelle = ''] = []] = gelesen(await alsText([gelesenerAuftrag(1, { hinweis })], nurHinweis));
        expect(zelle).not.toMatch(/^[\p{Z}\p{C}]*[=+\-@＝＋－﹣＠−]|^[\t\r\n]/u);
        const zurueck = zelle.startsWith("'") && zelle !== hinweis ? zelle.slice(1) : zelle;
        expect(zurueck).toBe(hinweis);
      }),
      { numRuns: 400 },
    );
  });

  it.each(['=1+1', '+49 89 1', '-5', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '＝1', '−1', "'=1"])(
    'macht %j harmlos',
    async (hinweis) => {
      const csv = await alsText([gelesenerAuftrag(1, { hinweis })], nurHinweis);
      expect(gelesen(csv)[1]).toEqual([`'${hinweis}`]);
    },
  );

  it('hat je Spalte eine eigene Überschrift', () => {
    expect(new Set(csvSpalten.map((s) => s.titel)).size).toBe(csvSpalten.length);
  });
});
