/** What partners write, by the positions of their records alone: none of it is made by the portal's own tables. */

const alsTag = (tag: string) => tag.replaceAll('-', '');
const deutsch = (tag: string) => tag.split('-').reverse().join('');

/** An EDIFACT interchange with one IFTMIN for each reference. */
export function iftmin(referenzen: readonly string[], morgen: string): string {
  const nachrichten = referenzen.flatMap((referenz, i) => {
    const segmente = [
      `UNH+${i + 1}+IFTMIN:D:96A:UN`,
      `BGM+610+${referenz}-E+9`,
      `DTM+200:${alsTag(morgen)}:102`,
      'CNT+11:2',
      `RFF+CU:${referenz}`,
      'NAD+CZ+K-100::92++Werk Nord GmbH+Industriestrasse 12+Hamburg++20457+DE',
      'NAD+CN+::92++Elbe Farben GmbH+Elbufer 7+Dresden++01067+DE',
      'GID+1+2:KT',
      'FTX+AAA+++Schrauben',
      'MEA+WT+G+KGM:24.5',
    ];
    return [...segmente, `UNT+${segmente.length + 1}+${i + 1}`];
  });
  const kopf = `UNB+UNOC:3+4012345000009:14+SPEDITION:ZZ+${alsTag(morgen).slice(2)}:2000+ABEND`;
  return [kopf, ...nachrichten, `UNZ+${referenzen.length}+ABEND`].map((s) => `${s}'`).join('\r\n');
}

/** The order numbers of a consignment file (BORD512, G00 from 7). */
export const nummernAus = (bordero: string): string[] =>
  bordero
    .split(/\r?\n/)
    .filter((satz) => satz.startsWith('G00'))
    .map((satz) => satz.slice(6, 41).trim());

function satz(kennung: string, ...felder: [number, number, string][]): string {
  let zeile = kennung;
  for (const [von, laenge, wert] of felder)
    zeile = zeile.padEnd(von - 1).slice(0, von - 1) + wert.padEnd(laenge).slice(0, laenge);
  return zeile.trimEnd();
}

/** A report that these orders are delivered (STAT512). */
export function stat512(nummern: readonly string[], code: string, tag: string): string {
  const saetze = [
    satz('Q00', [4, 3, '100'], [10, 35, 'NETZ'], [45, 35, 'NORD01']),
    ...nummern.map((nummer) =>
      satz(
        'Q10',
        [4, 35, nummer],
        [109, 3, code],
        [112, 8, deutsch(tag)],
        [120, 4, '0101'],
        [163, 35, 'Krause'],
      ),
    ),
  ];
  const ende = `Z00${String(saetze.length).padStart(6, '0')}${deutsch(tag)}010200`;
  return ['@@PHSTAT512 0512003500107 NETZ    NORD01', ...saetze, ende, '@@PT', ''].join('\r\n');
}
