import { cp1252, csv, eines, utf16 } from './werkzeug.mjs';

/** Auszüge der Tabelle A mit erfundenen Angaben, in den Formen, in denen sie umgeht. */
const kopf = [
  ...['UN-Nummer', 'Benennung und Beschreibung', 'Klasse', 'Klassifizierungscode', 'Verpackungsgruppe'],
  ...['Gefahrzettel', 'Sondervorschriften', 'Begrenzte und freigestellte Mengen A'],
  ...['Begrenzte und freigestellte Mengen B', 'Befoerderungskategorie'],
];
const nummern = ['(1)', '(2)', '(3a)', '(3b)', '(4)', '(5)', '(6)', '(7a)', '(7b)', '(15)'];
const aceton = ['4090', 'ERFUNDENES LÖSEMITTEL', '3', 'F1', 'II', '3', '-', '1 L', 'E2', '2 (D/E)'];
const druckgas = [
  '4017',
  'ERFUNDENES GAS, GIFTIG',
  '2',
  '2TOC',
  '-',
  '2.3+ 5.1+8',
  '-',
  '0',
  'E0',
  '1 (C/D)',
];
const verboten = [
  '4186',
  'ERFUNDENES, TIEFGEKÜHLT FLÜSSIG',
  '2',
  '3TC',
  '-',
  'BEFÖRDERUNG VERBOTEN',
  '-',
  '-',
  '-',
  '-',
];
const inAnfuehrung = (zeilen) => zeilen.map((z) => z.map((w) => `"${w}"`));
const vierstellig = (z) => [{ v: Number(z[0]), s: 0 }, ...z.slice(1)];

export const gefahrgut = {
  'tabelle-a-cp1252.csv': cp1252(csv(inAnfuehrung([kopf, nummern, aceton, druckgas, verboten]))),
  'gedruckt-mit-titel.xlsx': eines(
    [
      ['ADR, Tabelle A (Auszug)'],
      [],
      [kopf[0], 'Notiz', ...kopf.slice(1)],
      ...[aceton, druckgas].map((z) => [vierstellig(z)[0], 'intern', ...z.slice(1)]),
    ],
    { verbunden: ['A1:K1'], ohneSpalten: [2] },
  ),
  'bam-auszug.txt': cp1252(
    csv(
      [
        [
          ...[
            'S_UNNR',
            'N_LFDNR',
            'S_VORSILBE',
            'S_NAME',
            'S_KLASSE',
            'S_KLASSIFIZIERUNGSCODE',
            'S_VP_GRUPPE',
          ],
          ...['S_KENN1', 'S_KENN2', 'S_BEGRENZTE_MENGEN', 'S_FREIGEST_MENGEN', 'S_BEFOERDERUNGSKATEGORIE'],
          ...['S_TUNNEL_CODE', 'N_MULTIPLIKATOR', 'N_VERBOT'],
        ],
        [
          '4133',
          '1',
          '',
          'KLEBSTOFF, ERFUNDEN',
          '3',
          'F1',
          'I',
          '3',
          '',
          '500 ml',
          'E3',
          '1',
          'D/E',
          '50',
          '',
        ],
        ['4133', '2', '', 'KLEBSTOFF, ERFUNDEN', '3', 'F1', 'II', '3', '8', '5 L', 'E2', '', 'D/E', '3', ''],
        ['4255', '1', 'tert-', 'ERFUNDENES', '4.2', 'SC', '', '', '', '', '', '', '', '', '1'],
      ],
      '\t',
      '\n',
    ),
  ),
  'kurzliste.json': JSON.stringify(
    [
      {
        un_number: '4090',
        substance_name_de: 'ERFUNDENES LÖSEMITTEL',
        hazard_class: '3',
        packing_group: 'II',
        transport_category: 2,
        tunnel_code: 'D/E',
      },
      {
        un_number: '4091',
        substance_name_de: 'ERFUNDENES ÖL',
        hazard_class: '3',
        packing_group: 'III',
        transport_category: 3,
        tunnel_code: null,
      },
    ],
    null,
    1,
  ),
  'englisch-utf16.txt': utf16(
    csv(
      [
        [
          'UN number',
          'Name',
          'Hazard class',
          'Packing group',
          'Labels',
          'Limited quantity',
          'Transport category',
          'Tunnel code',
        ],
        ['UN 4092', 'INVENTED PAINT', '3', 'III', '3', '5 L', '3', '(D/E)'],
        ['4093', 'INVENTED BATTERY', '9', '', '9A', '0', '-', '(E)'],
      ],
      '\t',
    ),
  ),
  'mit-fehlern.csv': csv([
    ['UN-Nr.', 'Stoffbezeichnung', 'Klasse', 'VG', 'Kat.', 'TBC'],
    ['4094', 'ERFUNDEN', '3', 'II', '2', 'D/E'],
    ['40A4', 'ERFUNDEN', '3', 'II', '2', 'D/E'],
    ['4095', 'ERFUNDEN', '3', 'XVIII', '7', 'D/E'],
    ['4094', 'ERFUNDEN', '3', 'II', '2', 'D/E'],
  ]),
};
