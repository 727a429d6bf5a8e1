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

export interface Austausch<T> {
  umschlag: Umschlag;
  /** What was made of each message. */
  nachrichten: T[];
}

/** Why not even the head of an interchange can be read. */
export interface Unbeantwortbar {
  grund: 'stufe' | 'zeichen' | 'fehlt';
  wert: string;
}

const meisteFehler = 20;

/**
 * Reads an interchange; where not even its head can be read there is nobody to answer.
 * @param mache of each message, once it is complete; with what stands between whole and broken part of its numbers
 */
export function liesAustausch<T>(
  bytes: Buffer,
  mache: (nachricht: Nachricht, dezimal: string) => T,
): Austausch<T> | Unbeantwortbar {
  const gelesen = alsText(bytes);
  if ('grund' in gelesen) return { grund: gelesen.grund, wert: gelesen.stelle };
  const text = gelesen.text.trimStart();
  const { freigabe, dezimal } = dienstzeichen(text);
  const leser = new Nachrichtenleser((n) => mache(n, dezimal), dezimal);
  const fehler = zerlege(text, freigabe, (segment) => leser.nimm(segment));
  leser.schliesse();
  const { unb, koepfe, ergebnisse } = leser;
  if (unb?.name !== 'UNB') return { grund: 'fehlt', wert: 'UNB' };
  const referenz = wert(unb, 5);
  if (!wert(unb, 2) || !wert(unb, 3) || !referenz) return { grund: 'fehlt', wert: 'UNB' };
  const bruch = fehler && stelle(fehler.segment, '', 0, fehler.grund);
  const umschlag = {
    stufe: gelesen.stufe,
    version: wert(unb, 1, 2),
    absender: teile(unb, 2),
    empfaenger: teile(unb, 3),
    referenz,
    fehler: bruch ?? austauschfehler(leser),
    nachrichten: koepfe,
  };
  return { umschlag, nachrichten: ergebnisse };
}

type Gesehenes = Pick<Nachrichtenleser<unknown>, 'unb' | 'letztes' | 'fremd' | 'koepfe'>;

function austauschfehler({ unb, letztes, fremd, koepfe }: Gesehenes): Austauschfehler | null {
  if (!unb || !letztes) return null;
  // A test makes no orders, and nobody shall believe that it did.
  if (wert(unb, 11)) return stelle(1, 'UNB', 11, 'test', wert(unb, 11));
  if (fremd) return stelle(fremd.nummer, fremd.name, 0, 'unerwartet', fremd.name);
  if (letztes.name !== 'UNZ') return stelle(letztes.nummer + 1, 'UNZ', 0, 'fehlt', 'UNZ');
  if (wert(letztes, 2) !== wert(unb, 5)) return stelle(letztes.nummer, 'UNZ', 2, 'bezug', wert(letztes, 2));
  const genannt = wert(letztes, 1);
  if (!/^\d+$/.test(genannt) || Number(genannt) !== koepfe.length)
    return stelle(letztes.nummer, 'UNZ', 1, 'anzahl', `${genannt} ≠ ${koepfe.length}`);
  return koepfe.length === 0 ? stelle(letztes.nummer, 'UNZ', 1, 'leer', '0') : null;
}

/** Makes messages of segments, holding those of one message only. */
class Nachrichtenleser<T> {
  unb: Segment | undefined;
  letztes: Segment | undefined;
  /** The first that belongs into no interchange of ours. */
  fremd: Segment | undefined;
  readonly koepfe: Umschlag['nachrichten'] = [];
  readonly ergebnisse: T[] = [];
  private offene: Nachricht | null = null;
  private zuEnde = false;

  constructor(
    private readonly mache: (nachricht: Nachricht) => T,
    private readonly dezimal: string,
  ) {}

  nimm(segment: Segment): void {
    this.letztes = segment;
    if (!this.unb) {
      this.unb = segment;
      return;
    }
    const { name } = segment;
    if (name === 'UNG' || name === 'UNE' || name === 'UNB') this.fremd ??= segment;
    if (name === 'UNZ') this.zuEnde = true;
    if (this.zuEnde) return;
    if (name === 'UNH') {
      this.schliesse();
      this.offene = {
        referenz: wert(segment, 1),
        kennung: segment.elemente[1] ?? [],
        fehler: [],
        segmente: [],
      };
    }
    // What stands outside of messages belongs to the one before, which then ends too late.
    this.offene?.segmente.push(segment);
  }

  schliesse(): void {
    const { offene } = this;
    this.offene = null;
    if (!offene) return;
    offene.fehler = [...huellenfehler(offene), ...pruefeIftmin(offene, this.dezimal)].slice(0, meisteFehler);
    this.ergebnisse.push(this.mache(offene));
    const { segmente: _inhalt, ...kopf } = offene;
    this.koepfe.push(kopf);
  }
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
