import { describe, expect, it } from 'vitest';
import { standardkonfiguration } from '../konfiguration/konfiguration.js';
import type { Gefahrgutklasse } from '../stammdaten/gefahrgut/gefahrgut.js';
import { einAuftrag, eineGefahrgutzeile, einePosition } from '../testing/builder.js';
import { befunde } from './befunde.js';

const kontext = {
  konfiguration: standardkonfiguration,
  verpackungen: [],
  lademittel: [],
  laender: [],
  heute: '2026-12-01',
  heutige: [],
  fortras: null,
};

/** What the rules find in one line of this row of the table. */
function findet(klasse: Partial<Gefahrgutklasse>, zeile: object) {
  const gut = eineGefahrgutzeile()
    .mit({ gefahrgutklasse: { id: 1, ...klasse } as { id: number } })
    .mit(zeile)
    .build();
  const auftrag = einAuftrag().ohneTermine().mitPositionen(einePosition().mitGefahrgut(gut).build()).build();
  return befunde(auftrag, kontext).map((b) => [b.regel, b.schwere, b.field?.split('.').at(-1)]);
}

const chlor = { unnr: '1017', klasse: '2', klassifizierung: '2TOC', begrenzteMengeText: '0' };
const nag = {
  unnr: '1993',
  bezeichnung: 'ENTZÜNDBARER FLÜSSIGER STOFF, N.A.G.',
  klasse: '3',
  klassifizierung: 'F1',
  begrenzteMengeText: '5 L',
};
const fluessig = { nettoGewicht: null, liter: 20 };
const lq = { begrenztemenge: true, anzahl: 4 };

describe('Regeln über Gefahrgut', () => {
  it.each([
    ['LQ 0', chlor, lq, [['begrenzteMengeUnzulaessig', 'pflicht', 'begrenztemenge']]],
    ['ohne begrenzte Menge', chlor, {}, [['hohesGefahrenpotenzial', 'hinweis', 'gefahrgutklasse']]],
    ['LQ nicht hinterlegt', { ...chlor, begrenzteMengeText: null }, lq, []],
    ['30 kg je Packstück', nag, { ...lq, ...fluessig, bruttoGewicht: 120 }, []],
    [
      'mehr als 30 kg je Packstück',
      nag,
      { ...lq, ...fluessig, bruttoGewicht: 120.01 },
      [['begrenzteMengeZuSchwer', 'sperre', 'bruttoGewicht']],
    ],
    ['20 kg je Tray', nag, { ...lq, ...fluessig, tray: true, bruttoGewicht: 80 }, []],
    [
      'mehr als 20 kg je Tray',
      nag,
      { ...lq, ...fluessig, tray: true, bruttoGewicht: 80.01 },
      [['begrenzteMengeZuSchwer', 'sperre', 'bruttoGewicht']],
    ],
    [
      'LQ ohne Inhalt je Innenverpackung',
      { ...chlor, begrenzteMengeText: '5 L', lqGrenze: 5, lqEinheit: 'l', klassifizierung: '2A' },
      lq,
      [['begrenzteMengeInhaltFehlt', 'hinweis', 'inhaltInnenverpackung']],
    ],
    [
      'LQ am Grenzwert',
      { ...chlor, begrenzteMengeText: '500 ml', lqGrenze: 0.5, lqEinheit: 'l' },
      { ...lq, inhaltInnenverpackung: 0.5 },
      [],
    ],
    [
      'LQ darüber',
      { ...chlor, begrenzteMengeText: '500 ml', lqGrenze: 0.5, lqEinheit: 'l' },
      { ...lq, inhaltInnenverpackung: 0.501 },
      [['begrenzteMengeInnen', 'pflicht', 'inhaltInnenverpackung']],
    ],
    ['N.A.G. ohne Namen', nag, fluessig, [['technischerName', 'sperre', 'gefahrgutausloeser']]],
    ['N.A.G. mit Namen', nag, { ...fluessig, gefahrgutausloeser: 'Butanon' }, []],
    [
      'SV 274',
      { unnr: '1719', klasse: '8', sondervorschrift: '274, 640' },
      fluessig,
      [['technischerName', 'sperre', 'gefahrgutausloeser']],
    ],
    ['SV 2740', { unnr: '1719', klasse: '8', sondervorschrift: '2740' }, fluessig, []],
    [
      'Klasse 1 ohne Explosivmasse',
      { unnr: '0336', klasse: '1', klassifizierung: '1.4G' },
      {},
      [['explosivmasse', 'sperre', 'nettoexplosivmasse']],
    ],
    ['Klasse 1', { unnr: '0336', klasse: '1' }, { nettoexplosivmasse: 3 }, []],
    [
      'Benzin in Kilogramm',
      { unnr: '1203', klasse: '3', klassifizierung: 'F1' },
      {},
      [['mengeneinheit', 'hinweis', 'nettoGewicht']],
    ],
    [
      'verflüssigtes Gas in Litern',
      { unnr: '1978', klasse: '2', klassifizierung: '2F', befoerderungskategorie: null },
      fluessig,
      [['mengeneinheit', 'hinweis', 'liter']],
    ],
    ['verdichtetes Gas in Litern', { unnr: '1066', klasse: '2', klassifizierung: '1A' }, fluessig, []],
    ['Zustand nicht bekannt', { unnr: '1760', klasse: '8', klassifizierung: 'C9' }, {}, []],
    [
      '1.000 Punkte',
      { unnr: '1263', klasse: '8', befoerderungskategorie: 3 },
      { nettoGewicht: null, liter: 1000, bruttoGewicht: 1100 },
      [],
    ],
    [
      'mehr als 1.000 Punkte',
      { unnr: '1263', klasse: '8', befoerderungskategorie: 3 },
      { nettoGewicht: null, liter: 1000.01, bruttoGewicht: 1100 },
      [['punkteUeberGrenze', 'hinweis', 'auftragspositionen']],
    ],
  ])('%s', (_was, klasse, zeile, erwartet) => {
    expect(findet(klasse as Partial<Gefahrgutklasse>, zeile)).toEqual(erwartet);
  });
});
