import { fehler, type Meldung } from '../feld/meldung.js';
import type { Dezimal } from './dezimal.js';
import type { Einheit, Mass } from './einheit.js';
import type { Packmittel } from './packmittel.js';

/** What an amount is meant for each of: one of the two, or whatever is counted. */
export type Jeziel = Packmittel | 'stueck' | 'palette' | 'offen';

export interface Menge {
  art: Mass | 'netto';
  zahl: Dezimal;
  einheit: Einheit;
  /** Each of them weighs so much; null for all together. */
  je: Jeziel | null;
  /** Of all positions of the line, as far as there are several. */
  gesamt: boolean;
  text: string;
}

export interface Gepacktes {
  packmittel: Packmittel;
  anzahl: number;
  /** So many on each load unit. */
  je: boolean;
  text: string;
}

export const massnamen = ['laengeCM', 'breiteCM', 'hoeheCM'] as const;
export type Massname = (typeof massnamen)[number];

export interface Gelesenesmass {
  zahl: Dezimal;
  /** Null where none was said. */
  einheit: Einheit | null;
  text: string;
}

export interface Gefahrgutworte {
  unnr?: string;
  verpackungsgruppe?: string;
  klasse?: string;
  klassifizierung?: string;
  begrenztemenge?: true;
}

type Grund = Parameters<typeof fehler>[0];

/** What was understood of one position, before it is looked at as a whole. */
export class Sammler {
  readonly gepackt: Partial<Record<Packmittel['art'], Gepacktes>> = {};
  /** What was named last, for "à 5 kg" right behind it. */
  zuletzt: Packmittel['art'] | null = null;
  zuerst: Packmittel['art'] | null = null;
  readonly mengen: Menge[] = [];
  readonly masse = new Map<Massname, Gelesenesmass>();
  readonly inhalt: string[] = [];
  readonly gefahrgut: Gefahrgutworte = {};
  /** A packaging was named that nobody knows. */
  packmittelUnklar = false;
  /** Dangerous goods were spoken of. */
  gefahrgutwort: string | null = null;
  /** Measures stood behind "je": a weight behind them may be one of each too. */
  jeMasse = false;
  readonly unklar: Meldung[] = [];
  readonly teile: string[] = [];

  merke(grund: Grund, text: string): void {
    this.unklar.push(fehler(grund, undefined, { text }));
  }

  sageInhalt(text: string): void {
    this.inhalt.push(text);
    this.zuletzt = null;
  }

  istGepackt(): boolean {
    return Boolean(this.gepackt.verpackung ?? this.gepackt.lademittel);
  }

  hatGewicht(): boolean {
    return this.mengen.some((m) => m.art === 'kg');
  }

  /** Says only what it is packed in. */
  istNurGepackt(): boolean {
    return this.istGepackt() && !this.inhalt.length && !this.mengen.length && !this.masse.size;
  }

  setzeMass(name: Massname, mass: Gelesenesmass): void {
    const vorher = this.masse.get(name);
    if (vorher) this.merke('schnelleingabe.zweimal', mass.text);
    else this.masse.set(name, mass);
  }
}
