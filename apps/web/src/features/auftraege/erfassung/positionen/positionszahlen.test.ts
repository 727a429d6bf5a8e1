import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { feld } from '@frachtportal/domain/feld/feld';
import { standardkonfiguration as k } from '@frachtportal/domain/konfiguration/konfiguration';
import { expect, it } from 'vitest';
import { massrechner } from './positionsregeln';
import { positionsspalten } from './positionsspalten';

const listen = { verpackungen: [], lademittel: [], waehrungen: [] };
const spalten = positionsspalten(k, listen, { rechne: massrechner(k), oeffneGefahrgut: () => undefined });
const spalte = (name: string) => spalten.find((s) => s.name === name);

it.each(['laengeCM', 'breiteCM', 'hoeheCM'] as const)(
  '%s steht in ganzen Zentimetern [1-2.105,107,109]',
  (name) => {
    expect(feld(Auftragsposition, name).einheit).toBe('cm');
    expect(spalte(name)).toMatchObject({ art: 'zahl', dezimal: 0 });
  },
);

it.each(['bruttoGewicht', 'versicherungswert', 'warenwert'])(
  '%s hat zwei Nachkommastellen [1-5.018]',
  (name) => {
    expect(spalte(name)).toMatchObject({ art: 'zahl', dezimal: 2 });
  },
);
