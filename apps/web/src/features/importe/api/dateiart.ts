import type {
  Auftragseingang,
  Eingangszeile,
  Eingangszuordnung,
} from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Statuston } from '../../../components/anzeige/Statusmarke';

/** A file on its way, whatever it brings. */
export type Laufbild = Auftragseingang;
export type Laufzeile = Omit<Eingangszeile, 'auftragId' | 'spedeigennr' | 'vorgang'>;

interface Abfrage {
  signal?: AbortSignal;
}
interface Wunsch {
  blatt: string | null;
  spalten: { nummer: number; feld: string | null }[];
}

/** Where the steps of an import are called. */
export interface Laufaufrufe<L, Z> {
  eines(id: number, o: Abfrage): Promise<{ data: L }>;
  pruefen(id: number): Promise<{ data: L }>;
  zuordnung(id: number, o: Abfrage): Promise<{ data: Eingangszuordnung }>;
  zuordnen(id: number, wunsch: Wunsch): Promise<{ data: L }>;
  zeilen(
    id: number,
    frage: { nur?: 'fehler'; page: number; searchLimit: number },
    o: Abfrage,
  ): Promise<{ data: Z[]; headers: Headers }>;
  korrigieren(id: number, nummer: number, k: { zellen: { wert: string | null }[] }): Promise<unknown>;
  /** @param trotzdem also what is there twice, or much of what is there */
  uebernehmen(id: number, trotzdem: boolean, o: Abfrage): Promise<{ data: L }>;
  zuruecknehmen(id: number): Promise<{ data: L }>;
  /** Where what was taken back can hold again. */
  wiedereinsetzen?(id: number): Promise<unknown>;
  verwerfen(id: number): Promise<unknown>;
  abgelehnte(id: number): Promise<{ data: Blob }>;
}

type Fertigmeldung =
  | 'adressimport.fertig'
  | 'auftragseingang.uebernommen'
  | 'premium.fertig'
  | 'premium.teilweise';

/** What a kind of import brings along; the steps and their screens are the same for all. */
export interface Dateiart<L extends Laufbild = Laufbild, Z extends Laufzeile = Laufzeile> {
  schluessel: QueryKey;
  aufrufe: Laufaufrufe<L, Z>;
  /** What a column can mean. */
  felder: readonly { id: string; text: string }[];
  rechtZurueck: Recht;
  texte: {
    uebernehmen(anzahl: number): string;
    laeuft: string;
    /** The notice, with its figures. */
    fertig(lauf: L): readonly [Fertigmeldung, Record<string, number>];
    frage(anzahl: number): string;
    /** Said on the page, in place of a notice. */
    gescheitert?: (grund: string, abgebrochen: boolean) => string;
  };
  zahlen(lauf: L): readonly { text: string; zahl: number; ton: Statuston }[];
  /** How many things would be stored now. */
  offen(lauf: L, doppelte: boolean): number;
  doppelte?(lauf: L): number;
  /** Asked before it is taken over, where it changes much. */
  rueckfrage?(lauf: L): string | null;
  /** Can it be taken back, or put in place again? Without it whatever has stored something can be taken back once. */
  zurueck?(lauf: L): boolean;
  /** How far the storing is, where the numbers of the run do not say it; then it can also be given up. */
  fortschritt?(id: number): Promise<{ getan: number; zeilen: number }>;
  /** What has become of a line, as a way to it. */
  ziel?(zeile: Z): ReactNode;
  /** What a line would change. */
  aenderungen?(zeile: Z): ReactNode;
  /** Beside the numbers. */
  hinweis?(lauf: L): ReactNode;
  /** Among the buttons. */
  dazu?(lauf: L): ReactNode;
}

export function laufAbfrage<L extends Laufbild, Z extends Laufzeile>(
  { schluessel, aufrufe }: Dateiart<L, Z>,
  id: number,
) {
  return queryOptions({
    queryKey: [...schluessel, id],
    queryFn: async ({ signal }) => (await aufrufe.eines(id, { signal })).data,
  });
}

export function zuordnungAbfrage<L extends Laufbild, Z extends Laufzeile>(
  { schluessel, aufrufe }: Dateiart<L, Z>,
  id: number,
) {
  return queryOptions({
    queryKey: [...schluessel, id, 'zuordnung'],
    queryFn: async ({ signal }) => (await aufrufe.zuordnung(id, { signal })).data,
  });
}

export interface Zeilenfrage {
  nurFehler: boolean;
  /** From 0. */
  page: number;
  searchLimit: number;
}

export function zeilenAbfrage<L extends Laufbild, Z extends Laufzeile>(
  { schluessel, aufrufe }: Dateiart<L, Z>,
  id: number,
  { nurFehler, page, searchLimit }: Zeilenfrage,
) {
  return queryOptions({
    queryKey: [...schluessel, id, 'zeilen', nurFehler, page, searchLimit],
    queryFn: async ({ signal }) => {
      const frage = { page, searchLimit, ...(nurFehler ? { nur: 'fehler' as const } : {}) };
      const { data, headers } = await aufrufe.zeilen(id, frage, { signal });
      return { zeilen: data, gesamt: Number(headers.get('total-search-results') ?? data.length) };
    },
    placeholderData: keepPreviousData,
  });
}

/** A large file is checked in several calls. */
export async function bisGeprueft<L extends Laufbild, Z extends Laufzeile>(
  art: Dateiart<L, Z>,
  lauf: L,
): Promise<L> {
  return lauf.zustand === 'pruefung' ? bisGeprueft(art, (await art.aufrufe.pruefen(lauf.id)).data) : lauf;
}

/** Repeated until all is stored: each call stores for some seconds. */
export async function uebernimm<L extends Laufbild, Z extends Laufzeile>(
  art: Dateiart<L, Z>,
  id: number,
  trotzdem: boolean,
  signal: AbortSignal,
): Promise<L> {
  const { data } = await art.aufrufe.uebernehmen(id, trotzdem, { signal });
  return data.zustand === 'uebernahme' ? uebernimm(art, id, trotzdem, signal) : data;
}
