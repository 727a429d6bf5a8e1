// Schreibt FORTRAS-Dateien, mit eigenen Stellen und unabhängig vom Leser in packages/edi.

/** Ein Satz: Kennung, dann Werte an ihren Stellen (ab 1); Lücken sind Leerzeichen. */
function satz(kennung, ...felder) {
  let zeile = kennung;
  for (const [von, laenge, wert = ''] of felder)
    zeile = zeile.padEnd(von - 1).slice(0, von - 1) + String(wert).padEnd(laenge).slice(0, laenge);
  return zeile.trimEnd();
}

const ziffern = (wert, laenge) => String(Math.round(wert)).padStart(laenge, '0');
const tag = (iso) => (iso ? iso.split('-').reverse().join('') : '00000000');
const zeit = (uhr) => (uhr ? uhr.replace(':', '') : '0000');

function adresse(nr, kennung, a) {
  const felder = [
    [4, 3, nr],
    [7, 3, kennung],
    [10, 35, a.name],
    [45, 35, a.strasse],
    [80, 3, a.land ?? 'DE'],
    [83, 9, a.plz],
    [92, 35, a.ort],
    [127, 35, a.nummer],
    [162, 35, a.name2],
    [197, 35, a.name3],
    [232, 35, a.ortsteil],
  ];
  const wege = (a.wege ?? []).map(([art, text]) => satz('B10', [4, 3, nr], [7, 3, art], [10, 256, text]));
  return [satz('B00', ...felder), ...wege];
}

function gefahrgutsatz(nr, stelle, g) {
  return satz(
    'E00',
    ...[
      [4, 3, nr],
      [7, 3, stelle],
      [13, 4, ziffern(g.anzahl, 4)],
      [17, 9, ziffern(g.kg * 1000, 9)],
    ],
    ...[
      [26, 4, g.un],
      [30, 35, g.verpackung],
      [82, 210, g.name],
      [292, 70, g.ausloeser],
      [362, 3, g.klasse],
    ],
    ...[
      [387, 1, g.kategorie],
      [388, 1, g.lq],
      [398, 6, g.tunnel],
      [404, 4, g.vg],
      [408, 4, g.code],
    ],
    ...[
      [413, 9, g.menge === undefined ? '' : ziffern(g.menge, 9)],
      [422, 3, g.einheit],
      [425, 1, g.umwelt ?? 'N'],
    ],
  );
}

function position(nr, p, i) {
  const stelle = ziffern(i + 1, 3);
  const d = satz(
    'D00',
    ...[
      [4, 3, nr],
      [7, 3, stelle],
      [10, 4, ziffern(p.anzahl, 4)],
      [14, 3, p.art],
    ],
    ...[
      [17, 4, ziffern(p.innen ?? 0, 4)],
      [21, 3, p.innenart],
      [24, 35, p.inhalt],
      [59, 35, p.zeichen],
    ],
    ...[
      [94, 9, ziffern(p.kg * 1000, 9)],
      [103, 9, ziffern(p.kg * 1000, 9)],
    ],
    ...[
      [112, 4, ziffern((p.laenge ?? 0) * 100, 4)],
      [116, 4, ziffern((p.breite ?? 0) * 100, 4)],
    ],
    ...[
      [120, 4, ziffern((p.hoehe ?? 0) * 100, 4)],
      [124, 5, ziffern((p.cbm ?? 0) * 1000, 5)],
    ],
    ...[
      [129, 3, ziffern((p.ldm ?? 0) * 10, 3)],
      [132, 4, ziffern(p.stellplaetze ?? 0, 4)],
    ],
  );
  const gefahrgut = (p.gefahrgut ?? []).map((g) => gefahrgutsatz(nr, stelle, g));
  const verweise = (p.verweise ?? [{}]).map(({ barcode, art, nummer }) =>
    satz('F00', [4, 3, nr], [7, 3, stelle], [10, 35, barcode], [45, 3, art], [48, 35, nummer]),
  );
  return [d, ...gefahrgut, ...(p.verweise ? verweise : [])];
}

function sendung(s, i) {
  const nr = ziffern(i + 1, 3);
  const kg = s.positionen.reduce((summe, p) => summe + p.kg, 0);
  const [eins = {}, zwei = {}] = s.lademittel ?? [];
  const g = satz(
    'G00',
    ...[
      [4, 3, nr],
      [7, 35, s.nummer],
      [42, 9, ziffern(kg * 1000, 9)],
      [51, 3, s.frankatur],
    ],
    ...[
      [55, 8, tag(s.abholung)],
      [63, 4, zeit(s.von)],
      [67, 4, zeit(s.bis)],
      [77, 35, s.empfangsnummer],
    ],
    ...[
      [185, 11, ziffern((s.warenwert ?? 0) * 100, 11)],
      [196, 3, s.warenwert ? 'EUR' : ''],
    ],
    ...[
      [199, 9, ziffern(kg * 1000, 9)],
      [208, 5, '00000'],
      [213, 3, '000'],
      [216, 4, '0000'],
    ],
    ...[
      [220, 2, ziffern(eins.anzahl ?? 0, 2)],
      [222, 3, eins.art],
      [225, 2, ziffern(zwei.anzahl ?? 0, 2)],
    ],
    ...[
      [227, 3, zwei.art],
      [231, 8, tag(s.auftragstag)],
    ],
  );
  const schluessel = (s.textschluessel ?? []).map(([code, text]) =>
    satz('H00', [4, 3, nr], [7, 3, code], [10, 35, text]),
  );
  const texte = (s.texte ?? []).map(([art, text]) =>
    satz(
      'H10',
      [4, 3, nr],
      [7, 3, art],
      [10, 70, text.slice(0, 70)],
      [80, 3, text.length > 70 ? art : ''],
      [83, 70, text.slice(70)],
    ),
  );
  const leistungen = (s.leistungen ?? []).map(([code, betrag]) =>
    satz('I00', [4, 3, nr], [7, 3, code], [11, 9, ziffern(betrag * 100, 9)]),
  );
  return [
    ...Object.entries(s.adressen).flatMap(([kennung, a]) => adresse(nr, kennung, a)),
    ...s.positionen.flatMap((p, j) => position(nr, p, j)),
    ...[g, ...schluessel, ...texte, ...leistungen],
  ];
}

/** Eine Datei als Zeilen, Kopf und Fuß dabei. */
export function bordero({
  art = 'STD',
  nummer = '4711',
  am = '2026-12-01',
  nachnahme = 0,
  test = '',
  sendungen,
}) {
  const kopf = satz(
    'A00',
    ...[
      [4, 3, art],
      [7, 3, '100'],
      [10, 35, nummer],
      [45, 8, tag(am)],
      [62, 3, 'EUR'],
      [65, 35, 'NORD'],
    ],
    ...[
      [100, 35, 'SUED'],
      [357, 1, test],
    ],
  );
  const alle = sendungen.flatMap(sendung);
  const pakete = sendungen.flatMap((s) => s.positionen).reduce((summe, p) => summe + p.anzahl, 0);
  const kg = sendungen.flatMap((s) => s.positionen).reduce((summe, p) => summe + p.kg, 0);
  const summe = satz(
    'J00',
    ...[
      [4, 3, ziffern(sendungen.length, 3)],
      [7, 6, ziffern(pakete, 6)],
      [13, 9, ziffern(kg * 1000, 9)],
    ],
    ...[
      [22, 16, '0'.repeat(16)],
      [38, 22, '0'.repeat(22)],
      [60, 11, ziffern(nachnahme * 100, 11)],
    ],
    ...[[71, 33, '0'.repeat(33)]],
  );
  const saetze = [kopf, ...alle, summe];
  const z00 = satz('Z00', [4, 6, ziffern(saetze.length, 6)], [10, 8, tag(am)], [18, 6, '063000']);
  return ['@@PHBORD512 0512003500107 AAAAAAA BBBBBBB', ...saetze, z00, '@@PT'];
}

export const alsDatei = (zeilen, ende = '\r\n') => `${zeilen.join(ende)}${ende}`;
