/** Rows of ADR table A in the layouts in circulation, made up for tests: no copy of any edition. */

/** The heads of the printed table, machine-read. */
export const amtlicherKopf = [
  'UN-Nummer',
  'Benennung und Beschreibung',
  'Klasse',
  'Klassifizierungscode',
  'Verpackungsgruppe',
  'Gefahrzettel',
  'Sondervorschriften',
  'Begrenzte und freigestellte Mengen A',
  'Begrenzte und freigestellte Mengen B',
  'Verpackung_Anweisungen',
  'Verpackung_Sondervorschriften',
  'Verpackung_Zusammenpackung',
  'Tank_Anweisungen',
  'Tank_Sondervorschriften',
  'ADR-Tanks_Tankcodierung',
  'ADR-Tanks_Sondervorschriften',
  'Fahrzeug_Befoerderung_Tanks',
  'Befoerderungskategorie',
  'Sondervorschriften_Versandstuecke',
  'Sondervorschriften_SchuettGut',
  'Sondervorschriften_Handhabung',
  'Sondervorschriften_Betrieb',
  'Nummer_Gefahr',
];

const spaltennummern =
  '(1) (2) (3a) (3b) (4) (5) (6) (7a) (7b) (8) (9a) (9b) (10) (11) (12) (13) (14) (15) (16) (17) (18) (19) (20)'.split(
    ' ',
  );

const zeile = (
  un: string,
  name: string,
  [klasse, code, vg, zettel]: [string, string, string, string],
  [sv, lq, eq, anweisung]: [string, string, string, string],
  [tank, kategorie]: [string, string],
) => [
  ...[un, name, klasse, code, vg, zettel, sv, lq, eq, anweisung, '-', 'MP19', 'T4', 'TP1', tank, '-', 'FL'],
  ...[kategorie, 'V12', '-', 'CV13', 'S2', '33'],
];

const lacke =
  'FARBE (einschließlich Farbe, Lack, Emaille, Beize, Schellack, Firnis, Politur, flüssiger Füllstoff und flüssige ' +
  'Lackgrundlage) oder FARBZUBEHÖRSTOFFE (einschließlich Farbverdünnung und -lösemittel)';
const viskos = '(mit einem Flammpunkt unter 23 °C und viskos gemäß 2.2.3.1.4)';

/** Rows with all that the printed table does: variants, long names, joined cells, remarks, forbidden and free goods. */
const besondere = [
  zeile(
    '4',
    'AMMONIUMPIKRAT, trocken',
    ['1', '1.1D', '-', '1'],
    ['-', '0', 'E0', 'P112(b)'],
    ['-', '1\n(B1000C)'],
  ),
  zeile('1017', 'CHLOR', ['2', '2TOC', '-', '2.3+ 5.1+8'], ['-', '0', 'E0', 'P200'], ['P22DH(M)', '1 (C/D)']),
  zeile('1043', 'DÜNGEMITTEL, LÖSUNG', ['2', '4A', '-', '2.2'], ['642', '-', 'E0', '-'], ['-', '- (E)']),
  zeile('1263', lacke, ['3', 'F1', 'I', '3'], ['163 367 650', '500 ml', 'E3', 'P001'], ['L4BN', '1 (D/E)']),
  ...[
    [`(Dampfdruck bei 50 °C größer als 110 kPa)`, 'II', '640C', '2 (D/E)'],
    [`(Dampfdruck bei 50 °C höchstens 110 kPa)`, 'II', '640D', '2 (D/E)'],
    [``, 'III', '640E', '3 (D/E) 1)'],
    [`${viskos} (Dampfdruck bei 50 °C größer als 110 kPa)`, 'III', '640F', '3\n(E)'],
    [`${viskos} (Dampfdruck bei 50 °C höchstens 110 kPa)`, 'III', '640H', '3 (E)'],
  ].map(([zusatz = '', vg = '', sv = '', kategorie = '']) =>
    zeile(
      '1263',
      `${lacke} ${zusatz}`,
      ['3', 'F1', vg, '3'],
      [`163 ${sv}`, '5 L', 'E2', 'P001 IBC02'],
      ['LGBF', kategorie],
    ),
  ),
  zeile(
    '1789',
    'CHLORWASSERSTOFF- SÄURE',
    ['8', 'C1', 'II', '8'],
    ['520', '1 L', 'E2', 'P001'],
    ['L4BN', '2 (E)'],
  ),
  zeile(
    '1845',
    'Kohlendioxid, fest',
    ['9', 'M11', 'UNTERLIEGT NICHT DEN VORSCHRIFTEN DES ADR', ''],
    ['', '', '', ''],
    ['', ''],
  ),
  zeile(
    '2186',
    'CHLORWASSERSTOFF, TIEFGEKÜHLT',
    ['2', '3TC', 'BEFÖRDERUNG VERBOTEN', ''],
    ['', '', '', ''],
    ['', ''],
  ),
  zeile(
    '2031',
    'SALPETERSÄURE',
    ['8', 'CO1', 'II', '8 (+5.1)'],
    ['-', '1 L', 'E2', 'P001'],
    ['L4BN', '2 (E)'],
  ),
  zeile(
    '3077',
    'UMWELTGEFÄHRDENDER STOFF, FEST, N.A.G.',
    ['9', 'M7', 'III', '9'],
    ['274 335 375 601', '5 kg', 'E1', 'P002'],
    ['SGAV LGBV', '3 (-)'],
  ),
  zeile(
    '3316',
    'CHEMIE-TESTSATZ',
    ['9', 'M11', '-', '9'],
    ['251 340 671', 'siehe SV 251', 'siehe SV 340', 'P901'],
    ['-', 'siehe SV 671 (E)'],
  ),
  zeile(
    '3373',
    'BIOLOGISCHER STOFF, KATEGORIE B',
    ['6.2', 'I4', '-', '6.2'],
    ['319', '0', 'E0', 'P650'],
    ['L4AH', '- (-)'],
  ),
  zeile(
    '3480',
    'LITHIUM-IONEN-BATTERIEN',
    ['9', 'M4', '-', '9A'],
    ['188 230 310 348 376 377 387 636 677', '0', 'E0', 'P903'],
    ['-', '2 (E)'],
  ),
  zeile(
    '3537',
    `GEGENSTÄNDE, DIE EIN ENTZÜNDBARES GAS ENTHALTEN, N.A.G. ${'und so weiter, '.repeat(20)}`.trim(),
    ['2', '6F', '-', 'siehe 5.2.2.1.12'],
    ['274 310 667', '0', 'E0', 'P006 LP03'],
    ['-', '4 (E)'],
  ),
];

/** A table of so many rows, the heads included. */
export function amtlicheTabelle(anzahl: number): string[][] {
  const uebrige = Array.from({ length: Math.max(0, anzahl - besondere.length) }, (_, i) => {
    const vg = ['I', 'II', 'III'][i % 3] ?? 'I';
    const lq = ['0', '1 L', '5 L'][i % 3] ?? '0';
    return zeile(
      String(4000 + Math.floor(i / 3)),
      `ERFUNDENER STOFF ${4000 + Math.floor(i / 3)}, FLÜSSIG, N.A.G.`,
      ['6.1', 'T1', vg, '6.1'],
      ['274', lq, `E${5 - (i % 3)}`, 'P001'],
      ['L4BH', `${(i % 3) + 1} (D/E)`],
    );
  });
  return [amtlicherKopf, spaltennummern, ...besondere, ...uebrige];
}

/** The same rows as the database of the BAM has them: 97 columns, most of them empty here. */
export function bamTabelle(): string[][] {
  return [bamKopf, ...bamZeilen.map((zeile) => bamKopf.map((name) => zeile[name] ?? ''))];
}

const klebstoff = {
  S_UNNR: '1133',
  S_NAME: 'KLEBSTOFFE',
  S_SPEZIFIKATION: 'mit entzündbarem flüssigem Stoff',

  S_KLASSE: '3',
  S_KLASSIFIZIERUNGSCODE: 'F1',
  S_KENN1: '3',
  S_VERPACKUNGSANW1: 'P001',
  S_TUNNEL_CODE: 'D/E',
};
const bamZeilen: Record<string, string>[] = [
  {
    ...klebstoff,
    N_LFDNR: '1',
    S_VP_GRUPPE: 'I',
    S_BEGRENZTE_MENGEN: '500 ml',
    S_FREIGEST_MENGEN: 'E3',
    S_BEFOERDERUNGSKATEGORIE: '1',
    N_MULTIPLIKATOR: '50',
  },
  // The factor alone names the category.
  {
    ...klebstoff,
    N_LFDNR: '2',
    S_VP_GRUPPE: 'II',
    S_SV1: '640C',
    S_BEGRENZTE_MENGEN: '5 L',
    S_FREIGEST_MENGEN: 'E2',
    N_MULTIPLIKATOR: '3',
  },
  {
    ...klebstoff,
    N_LFDNR: '3',
    S_VP_GRUPPE: 'II',
    S_SV1: '640D',
    S_BEGRENZTE_MENGEN: '5 L',
    S_FREIGEST_MENGEN: 'E2',
    S_VERPACKUNGSANW2: 'IBC02',
    N_MULTIPLIKATOR: '3',
  },
  {
    S_UNNR: '1017',
    N_LFDNR: '1',
    S_NAME: 'CHLOR',
    S_KLASSE: '2',
    S_KLASSIFIZIERUNGSCODE: '2TOC',
    S_KENN1: '2.3',
    S_KENN2: '5.1',
    S_KENN3: '8',
    S_BEGRENZTE_MENGEN: '0',
    S_FREIGEST_MENGEN: 'E0',
    S_TUNNEL_CODE: 'C/D',
    N_MULTIPLIKATOR: '20',
  },
  {
    S_UNNR: '3255',
    N_LFDNR: '1',
    S_VORSILBE: 'tert-',
    S_NAME: 'BUTYLHYPOCHLORIT',
    S_KLASSE: '4.2',
    S_KLASSIFIZIERUNGSCODE: 'SC1',
    N_VERBOT: '1',
  },
];

const bamSpalten = [
  ...['S_UNNR', 'N_LFDNR', 'S_VORSILBE', 'S_NAME', 'S_SPEZIFIKATION', 'S_KLASSE', 'S_KLASSIFIZIERUNGSCODE'],
  ...['S_VP_GRUPPE', 'S_KENN1', 'S_KENN2', 'S_KENN3', 'S_KENN4', 'S_SV1', 'S_SV2', 'S_SV3', 'S_SV4', 'S_SV5'],
  ...['S_SV6', 'S_SV7', 'S_SV8', 'S_SV9', 'SV_10', 'SV_11', 'S_BEGRENZTE_MENGEN', 'S_FREIGEST_MENGEN'],
  ...Array.from({ length: 9 }, (_, i) => `S_VERPACKUNGSANW${i + 1}`),
  ...['S_TANK_CODE1', 'S_TANKFAHRZEUG', 'S_BEFOERDERUNGSKATEGORIE', 'S_TUNNEL_CODE', 'S_GEFAHRNR'],
  ...['N_MULTIPLIKATOR', 'N_VERBOT', 'S_NAME_E', 'S_SPEZIFIKATION_E', 'S_NAME_FR', 'S_SPEZIFIKATION_FR'],
];
const bamKopf = [
  ...bamSpalten,
  ...Array.from({ length: 97 - bamSpalten.length }, (_, i) => `S_WEITERE${i + 1}`),
];
