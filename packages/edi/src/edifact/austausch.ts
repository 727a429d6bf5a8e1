import { pruefeIftmin } from './iftmin-pruefen.js';
import { type Nachricht, type Nachrichtenfehler, stelle, teile, wert } from './nachricht.js';
import { type Segment, zerlege } from './segmente.js';
import { alsText, dienstzeichen, type Stufe } from './zeichen.js';

/** What is wrong with the whole interchange. */
export interface Austauschfehler extends Nachrichtenfehler {
  /** In the interchange. */
  segment: number;
}

/** What its envelope says, and what is wrong with what is in it: everything that an answer needs. */
export interface Umschlag {
  stufe: Stufe;
  version: string;
  /** Identification and, where there is one, its kind. */
  absender: readonly string[];
  empfaenger: readonly string[];
  referenz: string;
  fehler: Austauschfehler | null;
  nachrichten: Omit<Nachricht, 'segmente'>[];
}

export interface Austausch {
  umschlag: Umschlag;
  nachrichten: Nachricht[];
  /** What stands between whole and broken part of its numbers. */
  dezimal: string;
}

/** Why not even the head of an interchange can be read. */
export interface Unbeantwortbar {
  grund: 'stufe' | 'zeichen' | 'fehlt';
  wert: string;
}

const meisteFehler = 20;

/** Reads an interchange; where not even its head can be read there is nobody to answer. */
export function liesAustausch(bytes: Buffer): Austausch | Unbeantwortbar {
  const gelesen = alsText(bytes);
  if ('grund' in gelesen) return { grund: gelesen.grund, wert: gelesen.stelle };
  const text = gelesen.text.trimStart();
  const zeichen = dienstzeichen(text);
  const { segmente, fehler } = zerlege(text, zeichen.freigabe);
  const [unb] = segmente;
  if (unb?.name !== 'UNB') return { grund: 'fehlt', wert: 'UNB' };
  const referenz = wert(unb, 5);
  if (!wert(unb, 2) || !wert(unb, 3) || !referenz) return { grund: 'fehlt', wert: 'UNB' };
  const nachrichten = nachrichtenAus(segmente, zeichen.dezimal);
  const bruch = fehler && stelle(fehler.segment, '', 0, fehler.grund);
  const umschlag = {
    stufe: gelesen.stufe,
    version: wert(unb, 1, 2),
    absender: teile(unb, 2),
    empfaenger: teile(unb, 3),
    referenz,
    fehler: bruch ?? austauschfehler(segmente, nachrichten.length),
    nachrichten: nachrichten.map(({ segmente: _inhalt, ...n }) => n),
  };
  return { umschlag, nachrichten, dezimal: zeichen.dezimal };
}

function austauschfehler(segmente: Segment[], anzahl: number): Austauschfehler | null {
  const unb = segmente[0];
  const letztes = segmente.at(-1);
  if (!unb || !letztes) return null;
  // A test makes no orders, and nobody shall believe that it did.
  if (wert(unb, 11)) return stelle(1, 'UNB', 11, 'test', wert(unb, 11));
  const fremd = segmente.find((s) => s.name === 'UNG' || s.name === 'UNE' || (s.name === 'UNB' && s !== unb));
  if (fremd) return stelle(fremd.nummer, fremd.name, 0, 'unerwartet', fremd.name);
  if (letztes.name !== 'UNZ') return stelle(letztes.nummer + 1, 'UNZ', 0, 'fehlt', 'UNZ');
  if (wert(letztes, 2) !== wert(unb, 5)) return stelle(letztes.nummer, 'UNZ', 2, 'bezug', wert(letztes, 2));
  const genannt = wert(letztes, 1);
  if (!/^\d+$/.test(genannt) || Number(genannt) !== anzahl)
    return stelle(letztes.nummer, 'UNZ', 1, 'anzahl', `${genannt} ≠ ${anzahl}`);
  return anzahl === 0 ? stelle(letztes.nummer, 'UNZ', 1, 'leer', '0') : null;
}

function nachrichtenAus(segmente: Segment[], dezimal: string): Nachricht[] {
  const nachrichten: Nachricht[] = [];
  let offene: Nachricht | null = null;
  for (const segment of segmente.slice(1)) {
    if (segment.name === 'UNZ') break;
    if (segment.name === 'UNH') {
      offene = { referenz: wert(segment, 1), kennung: segment.elemente[1] ?? [], fehler: [], segmente: [] };
      nachrichten.push(offene);
    } else if (!offene) {
      // What stands outside of messages belongs to the one before, which then ends too late.
      offene = nachrichten.at(-1) ?? null;
    }
    offene?.segmente.push(segment);
    if (segment.name === 'UNT') offene = null;
  }
  for (const nachricht of nachrichten)
    nachricht.fehler = [...huellenfehler(nachricht), ...pruefeIftmin(nachricht, dezimal)].slice(
      0,
      meisteFehler,
    );
  return nachrichten;
}

const ausgaben = ['96A', '01B'];

function huellenfehler({ segmente, referenz, kennung }: Nachricht): Nachrichtenfehler[] {
  const [art = '', version = '', ausgabe = ''] = kennung;
  const letztes = segmente.at(-1);
  if (art !== 'IFTMIN' || version !== 'D' || !ausgaben.includes(ausgabe))
    return [stelle(1, 'UNH', 2, 'wert', kennung.slice(0, 3).join(':'), 1)];
  if (letztes?.name !== 'UNT') return [stelle(segmente.length + 1, 'UNT', 0, 'fehlt', 'UNT')];
  const fehler: Nachrichtenfehler[] = [];
  if (Number(wert(letztes, 1)) !== segmente.length)
    fehler.push(stelle(segmente.length, 'UNT', 1, 'anzahl', `${wert(letztes, 1)} ≠ ${segmente.length}`));
  if (wert(letztes, 2) !== referenz)
    fehler.push(stelle(segmente.length, 'UNT', 2, 'bezug', wert(letztes, 2)));
  return fehler;
}
