import { describe, expect, it } from 'vitest';
import { fehler } from '../../feld/meldung.js';
import { Auftrag } from '../auftrag.js';
import { Gefahrgutzeile } from '../gefahrgut/gefahrgutzeile.js';
import { Auftragsposition } from '../position/auftragsposition.js';
import { wieGesendet } from './wie-gesendet.js';

const gut = (anzahl: number | null) => Object.assign(new Gefahrgutzeile(), { anzahl });
const position = (bruttoGewicht: number | null, zeilen: Gefahrgutzeile[] = []) =>
  Object.assign(new Auftragsposition(), { bruttoGewicht, auftragsgefahrgueter: zeilen });
const auftrag = Object.assign(new Auftrag(), {
  auftragspositionen: [position(null), position(1), position(2, [gut(null), gut(3), gut(4)])],
});
const feld = (name: string) => wieGesendet(fehler('feld.pflicht', name), auftrag).field;

describe('Eine Meldung zum aufbereiteten Auftrag', () => {
  it.each([
    ['beladedatum', 'beladedatum'],
    ['auftragspositionen', 'auftragspositionen'],
    ['auftragspositionen[0].verpackung', 'auftragspositionen[1].verpackung'],
    ['auftragspositionen[1]', 'auftragspositionen[2]'],
    [
      'auftragspositionen[1].auftragsgefahrgueter[1].anzahl',
      'auftragspositionen[2].auftragsgefahrgueter[2].anzahl',
    ],
    ['auftragspositionen[7].verpackung', 'auftragspositionen[7].verpackung'],
  ])('%s steht dort, wo es gesendet wurde: %s', (vorher, nachher) => {
    expect(feld(vorher)).toBe(nachher);
  });
});
