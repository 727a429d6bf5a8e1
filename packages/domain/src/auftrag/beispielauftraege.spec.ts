import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lies } from '../feld/lesen.js';
import { standardkonfiguration } from '../konfiguration/konfiguration.js';
import { Auftrag } from './auftrag.js';
import { pruefeAuftrag } from './auftrag.rules.js';
import { bereiteAuf } from './eingang/auftrag-aufbereiten.js';
import { summiere } from './rechnen/summen.js';

type Roh = Record<string, unknown>;
interface Beispiel extends Roh {
  erwartet: Roh;
  auftragspositionen: (Roh & { erwartet: Roh; auftragsgefahrgueter?: Roh[] })[];
}

const gemeinsam = process.env.FRACHTPORTAL_SHARED ?? resolve(import.meta.dirname, '../../../../../shared');
const datei = join(gemeinsam, 'data/auftraege-sample.ndjson');
const fehlt = !existsSync(datei);
const titel = fehlt ? `übersprungen: ${datei} fehlt` : 'rechnen genau wie erwartet';

/** Trade codes become ids, as an import does it; which ids does not matter here. */
const codes = new Map<unknown, number>();
function verweis(code: unknown) {
  if (!code) return null;
  if (!codes.has(code)) codes.set(code, codes.size + 1);
  return { id: codes.get(code) };
}

function alsAnfrage({ erwartet, auftragspositionen, ...kopf }: Beispiel): Roh {
  const positionen = auftragspositionen.map(({ erwartet, verpackungCode, lademittelCode, ...position }) => ({
    ...position,
    verpackung: verweis(verpackungCode),
    lademittel: verweis(lademittelCode),
    auftragsgefahrgueter: position.auftragsgefahrgueter?.map((zeile) => ({
      laufendeNummer: zeile.laufendeNummer,
      gefahrgutUnnr: verweis(zeile.unnr),
      verpackung: verweis('KT'),
      anzahl: zeile.anzahl,
      bruttoGewicht: zeile.bruttoGewicht,
      nettoGewicht: zeile.nettoGewicht,
      liter: zeile.liter,
    })),
  }));
  return { ...kopf, auftragspositionen: positionen };
}

describe.skipIf(fehlt)('400 Beispielaufträge', () => {
  it(titel, () => {
    const zeilen = readFileSync(datei, 'utf8').trim().split('\n');
    expect(zeilen).toHaveLength(400);
    for (const zeile of zeilen) {
      const beispiel = JSON.parse(zeile) as Beispiel;
      const { wert, meldungen } = lies(Auftrag, alsAnfrage(beispiel));
      expect(meldungen, zeile).toEqual([]);
      expect(pruefeAuftrag(wert, { konfiguration: standardkonfiguration, metro: false }), zeile).toEqual([]);
      vergleiche(bereiteAuf(wert, standardkonfiguration, { heute: '2026-01-01' }), beispiel);
    }
  });
});

function vergleiche(auftrag: Auftrag, { erwartet, auftragspositionen }: Beispiel) {
  for (const [i, position] of auftrag.auftragspositionen.entries()) {
    const { volumenCBM, lademeter, stellplaetze, verpackungseinheit } = position;
    expect({ volumenCBM, lademeter: lademeter ?? 0, stellplaetze: stellplaetze ?? 0 }).toEqual(
      auftragspositionen[i]?.erwartet,
    );
    expect(verpackungseinheit).toBe(auftragspositionen[i]?.verpackungseinheit);
  }
  const summen = summiere(auftrag.auftragspositionen);
  expect({
    volumenCBM: summen.volumenCbm,
    lademeter: summen.lademeter,
    stellplaetze: summen.stellplaetze,
    bruttoGewicht: auftrag.sumBruttoGewicht,
    verpackungAnzahl: auftrag.sumVerpackungAnzahl,
    lademittelAnzahl: auftrag.sumLademittelAnzahl,
    mitGefahrguetern: auftrag.mitGefahrguetern,
  }).toEqual(erwartet);
}
