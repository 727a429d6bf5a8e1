import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { berechnePreis } from '@frachtportal/domain/preis/preisrechner';
import { rechenarten, type Tarif, zoneVon } from '@frachtportal/domain/preis/tarif';
import { einePreisanfrage } from '@frachtportal/domain/testing/tarif';
import { describe, expect, it } from 'vitest';

type Zeile = Record<string, unknown> & { id: number };

const ordner = resolve(import.meta.dirname, '../../../../../db/reference');
const tabelle = (name: string): Zeile[] => JSON.parse(readFileSync(resolve(ordner, `${name}.json`), 'utf8'));
const teile = ['zone', 'gebiet', 'staffel', 'maut', 'zuschlag'];

const [kopf] = tabelle('tarif');
const tarif = {
  ...kopf,
  waehrung: 'EUR',
  zonen: tabelle('tarif_zone'),
  gebiete: tabelle('tarif_gebiet'),
  staffeln: tabelle('tarif_staffel'),
  maut: tabelle('tarif_maut'),
  zuschlaege: tabelle('tarif_zuschlag'),
} as unknown as Tarif;

describe('Mitgelieferter Tarif', () => {
  it('ist als Demotarif zu erkennen', () => {
    expect(tabelle('tarif')).toHaveLength(1);
    expect([tarif.name, tarif.version].every((t) => t.includes('Demo'))).toBe(true);
  });

  it.each(teile)('tarif_%s gehört zu ihm und hat eigene ids', (teil) => {
    const zeilen = tabelle(`tarif_${teil}`);
    expect(new Set(zeilen.map((z) => z.id)).size).toBe(zeilen.length);
    expect(zeilen.every((z) => z['tarifId'] === kopf?.id)).toBe(true);
  });

  it('reicht in jede deutsche Leitregion und in alle Länder, die er nennt', () => {
    for (let plz = 0; plz <= 99; plz++) {
      expect(zoneVon(tarif, 'D', `${String(plz).padStart(2, '0')}123`), String(plz)).toBeDefined();
    }
    const laender = new Set(tabelle('land').map((l) => l['lkz']));
    for (const { lkz, plzPraefix } of tarif.gebiete) {
      expect(laender, lkz).toContain(lkz);
      expect(zoneVon(tarif, lkz, `${plzPraefix}0000`), lkz).toBeDefined();
    }
  });

  it('wird in jeder Zone mit dem Gewicht teurer, ohne Ende nach oben', () => {
    for (const { zone } of tarif.zonen) {
      const staffeln = tarif.staffeln.filter((s) => s.zone === zone);
      const pauschalen = staffeln.filter((s) => !s.je100kg);
      expect(pauschalen.map((s) => s.cent)).toEqual(pauschalen.map((s) => s.cent).sort((a, b) => a - b));
      expect(pauschalen.map((s) => s.bisKg)).toEqual([
        50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 2500, 3000,
      ]);
      expect(staffeln.filter((s) => s.je100kg && s.bisKg === null)).toHaveLength(1);
    }
  });

  it('wird mit der Zone und der Entfernung teurer', () => {
    const je = (zone: number) => tarif.staffeln.filter((s) => s.zone === zone).map((s) => s.cent);
    for (const { zone } of tarif.zonen.slice(1)) {
      for (const [i, cent] of je(zone).entries()) expect(cent).toBeGreaterThan(je(zone - 1)[i] ?? 0);
    }
    const maut = tarif.maut.map((m) => m.centJe100kg);
    expect(maut).toEqual([...maut].sort((a, b) => a - b));
    expect(tarif.maut.at(-1)?.bisKm).toBeNull();
  });

  it('kennt als Zuschläge nur kostenpflichtige Services und Rechenarten, die es gibt', () => {
    const services = tabelle('service_definition').filter((s) => s['isKostenpfl']);
    for (const { art, spezNum, rechnung } of tarif.zuschlaege) {
      expect(rechenarten).toContain(rechnung);
      if (art === 'service') expect(services.map((s) => s['spezNum'])).toContain(spezNum);
      else expect(spezNum).toBeNull();
    }
  });

  it('hat für eine Palette von Hamburg nach München einen Preis von Hand nachgerechnet', () => {
    // 480.5 kg, zone 3: up to 500 kg 177.40; 7.5 % diesel 13.31 (rounded); 5 × 100 kg at 5.20 toll up to 800 km
    const meldung = berechnePreis(tarif, einePreisanfrage({ bruttoGewicht: 480.5, stellplaetze: 1 }));
    const betraege = meldung.berechnteile.flatMap((t) => t.berechnteilpositionen.map((z) => z.betrag));
    expect(betraege).toEqual([177.4, 13.31, 26]);
    expect(meldung.betrag).toBe(216.71);
  });
});
