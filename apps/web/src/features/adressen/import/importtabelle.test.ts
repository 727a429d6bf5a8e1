import type { Importergebnis } from '@frachtportal/domain/adresse/adressimport';
import { t } from '@frachtportal/texte/t';
import { expect, it } from 'vitest';
import { liesCsv } from '../../../lib/format/csv';
import {
  alleFehler,
  alsAuftrag,
  feldname,
  schlechteZeilen,
  uebergangen,
  vorgeschlagen,
  vorlage,
} from './importtabelle';

const datei = 'Kennung alt;Name;Postleitzahl;Umsatz\n1;Müller;28195;5\n2;=A1();1;6\n3;;x;7;8\n4;Meier;x;8\n';
const tabelle = liesCsv(datei, 10);
const zuordnung = { ...vorgeschlagen(tabelle.kopf), fremdnummer: 'Kennung alt' };
const auftrag = alsAuftrag(tabelle, zuordnung);
const ergebnis = {
  fehler: [{ zeile: 2, field: 'plz', key: 'adresse.plzForm', text: 'Passt nicht.' }],
} as unknown as Importergebnis;

it('nimmt die zugeordneten Spalten und nennt, was übergangen wird', () => {
  expect(vorgeschlagen(tabelle.kopf)).toMatchObject({ name: 'Name', plz: 'Postleitzahl', fremdnummer: null });
  expect(uebergangen(tabelle.kopf, zuordnung)).toEqual(['Umsatz']);
  expect(auftrag.zeilen).toEqual([
    { fremdnummer: '1', name: 'Müller', plz: '28195' },
    { fremdnummer: '4', name: 'Meier', plz: 'x' },
  ]);
});

it('schickt Zeilen mit Formeln oder überzähligen Zellen gar nicht erst', () => {
  expect(auftrag.fehler.map((f) => f.zeile)).toEqual([3, 4]);
  expect(auftrag.fehler[0]?.text).toMatch(/^In Zeile 3 steht eine Formel/);
});

it('nennt Fehler an der Zeile der Datei und mit den Worten ihrer Kopfzeile', () => {
  const fehler = alleFehler(auftrag, ergebnis);
  expect(fehler.map((f) => f.zeile)).toEqual([3, 4, 5]);
  expect(feldname(zuordnung)('plz')).toBe('Postleitzahl');
  expect(t(feldname(zuordnung)('ort'))).toBe('Ort');
});

it('gibt die schlechten Zeilen so zurück, dass sie verbessert wieder gelesen werden', () => {
  const csv = schlechteZeilen(tabelle, zuordnung, alleFehler(auftrag, ergebnis));
  const wieder = liesCsv(csv, 10);
  expect(wieder.kopf).toEqual([
    ...['Nummer', 'Name', 'PLZ', 'Umsatz', 'Zeile im Import', 'Meldung des Imports'],
  ]);
  expect(wieder.zeilen.map((z) => z.zellen.slice(0, 4))).toEqual([
    ['2', '=A1()', '1', '6'],
    ['3', '', 'x', '7'],
    ['4', 'Meier', 'x', '8'],
  ]);
  expect(wieder.zeilen.at(-1)?.zellen.slice(4)).toEqual(['5', 'Passt nicht.']);
  // What its columns mean is known without anybody saying it again.
  const erkannt = vorgeschlagen(wieder.kopf);
  expect(erkannt).toMatchObject({ fremdnummer: 'Nummer', name: 'Name', plz: 'PLZ' });
  expect(uebergangen(wieder.kopf, erkannt)).toEqual(['Umsatz']);
  expect(alsAuftrag(wieder, erkannt).zeilen).toHaveLength(3);
  // Refused again, it does not grow another pair of columns.
  expect(liesCsv(schlechteZeilen(wieder, erkannt, [{ zeile: 2, field: null, text: 'x' }]), 10).kopf).toEqual(
    wieder.kopf,
  );
});

it('die Vorlage hat Semikolons und jede Spalte wird wieder erkannt [2-2.107]', () => {
  const kopf = vorlage().trim().replaceAll('"', '').split(';');
  expect(kopf).toHaveLength(13);
  expect(Object.values(vorgeschlagen(kopf)).filter(Boolean)).toHaveLength(13);
});
