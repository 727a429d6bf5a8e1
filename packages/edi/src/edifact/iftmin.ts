import { zahlVon } from './iftmin-pruefen.js';
import { type Nachricht, wert } from './nachricht.js';
import type { Segment } from './segmente.js';
import { type Termin, tagUndZeit } from './termine.js';

export interface Beteiligter {
  art: string;
  kennung: string;
  /** Lines of its name and of its street. */
  name: string[];
  strasse: string[];
  ort: string;
  plz: string;
  land: string;
  kontakt: string;
  telefon: string;
  verweise: [string, string][];
}

export interface Messung {
  /** What is measured, and its unit. */
  art: string;
  einheit: string;
  /** An exact decimal. */
  wert: string;
}

export interface Gefahrgutangabe {
  segment: number;
  vorschrift: string;
  klasse: string;
  unnr: string;
  verpackungsgruppe: string;
  texte: [string, string][];
  messungen: Messung[];
}

export interface Ware {
  segment: number;
  packstuecke: { anzahl: string; art: string }[];
  texte: [string, string][];
  messungen: Messung[];
  /** Length, width and height with their unit. */
  abmessung: { einheit: string; laenge: string; breite: string; hoehe: string } | null;
  zeichen: string[];
  verweise: [string, string][];
  gefahrgut: Gefahrgutangabe[];
}

/** A transport order with named parts. */
export interface Transportauftrag {
  nummer: string;
  termine: [string, Termin][];
  texte: [string, string][];
  verweise: [string, string][];
  lieferbedingung: string;
  leistungen: string[];
  betraege: { art: string; betrag: string; waehrung: string }[];
  beteiligte: Beteiligter[];
  waren: Ware[];
}

/** A message as a transport order; it has been checked. */
export function liesTransportauftrag({ segmente }: Nachricht, dezimal: string): Transportauftrag {
  const leser = new Leser(dezimal);
  for (const segment of segmente) leser.nimm(segment);
  return leser.auftrag;
}

const freitext = (s: Segment): [string, string] => [
  wert(s, 1),
  (s.elemente[3] ?? [])
    .map((zeile) => zeile.trim())
    .filter(Boolean)
    .join(' '),
];
const verweis = (s: Segment): [string, string] => [wert(s, 1), wert(s, 1, 2)];
const zeilen = (s: Segment, element: number) =>
  (s.elemente[element - 1] ?? []).map((zeile) => zeile.trim()).filter(Boolean);

/** What a segment belongs to depends on those before it: head, party, goods, dangerous goods. */
class Leser {
  readonly auftrag: Transportauftrag = {
    nummer: '',
    termine: [],
    texte: [],
    verweise: [],
    lieferbedingung: '',
    leistungen: [],
    betraege: [],
    beteiligte: [],
    waren: [],
  };
  private beteiligter: Beteiligter | undefined;
  private ware: Ware | undefined;
  private gefahrgut: Gefahrgutangabe | undefined;
  private readonly dezimal: string;

  constructor(dezimal: string) {
    this.dezimal = dezimal;
  }

  nimm(s: Segment): void {
    const tun: Record<string, () => unknown> = {
      BGM: () => Object.assign(this.auftrag, { nummer: wert(s, 2) }),
      DTM: () => this.termin(s),
      TSR: () => this.auftrag.leistungen.push(wert(s, 2) || wert(s, 1)),
      TOD: () => Object.assign(this.auftrag, { lieferbedingung: wert(s, 3) }),
      MOA: () => this.betrag(s),
      FTX: () => (this.gefahrgut ?? this.ware ?? this.auftrag).texte.push(freitext(s)),
      RFF: () => (this.ware ?? this.beteiligter ?? this.auftrag).verweise.push(verweis(s)),
      NAD: () => this.partei(s),
      CTA: () => this.kontakt(s),
      COM: () => this.verbindung(s),
      GID: () => this.waren(s),
      MEA: () => this.messung(s),
      DIM: () => this.abmessung(s),
      PCI: () => this.ware?.zeichen.push(...zeilen(s, 2)),
      DGS: () => this.gefahr(s),
    };
    tun[s.name]?.();
  }

  private termin(s: Segment): void {
    const termin = tagUndZeit(wert(s, 1, 2), wert(s, 1, 3));
    if (termin && !this.ware) this.auftrag.termine.push([wert(s, 1), termin]);
  }

  private betrag(s: Segment): void {
    const betrag = zahlVon(wert(s, 1, 2), this.dezimal);
    if (betrag) this.auftrag.betraege.push({ art: wert(s, 1), betrag, waehrung: wert(s, 1, 3) });
  }

  private partei(s: Segment): void {
    const frei = zeilen(s, 3);
    const name = zeilen(s, 4);
    this.beteiligter = {
      art: wert(s, 1),
      kennung: wert(s, 2),
      name: name.length ? name : frei,
      strasse: zeilen(s, 5),
      ort: wert(s, 6),
      plz: wert(s, 8),
      land: wert(s, 9),
      kontakt: '',
      telefon: '',
      verweise: [],
    };
    this.auftrag.beteiligte.push(this.beteiligter);
  }

  private kontakt(s: Segment): void {
    if (this.beteiligter) this.beteiligter.kontakt ||= wert(s, 2, 2) || wert(s, 2);
  }

  private verbindung(s: Segment): void {
    if (wert(s, 1, 2) === 'TE' && this.beteiligter) this.beteiligter.telefon ||= wert(s, 1);
  }

  private waren(s: Segment): void {
    const packstuecke = [2, 3, 4].flatMap((e) => {
      const anzahl = zahlVon(wert(s, e), this.dezimal);
      return anzahl ? [{ anzahl, art: wert(s, e, 2) }] : [];
    });
    this.ware = {
      segment: s.nummer,
      packstuecke,
      texte: [],
      messungen: [],
      abmessung: null,
      zeichen: [],
      verweise: [],
      gefahrgut: [],
    };
    this.gefahrgut = undefined;
    this.auftrag.waren.push(this.ware);
  }

  private messung(s: Segment): void {
    const gemessen = zahlVon(wert(s, 3, 2), this.dezimal);
    if (gemessen)
      (this.gefahrgut ?? this.ware)?.messungen.push({ art: wert(s, 2), einheit: wert(s, 3), wert: gemessen });
  }

  private abmessung(s: Segment): void {
    const [laenge, breite, hoehe] = [2, 3, 4].map((k) => zahlVon(wert(s, 2, k), this.dezimal) ?? '');
    if (this.ware && laenge && breite) {
      this.ware.abmessung = { einheit: wert(s, 2), laenge, breite, hoehe: hoehe ?? '' };
    }
  }

  private gefahr(s: Segment): void {
    this.gefahrgut = {
      segment: s.nummer,
      vorschrift: wert(s, 1),
      klasse: wert(s, 2),
      unnr: wert(s, 3),
      verpackungsgruppe: wert(s, 5),
      texte: [],
      messungen: [],
    };
    this.ware?.gefahrgut.push(this.gefahrgut);
  }
}
