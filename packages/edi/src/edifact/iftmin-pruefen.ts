import { stelle as am, wert as inhalt, type Nachricht, type Nachrichtenfehler } from './nachricht.js';
import type { Segment } from './segmente.js';
import { tagUndZeit } from './termine.js';

/** The segments of a transport order in both editions. */
const bekannte = new Set(
  [
    'UNH BGM CTA COM DTM TSR CUX MOA FTX CNT DOC GDS LOC TOD RFF GOR CPI TCC TDT NAD GID HAN TMP RNG TMD PIA PCD',
    'MEA DIM PCI GIN TPL SGP DGS EQD EQN SEL UNT UNS AJT QTY TSR PRI ICD',
  ]
    .join(' ')
    .split(' '),
);

/** Elements that hold numbers, by segment: element and component, from 1. */
const zahlen: Readonly<Record<string, readonly [number, number][]>> = {
  GID: [
    [2, 1],
    [3, 1],
    [4, 1],
  ],
  CNT: [[1, 2]],
  MEA: [[3, 2]],
  MOA: [[1, 2]],
  DIM: [
    [2, 2],
    [2, 3],
    [2, 4],
  ],
};
/** What a new order is told by; a change or a cancellation makes none. */
const neue = ['', '9', '2'];

/** What a transport order must say and may not, as far as it needs no look-up. */
export function pruefeIftmin(
  { segmente }: Pick<Nachricht, 'segmente'>,
  dezimal: string,
): Nachrichtenfehler[] {
  const fehler: Nachrichtenfehler[] = [];
  for (const [i, segment] of segmente.entries()) fehler.push(...pruefeSegment(segment, i + 1, dezimal));
  for (const name of ['BGM', 'NAD', 'GID'])
    if (!segmente.some((s) => s.name === name)) fehler.push(am(segmente.length, name, 0, 'fehlt', name));
  return [...fehler, ...pruefePackstuecke(segmente, dezimal)];
}

function pruefeSegment(segment: Segment, nummer: number, dezimal: string): Nachrichtenfehler[] {
  const { name } = segment;
  if (!bekannte.has(name)) return [am(nummer, name, 0, 'unerwartet', name)];
  const keineZahlen = (zahlen[name] ?? []).flatMap(([e, k]) => {
    const text = inhalt(segment, e, k);
    return text && zahlVon(text, dezimal) === undefined ? [am(nummer, name, e, 'art', text, k)] : [];
  });
  if (name === 'BGM' && !neue.includes(inhalt(segment, 3, 1)))
    return [am(nummer, name, 3, 'wert', inhalt(segment, 3, 1), 1)];
  if (name === 'BGM' && !inhalt(segment, 2, 1)) return [am(nummer, name, 2, 'fehlt', '', 1)];
  if (name === 'DTM' && inhalt(segment, 1, 2) && !tagUndZeit(inhalt(segment, 1, 2), inhalt(segment, 1, 3)))
    return [am(nummer, name, 1, 'wert', inhalt(segment, 1, 2), 2)];
  if (name === 'DGS' && !/^\d{4}$/.test(inhalt(segment, 3, 1)))
    return [am(nummer, name, 3, 'wert', inhalt(segment, 3, 1), 1)];
  return keineZahlen;
}

/** An exact decimal with a point, whatever mark the interchange has; comma and point are both usual in it. */
export function zahlVon(text: string, dezimal: string): string | undefined {
  const mitPunkt = text.replace(dezimal, '.').replace(',', '.');
  return /^\d{1,15}(\.\d{1,6})?$/.test(mitPunkt) ? mitPunkt : undefined;
}

/** CNT+11 counts the packages of all goods. */
function pruefePackstuecke(segmente: readonly Segment[], dezimal: string): Nachrichtenfehler[] {
  const i = segmente.findIndex((s) => s.name === 'CNT' && inhalt(s, 1, 1) === '11');
  const cnt = segmente[i];
  if (!cnt) return [];
  const genannt = zahlVon(inhalt(cnt, 1, 2), dezimal);
  const gezaehlt = segmente
    .filter((s) => s.name === 'GID')
    .reduce((summe, s) => summe + Number(zahlVon(inhalt(s, 2, 1), dezimal) ?? 0), 0);
  return genannt === undefined || Number(genannt) === gezaehlt
    ? []
    : [am(i + 1, 'CNT', 1, 'anzahl', `${genannt} ≠ ${gezaehlt}`, 2)];
}
