import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { meldungsbereich, quellsprache } from '@frachtportal/texte/katalog';
import { kataloge } from '@frachtportal/texte/server';
import { describe, expect, it } from 'vitest';

import { type Textgebrauch, textgebrauch } from './textschluessel.js';
import { wortgebrauch } from './wortgebrauch.js';

const wurzel = fileURLToPath(new URL('../../../../', import.meta.url));
const ordner = ['apps/api/src', 'apps/web/src', 'packages/domain/src', 'packages/api-client/src'];

/** Notices of the contract that only a screen can give; each goes from here with its screen. */
const wartenAufMaske = ['meldung.preis.angefragt'];

const texte = kataloge[quellsprache] ?? {};
const meldungen = Object.keys(texte).filter((key) => key.startsWith(meldungsbereich));
/** The words of shipped lists in German. */
const werte = new Set(
  Object.entries(texte)
    .filter(([key]) => key.startsWith('wert.'))
    .map(([, wortlaut]) => wortlaut),
);
/** Words that the server sends and a language finds by their wording, and what a language says of itself. */
const ausDaten = /^(wert|sprache)\./;

/** What has a plural is asked for by one key. */
const schluessel = [...new Set(Object.keys(texte).map((key) => key.replace(/_(one|other)$/, '')))];
/** Paths of fields. */
const keineTexte = ['auftrag.empfaengerAdresse.id', 'auftrag.empfaengerAdresse.lkz'];
/** Words that begin a text key and nothing else: literals with two words may be rights, statements or files. */
const eindeutig = /^(allgemein|beschriftung|meldung)\.|^\w+\.\w+\.\w+/;
const bereiche = new Set(schluessel.map((key) => key.split('.')[0]));
const fehlt = (key: string) =>
  bereiche.has(key.split('.')[0]) &&
  ![key, meldungsbereich + key].some((k) => k in texte || schluessel.includes(k));
const fehlende = ({ gerufen, literale }: Textgebrauch) => [
  ...[...gerufen].filter(fehlt),
  ...[...literale].filter(
    (key) => eindeutig.test(key) && !gerufen.has(key) && fehlt(key) && !keineTexte.includes(key),
  ),
];

describe('Textschlüssel', async () => {
  const gebrauch = await textgebrauch(ordner.map((o) => wurzel + o));
  const { gerufen, literale, muster } = gebrauch;
  const steht = (key: string) => literale.has(key) || muster.some((m) => m.test(key));
  const benutzt = (key: string) =>
    steht(key) || (key.startsWith(meldungsbereich) && steht(key.slice(meldungsbereich.length)));

  it('gibt es alle, die im Quelltext stehen', () => {
    expect(gebrauch.unlesbar).toEqual([]);
    expect(fehlende(gebrauch)).toEqual([]);
    expect(gerufen.size).toBeGreaterThan(400);
  });

  it('werden alle benutzt', () => {
    const unbenutzt = schluessel.filter((key) => !ausDaten.test(key) && !benutzt(key));
    expect(unbenutzt.filter((key) => !wartenAufMaske.includes(key))).toEqual([]);
  });

  it('die zusammengesetzt werden, passen zu Texten', () => {
    const namen = new Set(meldungen.map((key) => key.split('.')[1]));
    const texteOhne = muster.filter((m) => namen.has(m.source.slice(1).split('\\.')[0] ?? ''));
    const leer = texteOhne.filter(
      (m) => !schluessel.some((key) => m.test(key) || m.test(key.slice(meldungsbereich.length))),
    );
    expect(leer.map((m) => m.source)).toEqual([]);
  });

  it('die fehlen, werden gefunden: gerufen, an einem Baustein und in einer Erklärung', async () => {
    const probe = mkdtempSync(join(tmpdir(), 'texte-'));
    try {
      const zeilen = [
        "t(leer ? 'allgemein.speichern' : 'allgemein.gibtEsNicht');",
        "fehler('auftrag.nieGesagt');",
        '<Knopf text="allgemein.auchNicht" />;',
        "const spalte = { titel: 'auftrag.liste.unbekannteSpalte' };",
      ];
      writeFileSync(join(probe, 'Probe.tsx'), zeilen.join('\n'));
      expect(fehlende(await textgebrauch([probe]))).toEqual([
        'allgemein.gibtEsNicht',
        'auftrag.nieGesagt',
        'allgemein.auchNicht',
        'auftrag.liste.unbekannteSpalte',
      ]);
    } finally {
      rmSync(probe, { recursive: true });
    }
  });
});

/** Shown as an example of data, not as words of the portal. */
const beispiele = ['Hansewerk GmbH', 'Nordwerk AG', 'Bremen'];

/** Styles, reasons for readers of the source, words of files that people bring, explanations of a stored price, texts for the people of a partner, and notes on where toll tables come from. */
const keineAnzeige =
  /app\/theme\/|domain\/src\/(auftrag\/fundorte\/|konfiguration\/serverwirkung|feld\/regelherkunft|adresse\/adresstabelle|auftragseingang\/((spalten|positions)worte|laendernamen)|schnelleingabe\/(packmittel)?worte|stammdaten\/(premiumzeilen|gefahrgut\/gefahrgut(spalten|zeilen))|konfiguration\/infobox|preis\/|maut\/(mitgeliefert|mautdatei)|datenleben\/aufbewahrung|dispo\/fortras\/(freitexte|zeichen)|packstueck\/)/;
/** What the grid's library names in the user's language itself. */
const fertig = ['p.label'];

describe('Worte der Oberfläche', () => {
  const { worte, nackt, zuFrueh } = wortgebrauch(wurzel, ['apps/web/src', 'packages/domain/src']);
  const zeile = ({ ort, wortlaut }: { ort: string; wortlaut: string }) => `${ort} ${wortlaut}`;

  it('stehen alle im Katalog', () => {
    const fehlt = worte.filter(
      ({ wortlaut: w, ort }) =>
        w !== '' &&
        !schluessel.includes(w) &&
        !werte.has(w) &&
        !beispiele.includes(w) &&
        !keineAnzeige.test(ort),
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
    expect(namen.filter((name) => !werte.has(name))).toEqual([]);
  });

  it('stehen nirgends so da, dass keine Übersetzung sie erreicht', () => {
    const falsch = nackt.filter(({ wortlaut, ort }) => !fertig.includes(wortlaut) && !keineAnzeige.test(ort));
    expect(falsch.map(zeile)).toEqual([]);
  });

  it('werden erst übersetzt, wenn die Sprache bekannt ist', () => {
    expect(zuFrueh.map(zeile)).toEqual([]);
  });
});
