import { describe, expect, it } from 'vitest';
import { standardkonfiguration } from '../../konfiguration/konfiguration.js';
import { befunde } from '../../regel/befunde.js';
import type { Pruefling } from '../../regel/regel.js';
import type { HeutigerAuftrag } from './bisherige.js';

const heutiger: HeutigerAuftrag = {
  id: 7,
  spedeigennr: 'NL-001739',
  datumerfasst: '2026-01-02T07:52:00+00:00',
  beladedatum: '2026-01-05',
  absenderReferenz: 'R-1',
  waren: 'farbe schrauben m8',
  sumBruttoGewicht: 450.5,
  sumVerpackungAnzahl: 0,
  sumLademittelAnzahl: 3,
};
const auftrag: Pruefling = {
  beladedatum: '2026-01-05',
  absenderReferenz: 'R-1',
  auftragspositionen: [
    { warengutBezeichnung: 'Farbe', bruttoGewicht: 400.25, lademittel: { id: 1 }, lademittelAnzahl: 2 },
    { warengutBezeichnung: 'Schrauben M8', bruttoGewicht: 50.25, lademittel: { id: 1 }, lademittelAnzahl: 1 },
  ],
};

const findet = (angaben: object, heutige: HeutigerAuftrag[] = [heutiger]) =>
  befunde(
    { ...auftrag, ...angaben },
    {
      konfiguration: standardkonfiguration,
      verpackungen: [],
      lademittel: [],
      laender: [],
      heute: '2026-01-02',
      heutige,
      fortras: null,
    },
    ['gleicherAuftrag'],
  ).map((b) => b.params);

const gefunden = [{ number: 'NL-001739', zeit: '08:52' }];
const andereWare = { auftragspositionen: [{ warengutBezeichnung: 'Lack', bruttoGewicht: 1 }] };

describe('The same order of today', () => {
  it.each([
    ['the same reference, whatever the goods', andereWare, gefunden],
    ['another reference, although the goods are the same', { absenderReferenz: 'R-2' }, []],
    ['no reference, the same goods', { absenderReferenz: ' ' }, gefunden],
    ['no reference, other goods', { absenderReferenz: null, ...andereWare }, []],
    ['no reference and no goods yet', { absenderReferenz: null, auftragspositionen: [] }, []],
    ['another pickup day', { beladedatum: '2026-01-06' }, []],
    ['itself', { id: 7 }, []],
    ['a later one', { id: 6 }, []],
    ['an earlier one', { id: 8 }, gefunden],
  ])('%s', (_was, angaben, erwartet) => {
    expect(findet(angaben)).toEqual(erwartet);
  });

  it('the weight tells goods of the same name apart', () => {
    expect(findet({ absenderReferenz: null }, [{ ...heutiger, sumBruttoGewicht: 450 }])).toEqual([]);
  });

  it('the newest is named, and without others of today there is nothing to say', () => {
    expect(findet({}, [{ ...heutiger, id: 8, spedeigennr: 'NL-2' }, heutiger])).toEqual([
      { number: 'NL-2', zeit: '08:52' },
    ]);
    expect(findet({}, [])).toEqual([]);
  });
});
