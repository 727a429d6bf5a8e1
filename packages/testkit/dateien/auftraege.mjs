import {
  auftrag,
  auftragskopf,
  cp1252,
  csv,
  eines,
  elbe,
  englisch,
  jaeger,
  schrauben,
  utf16,
  von,
} from './werkzeug.mjs';
import { betrag, buchstaben, formel, mappe, plz5, tag } from './xlsx.mjs';

const warenwirtschaft = eines([
  ['Versandliste Werk Nord', null, null, null, 'Stand', tag('2026-12-01')],
  [],
  auftragskopf,
  [
    'WW-1',
    'Elbe Farben GmbH',
    'Elbufer 7',
    plz5(1067),
    'Dresden',
    'D',
    'Farbe',
    4,
    'KN',
    betrag(92.5),
    tag('2026-12-02'),
    von,
  ],
  ['WW-1', null, null, null, null, null, 'Pinsel', 1, 'KT', betrag(3.2), null, null],
  [
    'WW-2',
    'Jäger & Söhne OHG',
    'Am Wall 3',
    plz5(28195),
    'Bremen',
    'D',
    'Schrauben',
    2,
    'KT',
    betrag(1024),
    tag('2026-12-03'),
    von,
  ],
]);

/** Ein Auftrag über drei Zeilen: der Kopf ist verbunden, je nach Datei auch das Gewicht. */
const dreizeilig = (gewichte) => [
  auftragskopf,
  [4711, ...jaeger, 'Schrauben', 2, 'KT', gewichte[0], '02.12.2026', von],
  [null, null, null, null, null, null, 'Muttern', 1, 'KT', gewichte[1], null, null],
  [null, null, null, null, null, null, 'Dübel', 3, 'KT', gewichte[2], null, null],
  [4712, ...elbe, 'Farbe', 4, 'KN', 92, '02.12.2026', von],
];
const ueberDreiZeilen = (spalten) => ({
  verbunden: spalten.map((i) => `${buchstaben(i)}2:${buchstaben(i)}4`),
});
const kopfspalten = [0, 1, 2, 3, 4, 5, 10, 11];

const zweizeilig = eines(
  [
    ['Auftrags-Nr.', 'Empfänger', null, null, null, 'Absender', 'Sendung', null, null, null],
    [null, 'Name', 'Straße', 'PLZ', 'Ort', null, 'Inhalt', 'Anzahl', 'Verpackung', 'Gewicht'],
    ['ZZ-1', 'Jäger & Söhne OHG', 'Am Wall 3', '28195', 'Bremen', von, 'Schrauben', 2, 'KT', 24.5],
    ['ZZ-2', 'Elbe Farben GmbH', 'Elbufer 7', '01067', 'Dresden', von, 'Farbe', 4, 'KN', 92],
  ],
  { verbunden: ['A1:A2', 'B1:E1', 'F1:F2', 'G1:J1'] },
);

/** Spalte 2 ist eine Hilfsspalte, die Zeilen 3 und 5 sind ausgefiltert. */
const ausgeblendet = eines(
  [
    [auftragskopf[0], 'Empfänger Name', ...auftragskopf.slice(1)],
    ...[auftrag('AB-1'), auftrag('AB-2'), auftrag('AB-3', elbe), auftrag('AB-4')].map(([ref, ...rest]) => [
      ref,
      'alter Name, nicht benutzen',
      ...rest,
    ]),
  ],
  { ohneSpalten: [2], ohneZeilen: [3, 5] },
);

const blaetter = mappe([
  {
    name: 'Deckblatt',
    zeilen: [['Werk Nord GmbH'], ['Aufträge der Woche 49'], ['erstellt von', 'Frau Öztürk']],
  },
  { name: 'Aufträge & Waren', zeilen: [auftragskopf, auftrag('MB-1'), auftrag('MB-2', elbe)] },
  {
    name: 'Stammdaten',
    zeilen: [
      ['PLZ', 'Ort'],
      ['28195', 'Bremen'],
    ],
  },
  { name: 'Alt', zeilen: [auftragskopf, auftrag('MB-9')], verborgen: true },
]);

const formeln = eines([
  auftragskopf,
  [
    formel('"FO-"&1', 'FO-1'),
    ...jaeger,
    'Schrauben',
    formel('1+1', 2),
    'KT',
    formel('12.25*2', 24.500000000000004),
    formel('TODAY()', '2026-12-02'),
    von,
  ],
]);

/** Orders that differ in number and weight. */
const mitGewichten = (vorsatz, gewichte) =>
  Buffer.from(
    csv([
      auftragskopf,
      ...gewichte.map((gewicht, i) => [
        `${vorsatz}-${i + 1}`,
        ...jaeger,
        ...['Schrauben', '2', 'KT', gewicht, '02.12.2026', von],
      ]),
    ]),
  );

/** Dateien mit Aufträgen, die gelesen werden. */
export const auftraege = {
  'warenwirtschaft.xlsx': warenwirtschaft,
  'verbundene-zellen.xlsx': eines(dreizeilig([24.5, 3, 12]), ueberDreiZeilen(kopfspalten)),
  'verbundenes-gewicht.xlsx': eines(dreizeilig([450, null, null]), ueberDreiZeilen([...kopfspalten, 9])),
  'kopf-in-zwei-zeilen.xlsx': zweizeilig,
  'ausgeblendet.xlsx': ausgeblendet,
  'mehrere-blaetter.xlsx': blaetter,
  'formeln.xlsx': formeln,
  'ein-auftrag-je-zeile-englisch.xlsx': eines([
    englisch,
    [
      'EN-1',
      'Jaeger Ltd',
      'Am Wall 3',
      '28195',
      'Bremen',
      'Germany',
      'Screws',
      2,
      'KT',
      24.5,
      '2026-12-02',
      von,
    ],
    ['EN-2', 'Alpenland', 'Rennweg 4', '6020', 'Innsbruck', 'AUT', 'Paint', 1, 'KN', 10, '2026-12-02', von],
  ]),
  'semikolon-cp1252.csv': cp1252(csv([auftragskopf, auftrag('SC-1'), auftrag('SC-2', elbe)])),
  'komma-utf8-englisch.csv': Buffer.from(
    csv(
      [
        englisch,
        [
          'CU-1',
          '"Jaeger, Sons Ltd"',
          'Am Wall 3',
          '28195',
          'Bremen',
          'DE',
          'Screws',
          '2',
          'KT',
          '24.5',
          '2026-12-02',
          von,
        ],
      ],
      ',',
      '\n',
    ),
  ),
  'tabulator-utf16.txt': utf16(csv([auftragskopf, auftrag('TU-1')], '\t')),
  'titel-mit-kommas.csv': Buffer.from(
    `\ufeff${csv([['Versand, Werk Nord, KW 49, Stand 01.12.2026, Frau Öztürk'], [], auftragskopf, auftrag('TK-1')])}`,
  ),
  'datum-verschieden.csv': Buffer.from(
    csv([
      auftragskopf,
      ...['46358', '2026-12-02', '2.12.26', '02. Dez. 2026', '2026-12-02 00:00:00'].map((t, i) => [
        ...[`DA-${i + 1}`, ...jaeger, 'Schrauben', '2', 'KT', '24,5', t, von],
      ]),
    ]),
  ),
  'dezimalpunkt.csv': mitGewichten('DP', ['1,234.50', '24.5', '1,024']),
  'dezimalkomma.csv': mitGewichten('DK', ['1.234,50', '24,5', '1.024']),
  'land-verschieden.csv': Buffer.from(
    csv([
      auftragskopf,
      ['LA-1', 'Elbe', 'Kai 1', 'D-20457', 'Hamburg', '', ...schrauben],
      ['LA-2', 'Alpenland', 'Rennweg 4', '6020', 'Innsbruck', 'AUT', ...schrauben],
      ['LA-3', 'Uhren', 'Gasse 1', '8001', 'Zürich', 'CH', ...schrauben],
      ['LA-4', 'Tulpen', 'Gracht 1', '1012 JS', 'Amsterdam', 'Netherlands', ...schrauben],
      ['LA-5', 'Wurst', 'Weg 1', '1010', 'Wien', 'Österreich', ...schrauben],
    ]),
  ),
  'einheiten.csv': Buffer.from(
    csv([
      [
        ...auftragskopf.slice(0, 9),
        'Gewicht',
        'Abholdatum',
        'Absender',
        'Länge (mm)',
        'Breite (mm)',
        'Höhe (mm)',
      ],
      ['EI-1', ...jaeger, 'Maschine', '1', 'KT', '1,5 t', '02.12.2026', von, '1200', '800', '1600'],
    ]),
  ),
  'gefahrgut.csv': Buffer.from(
    csv([
      [...auftragskopf, 'UN-Nr.', 'VG', 'Liter'],
      [...auftrag('GG-1', elbe, ['Farbe', '4', 'KN', '92', '02.12.2026', von]), 'UN 1263', 'III', '80'],
    ]),
  ),
  'mit-fehlern.xlsx': eines([
    ['Aufträge zum Prüfen'],
    auftragskopf,
    auftrag('MF-1'),
    ['MF-2', ...jaeger, 'Schrauben', 2, 'QX', 24.5, '02.12.2026', von],
    ['MF-3', ...jaeger, 'Schrauben', 2, 'KT', 'viel', '31.02.2026', von],
    ['MF-4', 'Ohne Land', 'Weg 1', '2819', 'Bremen', 'Atlantis', ...schrauben],
  ]),
};
