import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deutsch } from '@frachtportal/domain/texte/deutsch';
import { worteEnglisch } from '@frachtportal/domain/texte/worte-englisch';
import { describe, expect, it } from 'vitest';

import { textgebrauch } from './textschluessel.js';
import { wortgebrauch } from './wortgebrauch.js';

const wurzel = fileURLToPath(new URL('../../../', import.meta.url));
const ordner = ['apps/api/src', 'apps/web/src', 'packages/domain/src', 'packages/api-client/src'];

/** Notices of the contract that only a screen can give; each goes from here with its screen. */
const wartenAufMaske = ['preis.angefragt'];

describe('Textschlüssel', () => {
  const { literale, muster, gerufen } = textgebrauch(wurzel, ordner);
  const benutzt = (key: string) => literale.has(key) || muster.some((m) => m.test(key));

  it('die benutzt werden, gibt es alle', () => {
    expect([...gerufen].filter(([key]) => !(key in deutsch))).toEqual([]);
    expect(gerufen.size).toBeGreaterThan(100);
  });

  it('die es gibt, werden alle benutzt', () => {
    const unbenutzt = Object.keys(deutsch).filter((key) => !benutzt(key));
    expect(unbenutzt.filter((key) => !wartenAufMaske.includes(key))).toEqual([]);
  });

  it('die zusammengesetzt werden, passen zu Texten', () => {
    const namen = new Set(Object.keys(deutsch).map((key) => key.split('.')[0]));
    const texte = muster.filter((m) => namen.has(m.source.slice(1).split('\\.')[0] ?? ''));
    const leer = texte.filter((m) => !Object.keys(deutsch).some((key) => m.test(key)));
    expect(leer.map((m) => m.source)).toEqual([]);
  });
});

/** Shown as an example of data, not as words of the portal. */
const beispiele = ['Hansewerk GmbH', 'Nordwerk AG', 'Bremen'];

/** Words of files that people bring, explanations of a stored price, and notes on where toll tables come from. */
const keineAnzeige =
  /domain\/src\/(adresse\/adresstabelle|stammdaten\/(gefahrgutspalten|gefahrgutzeilen)|konfiguration\/infobox|preis\/|maut\/mitgeliefert|packstueck\/)/;
/** What the grid's library names in the user's language itself. */
const fertig = ['p.label'];

describe('Worte der Oberfläche', () => {
  const { worte, nackt, zuFrueh } = wortgebrauch(wurzel, ['apps/web/src', 'packages/domain/src']);
  const zeile = ({ ort, wortlaut }: { ort: string; wortlaut: string }) => `${ort} ${wortlaut}`;

  it('gibt es alle englisch', () => {
    const fehlt = worte.filter(
      ({ wortlaut: w, ort }) =>
        w !== '' && !Object.hasOwn(worteEnglisch, w) && !beispiele.includes(w) && !keineAnzeige.test(ort),
    );
    expect(fehlt.map(zeile)).toEqual([]);
    expect(worte.length).toBeGreaterThan(1000);
  });

  it.each([
    ['anlieferkennzeichen', 'langBezeichnung'],
    ['anzeigestatus', 'kurzBezeichnung'],
    ['eigentuemer', 'name'],
    ['frankatur', 'langBezeichnung'],
    ['lademittel', 'langBezeichnung'],
    ['land', 'bezeichnung'],
    ['maut_tabelle', 'name'],
    ['metrokennung', 'bezeichnung'],
    ['sendungsstatus', 'kurzBezeichnung'],
    ['service_definition', 'bezkurz'],
    ['sperrigkeit', 'langBezeichnung'],
    ['tarif_zuschlag', 'bezeichnung'],
    ['terminkennzeichen', 'langBezeichnung'],
    ['verkehrsart', 'langBezeichnung'],
    ['verpackung', 'langBezeichnung'],
    ['waehrung', 'bezeichnung'],
    ['zustellkennzeichen', 'langBezeichnung'],
  ])('gibt es englisch für jeden mitgelieferten Eintrag der Liste %s', (liste, feld) => {
    const datei = readFileSync(`${wurzel}db/reference/${liste}.json`, 'utf8');
    const namen = (JSON.parse(datei) as Record<string, string>[]).map((e) => e[feld] ?? '');
    expect(namen.length).toBeGreaterThan(0);
    expect(namen.filter((name) => !Object.hasOwn(worteEnglisch, name))).toEqual([]);
  });

  it('stehen nirgends so da, dass keine Übersetzung sie erreicht', () => {
    const falsch = nackt.filter(({ wortlaut, ort }) => !fertig.includes(wortlaut) && !keineAnzeige.test(ort));
    expect(falsch.map(zeile)).toEqual([]);
  });

  it('werden erst übersetzt, wenn die Sprache bekannt ist', () => {
    expect(zuFrueh.map(zeile)).toEqual([]);
  });
});
