import type { Mautvorgabe } from './mauterzeuger.js';
import { mautGueltigSeit, mautQuelle, mautsatz, mautteile } from './mautsaetze.js';
import type { Bestandteile } from './mauttabelle.js';

type Vorgabe = Pick<Mautvorgabe, 'land' | 'name' | 'gueltigVon' | 'satzCentJeKm' | 'quelle'> & {
  /** In cents a kilometre, as far as they are known. */
  teile: Bestandteile;
};

const deutsche = mautteile('f', 'A', 1);

/** A lorry of 40 t; franken in euros, an assumption that the forwarder adjusts. */
const tonnen = 40;
const euroJeFranken = 1.05;

/**
 * What the shipped tables (db/reference/maut_tabelle.json) are made from: a lorry above 18 t with five axles, Euro VI,
 * CO2 class 1, an average load of 8 t, nothing empty.
 */
export const mitgelieferteMaut: readonly Vorgabe[] = [
  {
    land: { id: 1 },
    name: 'Maut Deutschland',
    gueltigVon: mautGueltigSeit,
    satzCentJeKm: mautsatz('f', 'A', 1) / 10,
    teile: {
      infrastruktur: deutsche.infrastruktur / 10,
      luft: deutsche.luft / 10,
      laerm: deutsche.laerm / 10,
      co2: deutsche.co2 / 10,
    },
    quelle: `${mautQuelle}: über 18 t ab 5 Achsen, Euro VI, CO2-Klasse 1: 34,8 ct/km; Auslastung 8 t`,
  },
  {
    land: { id: 2 },
    name: 'Maut Österreich',
    gueltigVon: '2026-01-01',
    // 45.91 infrastructure + 9.04 CO2 + 1.00 air; the part for noise is not known.
    satzCentJeKm: 55.95,
    teile: { infrastruktur: 45.91, luft: 1, laerm: null, co2: 9.04 },
    quelle:
      'GO-Maut 2026 ohne MwSt.: ab 4 Achsen, Euro VI, CO2-Klasse 1: 45,91 + 9,04 + 1,00 ct/km, ohne Lärm; Auslastung 8 t',
  },
  {
    land: { id: 3 },
    name: 'LSVA Schweiz',
    gueltigVon: '2025-01-01',
    // 2.39 rappen a tonne-kilometre
    // One fee for all of it.
    teile: { infrastruktur: null, luft: null, laerm: null, co2: null },
    satzCentJeKm: Math.round(2.39 * tonnen * euroJeFranken * 100) / 100,
    quelle:
      'LSVA 2025, Kategorie III: 2,39 Rp/tkm × 40 t = 95,6 Rp/km; Annahme 1 CHF = 1,05 EUR; Auslastung 8 t',
  },
];
