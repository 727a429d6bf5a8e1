import { expect, it } from 'vitest';
import {
  gelesenerAuftrag,
  gelesenePosition as position,
} from '../../auftraege/export/testing/gelesener-auftrag.js';
import { etikettenzahl, packstuecke } from './packstuecke.js';

const auftrag = (...auftragspositionen: unknown[]) => gelesenerAuftrag(1, { auftragspositionen });

it('zählt je Position die Packeinheit und läuft über den ganzen Auftrag', () => {
  const paletten = position(1);
  const kartons = position(2, { verpackungseinheit: 1, verpackungAnzahl: 3 });
  const gezaehlt = packstuecke(auftrag(paletten, kartons)).map((s) => [
    s.position?.laufendePosition,
    `${s.nummer}/${s.anzahl}`,
    `${s.laufend}/${s.gesamt}`,
  ]);
  expect(gezaehlt).toEqual([
    [1, '1/2', '1/5'],
    [1, '2/2', '2/5'],
    [2, '1/3', '3/5'],
    [2, '2/3', '4/5'],
    [2, '3/3', '5/5'],
  ]);
});

it('macht ein Etikett für eine Position ohne Anzahl und für einen Auftrag ohne Positionen', () => {
  const leer = {
    verpackungseinheit: null,
    verpackungAnzahl: null,
    verpackung: null,
    lademittel: null,
    lademittelAnzahl: null,
  };
  expect(etikettenzahl(auftrag(position(1, leer), position(2)))).toBe(3);
  expect(packstuecke(auftrag())).toHaveLength(1);
});
