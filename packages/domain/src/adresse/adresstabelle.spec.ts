import { deutsch } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';
import { lies } from '../feld/lesen.js';
import { Adressimportzeile } from './adressimport.js';
import {
  adresszelle,
  alsImportzeile,
  buchspalten,
  erkenneSpalten,
  spaltentitel,
  vorlagenspalten,
} from './adresstabelle.js';

describe('Adressen als Tabelle', () => {
  it('die Vorlage hat die Spalten des Vertrags', () => {
    expect(vorlagenspalten.map((s) => spaltentitel(s, deutsch)).join(';')).toBe(
      'Nummer;Name;Zeile 2;Zeile 3;Straße;Hausnummer;Zusatz;Ortsteil;Ort;PLZ;LKZ;Kontakt;Telefon',
    );
  });

  it('Spalten werden an Beschriftung, Feldname und üblichen Wörtern erkannt', () => {
    expect(
      erkenneSpalten(
        ['nummer', ' STRASSE ', 'zeile2', 'Postleitzahl', 'Länderkennzeichen', 'Umsatz', ''],
        deutsch,
      ),
    ).toEqual(['fremdnummer', 'strasse', 'zeile2', 'plz', 'lkz', null, null]);
    expect(
      erkenneSpalten(
        buchspalten.map((s) => spaltentitel(s, deutsch)),
        deutsch,
      ),
    ).toEqual(buchspalten);
    expect(erkenneSpalten(['Name', 'Name 1'], deutsch)).toEqual(['name', null]);
  });

  it('eine Zeile kommt zurück, wie sie geschrieben wurde', () => {
    const zeile: Partial<Adressimportzeile> = {
      fremdnummer: '007',
      name: 'Müller',
      plz: '01067',
      einmaladresse: true,
      unsichtbar: false,
      typ: 2,
    };
    const zellen = buchspalten.map((s) => adresszelle(zeile[s]));
    const { wert, meldungen } = lies(Adressimportzeile, alsImportzeile(zellen, buchspalten));
    expect(meldungen).toEqual([]);
    expect(wert).toMatchObject(zeile);
  });

  it('was keine Wahrheit und keine Zahl ist, wird an seinem Feld genannt', () => {
    const zeile = alsImportzeile(['Müller', 'vielleicht', 'zwei'], ['name', 'unsichtbar', 'typ']);
    expect(lies(Adressimportzeile, zeile).meldungen.map((m) => m.field)).toEqual(['unsichtbar', 'typ']);
  });
});
