import { expect, it } from 'vitest';
import { geleseneGefahrgutzeile as zeile } from '../../../auftraege/export/testing/gelesener-auftrag.js';
import { bezeichnung, mengen } from './gefahrgut.js';

const methanol = {
  unnr: '1230',
  bezeichnung: 'METHANOL',
  klasse: '3',
  gefahrzettel: '3+6.1',
  verpackungsgruppe: 'II',
  tunnelcode: 'D/E',
};

it('nennt UN-Nummer, Name, Zettel, Verpackungsgruppe und Tunnelcode ununterbrochen in dieser Folge', () => {
  expect(bezeichnung(zeile())).toBe('UN 1830 SCHWEFELSÄURE mit mehr als 51 % Säure, 8, II, (E)');
  expect(bezeichnung(zeile({ gefahrgutklasse: { ...methanol, abfall: true } }))).toBe(
    'UN 1230 ABFALL METHANOL, 3 (6.1), II, (D/E)',
  );
  expect(bezeichnung(zeile({ gefahrgutklasse: methanol, gefahrgutausloeser: 'Lösung' }))).toBe(
    'UN 1230 METHANOL (Lösung), 3 (6.1), II, (D/E)',
  );
});

it('names what an empty receptacle is, and of a tank what it held last (5.4.1.1.6)', () => {
  const leer = (langBezeichnung: string) =>
    bezeichnung(zeile({ leerUngereinigt: true, gefahrgutklasse: methanol, verpackung: { langBezeichnung } }));
  expect(leer('Kanister')).toBe('LEERE VERPACKUNG, 3 (6.1)');
  expect(leer('IBC')).toBe('LEERES GROSSPACKMITTEL (IBC), 3 (6.1)');
  expect(leer('Großverpackung')).toBe('LEERE GROSSVERPACKUNG, 3 (6.1)');
  expect(leer('Tank')).toBe('LEERER TANK, LETZTES LADEGUT: UN 1230 METHANOL, 3 (6.1), II, (D/E)');
  expect(leer('Tankcontainer')).toBe(
    'LEERER TANKCONTAINER, LETZTES LADEGUT: UN 1230 METHANOL, 3 (6.1), II, (D/E)',
  );
});

it('nimmt die Klasse nur, wo die Tabelle keinen Zettel hat, sonst sagt sie, dass er nicht hinterlegt ist', () => {
  const aceton = { bezeichnung: 'ACETON', klasse: '3' };
  expect(bezeichnung(zeile({ gefahrgutklasse: aceton }))).toBe(
    'UN 1830 ACETON, [Gefahrzettel nicht hinterlegt]',
  );
  expect(bezeichnung(zeile({ gefahrgutklasse: { ...aceton, keine: 'gefahrzettel' } }))).toBe(
    'UN 1830 ACETON, 3',
  );
});

it('nennt Anzahl, Verpackung und Mengen und was sonst gesagt sein muss', () => {
  expect(mengen(zeile())).toBe('19 Kanister · brutto 188,59 kg · 170,54 l');
  expect(
    mengen(zeile({ liter: null, nettoGewicht: 80, begrenztemenge: true, umweltgefaehrdend: true })),
  ).toBe('19 Kanister · brutto 188,59 kg · netto 80,00 kg · begrenzte Menge (LQ) · UMWELTGEFÄHRDEND');
  const benannt = { gefahrgutklasse: { unnr: '3082', umweltgefaehrdend: true }, umweltgefaehrdend: true };
  expect(mengen(zeile(benannt))).not.toContain('UMWELT');
});
