import { fehler, type Meldung } from '../feld/meldung.js';
import type { Land } from '../stammdaten/land.js';
import {
  type Adressrolle,
  adressrollen,
  type Eingangsgruppe,
  type Eingangsspalte,
  eingangsspalte,
  kopfpotenz,
} from './eingangsspalten.js';
import { dezimalzeichen, landVorPlz, liesZelle, type Zelle } from './zellwerte.js';

export interface Dateizeile {
  /** As a spreadsheet counts. */
  nummer: number;
  zellen: readonly Zelle[];
}

/** A cell of the file. */
export interface Zellort {
  zeile: number;
  /** From 0; null where the whole line is meant. */
  spalte: number | null;
}

/** How the columns of a file are read. */
export interface Tabellenlesart {
  /** For each column what it means. */
  spalten: readonly (Eingangsspalte | null)[];
  komma: readonly (',' | '.')[];
  /** For each column the power of ten that makes of the unit in its head that of the field. */
  potenzen: readonly number[];
  laender: readonly Land[];
}

export interface Zeilenauftrag {
  /** The order as the file has it, with codes for what the API names by id. */
  entwurf: Record<string, unknown>;
  meldungen: { ort: Zellort; meldung: Meldung }[];
  /** Where each field of the order came from. */
  orte: ReadonlyMap<string, Zellort>;
}

/** How a table is read whose columns are called and mean this. */
export function lesart(
  zeilen: readonly Dateizeile[],
  { kopf, zuordnung }: { kopf: readonly string[]; zuordnung: readonly (string | null)[] },
  laender: readonly Land[],
): Tabellenlesart {
  const spalten = zuordnung.map((name) => (name ? (eingangsspalte.get(name) ?? null) : null));
  const komma = spalten.map((s, i) =>
    s?.art === 'zahl' ? dezimalzeichen(zeilen.map((z) => z.zellen[i] ?? null)) : ',',
  );
  const potenzen = spalten.map((s, i) => (s ? kopfpotenz(kopf[i] ?? '', s) : 0));
  return { spalten, komma, potenzen, laender };
}

const text = (zelle: Zelle | undefined) => String(zelle ?? '').trim();

/**
 * Which lines are one order: those of one reference, wherever they stand. A line without a reference that says nothing
 * of head and addresses goes with the one before it; any other is an order of its own.
 */
export function gruppiere(
  zeilen: readonly Dateizeile[],
  { spalten }: Pick<Tabellenlesart, 'spalten'>,
): number[] {
  const referenz = spalten.findIndex((s) => s?.name === 'absenderReferenz');
  const kopf = spalten.flatMap((s, i) => (s && !s.gruppe.startsWith('auftrags') ? [i] : []));
  const nachReferenz = new Map<string, number>();
  let letzter = 0;
  let zahl = 0;
  return zeilen.map(({ zellen }) => {
    const nummer = referenz < 0 ? '' : text(zellen[referenz]);
    const bekannt = nummer ? nachReferenz.get(nummer) : undefined;
    const fortsetzung = !nummer && letzter > 0 && kopf.every((i) => !text(zellen[i]));
    if (bekannt === undefined && !fortsetzung) letzter = ++zahl;
    else letzter = bekannt ?? letzter;
    if (nummer) nachReferenz.set(nummer, letzter);
    return letzter;
  });
}

type Werte = Record<string, unknown>;

/** Collects one order while its lines are read. */
class Sammler {
  readonly entwurf: Werte = {};
  readonly meldungen: Zeilenauftrag['meldungen'] = [];
  readonly orte = new Map<string, Zellort>();
  readonly positionen: Werte[] = [];
  readonly lademittel: Werte[] = [];
  constructor(private readonly art: Tabellenlesart) {}

  /** The cells of one line that belong to one part of the order; undefined where all are empty. */
  teil(
    { nummer, zellen }: Dateizeile,
    gruppe: Eingangsgruppe,
  ): [Eingangsspalte, unknown, Zellort][] | undefined {
    const { spalten, komma, potenzen, laender } = this.art;
    const werte = spalten.flatMap((s, i): [Eingangsspalte, unknown, Zellort][] => {
      if (s?.gruppe !== gruppe || !text(zellen[i])) return [];
      const ort = { zeile: nummer, spalte: i };
      const umgebung = { laender, komma: komma[i] ?? ',', mass: s.mass, potenz: potenzen[i] ?? 0 };
      const gelesen = liesZelle(s.art, zellen[i] ?? null, umgebung);
      if ('wert' in gelesen) return [[s, gelesen.wert, ort]];
      this.meldungen.push({ ort, meldung: gelesen.meldung });
      return [[s, undefined, ort]];
    });
    return werte.length ? werte : undefined;
  }

  /** Head and addresses stand on every line of an order or on the first one; two that differ are told. */
  kopf(zeile: Dateizeile, gruppe: 'kopf' | Adressrolle): void {
    for (const [{ feld, art, name }, wert, ort] of this.teil(zeile, gruppe) ?? []) {
      const ziel = gruppe === 'kopf' ? this.entwurf : this.objekt(gruppe);
      const schluessel = art === 'code' ? `${feld}Code` : feld;
      const vorher = this.orte.get(name);
      if (!vorher) {
        ziel[schluessel] = wert;
        this.orte.set(name, ort);
      } else if (wert !== undefined && ziel[schluessel] !== wert) {
        this.meldungen.push({
          ort,
          meldung: fehler('auftragseingang.widerspruch', undefined, { zeile: vorher.zeile }),
        });
      }
    }
    if (gruppe !== 'kopf') this.landAusPlz(zeile, gruppe);
  }

  /** A line with goods is a position; one with dangerous goods alone belongs to the position before. */
  position(zeile: Dateizeile): void {
    const werte = this.teil(zeile, 'auftragspositionen');
    if (werte) {
      const i = this.positionen.push({ auftragsgefahrgueter: [] }) - 1;
      const pfad = `auftragspositionen[${i}]`;
      this.fuelle(this.positionen[i] ?? {}, pfad, werte);
      this.merkeLeere(zeile, (s) => (s.gruppe === 'auftragspositionen' ? `${pfad}.${s.feld}` : null));
    }
    const gefahrgut = this.teil(zeile, 'auftragsgefahrgueter');
    if (gefahrgut) this.gefahrgut(gefahrgut);
    const dazu = this.teil(zeile, 'auftragZusLademittel');
    if (!dazu) return;
    const i = this.lademittel.push({}) - 1;
    this.fuelle(this.lademittel[i] ?? {}, `auftragZusLademittel[${i}]`, dazu);
  }

  private gefahrgut(werte: [Eingangsspalte, unknown, Zellort][]): void {
    const i = Math.max(0, this.positionen.length - 1);
    const position = this.positionen[i] ?? { auftragsgefahrgueter: [] };
    this.positionen[i] = position;
    const gueter = position.auftragsgefahrgueter as Werte[];
    const gut: Werte = {};
    this.fuelle(gut, `auftragspositionen[${i}].auftragsgefahrgueter[${gueter.length}]`, werte);
    // Column there, good none: "nein", "0" or "-" in it.
    if (!gut.unnr || /^(nein|no|n|0|-)$/i.test(String(gut.unnr))) return;
    gut.verpackungsgruppe = gruppe(gut.verpackungsgruppe);
    gut.anzahl ??= position.packmittelAnzahl ?? position.lademittelAnzahl ?? null;
    gut.bruttoGewicht ??= position.bruttoGewicht ?? null;
    gueter.push(gut);
  }

  private fuelle(ziel: Werte, pfad: string, werte: [Eingangsspalte, unknown, Zellort][]): void {
    for (const [{ feld, art }, wert, ort] of werte) {
      ziel[art === 'code' ? `${feld}Code` : feld] = wert;
      this.orte.set(`${pfad}.${feld}`, ort);
    }
  }

  /** Where what is missing would stand: what is said of it is said there. */
  merkeLeere({ nummer: zeile }: Dateizeile, name: (s: Eingangsspalte) => string | null): void {
    for (const [spalte, s] of this.art.spalten.entries()) {
      const feld = s && name(s);
      if (feld && !this.orte.has(feld)) this.orte.set(feld, { zeile, spalte });
    }
  }

  private objekt(name: string): Werte {
    const da = this.entwurf[name] as Werte | undefined;
    const objekt = da ?? {};
    this.entwurf[name] = objekt;
    return objekt;
  }

  private landAusPlz({ zellen }: Dateizeile, gruppe: Adressrolle): void {
    const adresse = this.entwurf[gruppe] as Werte | undefined;
    const i = this.art.spalten.findIndex((s) => s?.name === `${gruppe}.plz`);
    if (adresse && i >= 0) adresse.lkz ??= landVorPlz(zellen[i] ?? null, this.art.laender) ?? null;
  }
}

const roemisch: Record<string, string> = { '1': 'I', '2': 'II', '3': 'III' };

function gruppe(wert: unknown): string | null {
  const kurz = String(wert ?? '')
    .replace(/^(PG|VG)\s*/i, '')
    .trim()
    .toUpperCase();
  return kurz === '' || kurz === '-' ? null : (roemisch[kurz] ?? kurz);
}

/** The lines of one order as an order. */
export function auftragAusZeilen(zeilen: readonly Dateizeile[], art: Tabellenlesart): Zeilenauftrag {
  const sammler = new Sammler(art);
  for (const zeile of zeilen) {
    for (const teil of ['kopf', ...adressrollen] as const) sammler.kopf(zeile, teil);
    sammler.position(zeile);
  }
  const [erste] = zeilen;
  if (erste) sammler.merkeLeere(erste, (s) => (s.gruppe.startsWith('auftrags') ? null : s.name));
  const { entwurf, positionen, lademittel, meldungen, orte } = sammler;
  const auftragZusLademittel = lademittel.length ? { auftragZusLademittel: lademittel } : {};
  return {
    entwurf: { ...entwurf, auftragspositionen: positionen, ...auftragZusLademittel },
    meldungen,
    orte,
  };
}

/** The cell that a message about a field of the order is about: that of the field, else the first line of its part. */
export function zellortVon(feld: string, orte: ReadonlyMap<string, Zellort>, erste: number): Zellort {
  for (let pfad = feld; pfad; pfad = pfad.replace(/[.]?[^.]*$/, '')) {
    const namen = [
      pfad,
      pfad.replace(/Code$/, ''),
      `${pfad}.lkz`,
      ...(andereNamen.get(letzter(pfad)) ?? []).map((n) => pfad.replace(/[^.]*$/, n)),
    ];
    const gefunden = namen.map((n) => orte.get(n)).find(Boolean);
    if (gefunden) return gefunden;
    // A list as a whole is pointed at by its first cell.
    const inListe = [...orte].find(([name]) => name.startsWith(`${pfad}[`))?.[1];
    if (inListe && pfad === feld) return inListe;
    const darunter = [...orte].find(([name]) => name.startsWith(`${pfad}.`))?.[1];
    if (darunter) return { zeile: darunter.zeile, spalte: null };
  }
  return { zeile: erste, spalte: null };
}

const letzter = (pfad: string) => pfad.slice(pfad.lastIndexOf('.') + 1);
/** One column of a file may stand for several fields of an order. */
const andereNamen = new Map([
  ['verpackung', ['packmittel']],
  ['verpackungCode', ['packmittel']],
  ['lademittelCode', ['lademittel', 'packmittel']],
  ['lademittel', ['packmittel']],
  ['verpackungAnzahl', ['packmittelAnzahl']],
  ['lademittelAnzahl', ['packmittelAnzahl']],
  ['land', ['lkz']],
  ['gefahrgutklasse', ['unnr']],
  ['gefahrgutUnnr', ['unnr']],
]);
