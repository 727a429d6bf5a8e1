import { auftraege } from './auftraege.mjs';
import { gefahrgut } from './gefahrgut.mjs';
import { auftrag, auftragskopf, cp1252, csv, eines, utf16 } from './werkzeug.mjs';
import { betrag, formel, mappe, plz5, tag, verbunddatei, zip } from './xlsx.mjs';

/** Dateien, die abgewiesen werden. */
const abgewiesene = {
  'alt.xls': verbunddatei('Workbook', '\u0005SummaryInformation'),
  'tabelle.ods': zip([
    ['mimetype', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['content.xml', '<office:document-content/>'],
  ]),
  'mit-kennwort.xlsx': verbunddatei('EncryptedPackage', 'EncryptionInfo'),
  'mit-makros.xlsm': mappe(
    [{ name: 'Tabelle1', zeilen: [auftragskopf, auftrag('MM-1')] }],
    [['xl/vbaProject.bin', 'x']],
  ),
  'alles-ausgefiltert.xlsx': eines([auftragskopf, auftrag('AA-1'), auftrag('AA-2')], { ohneZeilen: [2, 3] }),
  'zu-viele-verbundene.xlsx': eines([auftragskopf, auftrag('ZV-1')], {
    verbunden: Array.from({ length: 1050 }, (_, i) => `A${i * 2 + 2}:A${i * 2 + 3}`),
  }),
};

const adressen = {
  'crm-export.xlsx': eines([
    ['Kd.-Nr.', 'Firma', 'Straße', 'Hausnr.', 'PLZ', 'Stadt', 'Land', 'Ansprechpartner', 'Tel.', 'Umsatz'],
    [
      'CRM-1',
      'Elbe Farben GmbH',
      'Elbufer',
      '7',
      plz5(1067),
      'Dresden',
      'Deutschland',
      'Herr Maß',
      '0351 / 12 34',
      betrag(1000),
    ],
    [
      'CRM-2',
      'Alpenland Handel',
      'Rennweg',
      '4',
      '6020',
      'Innsbruck',
      'AUT',
      'Frau Öz',
      '+43 512 1',
      betrag(5),
    ],
    ['CRM-3', 'Kai & Co', 'Kai', '1', 'D-20457', 'Hamburg', null, null, null, null],
  ]),
  'titel-verbunden-ausgeblendet.xlsx': eines(
    [
      ['Lieferanschriften', null, null, null, null],
      ['Kundennummer', 'Name 1', 'Name 2', 'Postleitzahl', 'Ort'],
      ['TV-1', 'Jäger & Söhne OHG', 'Lager 1', '28195', 'Bremen'],
      ['TV-2', null, 'Lager 2', '28195', 'Bremen'],
      ['TV-3', 'Gibt es nicht mehr', null, '28195', 'Bremen'],
    ],
    { verbunden: ['A1:E1', 'B3:B4'], ohneZeilen: [5] },
  ),
  'formeln-titel-verborgene-spalte.xlsx': eines(
    [
      ['Kundenliste Vertrieb Nord', null, null, null, null, null, null],
      ['Kd.-Nr.', 'Kürzel', 'Firma', 'PLZ', 'Ort', 'Land', 'Telefon'],
      [
        formel('"FO-"&ROW()-2', 'FO-1'),
        'intern',
        formel('"Elbe Farben"&" GmbH"', 'Elbe Farben GmbH'),
        { ...formel('VALUE("01067")', 1067), s: 1 },
        'Dresden',
        'Deutschland',
        formel('"0351 "&12', '0351 12'),
      ],
      [formel('"FO-"&ROW()-2', 'FO-2'), 'intern', 'Jäger Lager', '28195', 'Bremen', 'Deutschland', null],
      [formel('"FO-"&ROW()-2', 'FO-3'), 'intern', 'Jäger Kontor', '28195', null, 'Deutschland', null],
      [formel('"FO-"&ROW()-2', 'FO-4'), 'intern', 'Poseidon KG', '1', 'Poseidonis', 'Atlantis', null],
    ],
    { verbunden: ['A1:G1', 'E4:E5'], ohneSpalten: [2] },
  ),
  'english.xlsx': eines([
    ['Customer no.', 'Company', 'Street', 'Postcode', 'City', 'Country', 'Contact person', 'Phone'],
    ['EN-1', 'Jaeger Ltd', 'Am Wall 3', '28195', 'Bremen', 'Germany', 'Ms Jaeger', '+49 421 1'],
    ['EN-2', 'Nowhere Ltd', 'Street 1', '123', 'Bremen', 'Germany', null, null],
  ]),
  'kunden-cp1252.csv': cp1252(
    csv([
      ['Kd.-Nr.', 'Firma', 'Straße', 'PLZ', 'Stadt', 'Land', 'Tel.'],
      ['CP-1', '"Möbel; Groß & Söhne"', 'Große Straße 7', '01067', 'Dresden', 'Deutschland', '0351 12'],
      ['CP-2', '"Gasthof ""Zum Löwen"""', 'Löwengasse 1', 'D-20457', 'Hamburg', '', ''],
      ['CP-3', 'Käse Zürich', 'Bahnhofstr. 3', '8001', 'Zürich', 'CHE', ''],
      ['CP-4', 'Kurze Postleitzahl', 'Weg 1', '1067', 'Dresden', 'DEU', ''],
    ]),
  ),
  'kunden-utf16.txt': utf16(
    csv(
      [
        ['Kundennummer', 'Name', 'Straße', 'Postleitzahl', 'Ort', 'Land'],
        ['UT-1', 'Żabka Łódź', 'Piotrkowska 4', '90-001', 'Łódź', 'Polen'],
        ['UT-2', 'Ærø Færger', 'Havnen 2', '5970', 'Ærøskøbing', 'DK'],
      ],
      '\t',
    ),
  ),
  'doppelte-nummern.csv': csv([
    ['Kundennummer', 'Name', 'PLZ', 'Ort', 'Land'],
    ['DN-1', 'Elbe Farben GmbH', '01067', 'Dresden', 'D'],
    ['DN-2', 'Alpenland Handel', '6020', 'Innsbruck', 'Österreich'],
    ['DN-1', 'Elbe Farben Lager', '01069', 'Dresden', 'D'],
  ]),
};

const orte = {
  'geonames-original.txt': Buffer.from(
    ['98000\tMonaco "Ville"', '98001 CEDEX 1\tMonaco']
      .map((o) => `MC\t${o}\t\t\t\t\t\t\t43.7333\t7.4167\t4\n`)
      .join(''),
  ),
  'deutsch-dezimalkomma.csv': Buffer.from(
    `\ufeff${csv([['Orte in Liechtenstein, Stand 2026'], ['Land', 'Postleitzahl', 'Ort', 'Breitengrad', 'Längengrad'], ['Liechtenstein', '9490', 'Vaduz', '47,141', '9,521'], ['LIE', '9494', 'Schaan', '47,165', '9,508'], ['FL', '9495', 'Triesen', '', '']])}`,
  ),
  'tabelle.xlsx': eines([
    ['country_code', 'zipcode', 'place', 'latitude', 'longitude'],
    ['LU', 'L-1009', 'Luxembourg', 49.6117, 6.13],
    ['LU', 'L-4001', 'Esch-sur-Alzette', null, null],
    ['LU', null, 'Ohne Postleitzahl', 49.5, 6.1],
  ]),
};

Object.assign(orte, {
  'andorra-cp1252.csv': cp1252(
    csv([
      ['Ländercode', 'Postcode', 'Stadt', 'Lat', 'Lng'],
      ['AD', 'AD500', 'Andorra la Vieja', '42.5078', '1.5211'],
      ['AND', 'AD200', 'El Pas de la Casa – Straße', '', ''],
      ['AD', 'AD500', 'Andorra la Vieja', '42.5', '1.5'],
      ['ES', '25700', 'La Seu d’Urgell', '', ''],
    ])
      .replace('–', '-')
      .replace('’', "'"),
  ),
  'san-marino-utf16.txt': utf16(
    csv(
      [
        ['Country', 'ZIP', 'Town', 'Latitude', 'Longitude'],
        ['RSM', '47890', 'Città di San Marino', '43,9367', '12,4464'],
        ['SM', '47891', 'Dogana', '943', '12'],
      ],
      '\t',
    ),
  ),
});

const mautkopf = ['Land', 'Mauttabelle', 'gültig ab', 'Umweg %', 'bis kg', 'bis km', 'Betrag'];
const maut = {
  'tabelle-mit-titel.xlsx': eines(
    [
      ['Mautsätze ab 2041, Entwurf'],
      [],
      mautkopf,
      ['Deutschland', 'Entwurf', tag('2041-01-01'), 130, 100, 50, betrag(1.1)],
      [null, null, null, null, 100, 500, formel('F5*0.0044', 2.2)],
      [null, null, null, null, 1000, 50, betrag(3.3)],
      [null, null, null, null, 1000, 500, betrag(4.4)],
    ],
    { verbunden: ['A1:G1', 'A4:A7', 'B4:B7', 'C4:C7', 'D4:D7'] },
  ),
  'english-two-countries.csv': csv(
    [
      ['Country code', 'Tariff', 'Valid from', 'Weight up to', 'Distance up to', 'Amount'],
      ['AUT', 'GO 2041', '2041-01-01', '"1,000"', '100', '12.50'],
      ['CHE', 'LSVA 2041', '01.01.2041', '1000', '100', '20.00'],
    ],
    ',',
  ),
  'luecke-cp1252.csv': cp1252(
    csv([
      mautkopf,
      ['D', 'Lücke', '1.1.2041', '130', '100', '50', '1,10'],
      ['D', 'Lücke', '1.1.2041', '130', '200', '60', '2,20'],
      ['A', 'Gut', '1.1.2041', '125', '100', '50', '1.234,50'],
      ['A', 'Gut', '1.1.2041', '140', '200', '50', '2.000,00'],
      ['CH', 'Ganz', '1.1.2041', '125', '1.000', '50', '1.234,50'],
    ]),
  ),
};

const premium = {
  'gebiete-mit-titel.xlsx': eines(
    [
      ['BEX Premium ab 01.01.2027'],
      [],
      ['Terminart', 'Land', 'PLZ von', 'PLZ bis', 'Zeit von', 'Zeit bis'],
      ['B08', 'Deutschland', plz5(1067), plz5(1099), { v: 0.25, s: 4 }, { v: 1 / 3, s: 4 }],
      [null, 'Deutschland', 20095, 22999, '06:00', '08:00 Uhr'],
      ['B10', 'AUT', '10', '12', '6.00', '10.00'],
    ],
    { verbunden: ['A1:F1', 'A4:A5'] },
  ),
  'englisch-mit-fehlern.xlsx': eines([
    ['Service', 'Country', 'ZIP from', 'ZIP to', 'Time from', 'Time to'],
    ['50', 'Germany', '28', '28', '06:00', '08:00'],
    ['50', 'Germany', '281', '281', '06:00', '08:00'],
    ['99', 'Germany', '30', '31', '06:00', '08:00'],
  ]),
};

const imOrdner = (ordner, dateien) =>
  Object.entries(dateien).map(([name, inhalt]) => [`${ordner}/${name}`, inhalt]);

/** Tabellen, wie Leute sie schreiben. */
export const tabellen = Object.fromEntries([
  ...imOrdner('auftraege', { ...auftraege, ...abgewiesene }),
  ...imOrdner('adressen', adressen),
  ...imOrdner('gefahrgut', gefahrgut),
  ...imOrdner('maut', maut),
  ...imOrdner('orte', orte),
  ...imOrdner('premium', premium),
]);
