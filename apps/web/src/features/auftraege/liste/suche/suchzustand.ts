import { istTag, plusTage } from '@frachtportal/domain/feld/tag';
import type { Listenanfrage } from '../../api/auftragsliste';
import { fuellend, fuellendeZeilen } from '../zeilenzahl/fuellen';
import { filterAlsAnfrage, filterAus, filterInAdresse, type Listenfilter, ohneFilter } from './filter';
import { tageVon, type Zeitraum, zeitraumAus } from './zeitraum';

/** Rows a page of the list can have; the first is the default of the list. */
export const zeilenzahlen = [13, 25, 50, 100] as const;

/** What the date range is about (specification of orders, section 3). */
export const datumstypen = [
  { id: 0, text: 'auftrag.liste.erfassungsdatum' },
  { id: 1, text: 'auftrag.liste.versanddatum' },
  { id: 2, text: 'beschriftung.zustelldatum' },
] as const;

/** What the panel beside the list can show; the first is the default. */
export const reiternamen = [
  'auftrag',
  'historie',
  'dokumente',
  'kommentare',
  'klaerfaelle',
  'verladung',
  'controlling',
] as const;
export type Reitername = (typeof reiternamen)[number];

/** The state of the list; the address bar keeps it. */
export interface Suchzustand extends Listenfilter {
  suche: string;
  /** Where the days move with the calendar; `von` and `bis` are those of today. */
  zeitraum: Zeitraum | null;
  von: string;
  bis: string;
  datumTyp: number;
  mandant: number | null;
  /** Counts from 1, as people do. */
  seite: number;
  zeilen: number;
  /** As many rows as fit; `zeilen` says how many that are now. */
  fuellt: boolean;
  sortierung: { feld: string; richtung: 'asc' | 'desc' } | null;
  /** Marked rows of this page; the one the panel shows comes last. */
  markiert: readonly number[];
  reiter: Reitername;
  /** The view that is shown, a ready one by its name, a kept one by its id; none: the list's own. */
  ansicht: string | null;
}

/** How many days back the list begins; open orders that are older are old. */
export const tageZurueck = 10;

/** 10 days back to 5 days ahead; of open orders all, whatever their day. */
export function standardzustand(heute: string, offen = false): Suchzustand {
  return {
    ...ohneFilter,
    suche: '',
    zeitraum: null,
    von: offen ? '' : plusTage(heute, -tageZurueck),
    bis: offen ? '' : plusTage(heute, 5),
    datumTyp: 0,
    mandant: null,
    seite: 1,
    zeilen: zeilenzahlen[0],
    fuellt: false,
    sortierung: null,
    markiert: [],
    reiter: reiternamen[0],
    ansicht: null,
  };
}

/** Where a search begins: changed conditions mean other rows. */
export const vonVorn = { seite: 1, markiert: [] } satisfies Partial<Suchzustand>;

/** The state with something changed: a period has its days, and other days are no period of that kind. */
export function geaendert(alt: Suchzustand, neu: Partial<Suchzustand>, heute: string): Suchzustand {
  if (neu.zeitraum) return { ...alt, ...neu, ...tageVon(neu.zeitraum, heute) };
  const andereTage = neu.von !== undefined || neu.bis !== undefined;
  return { ...alt, ...neu, ...(andereTage && { zeitraum: null }) };
}

/** Is anything searched or filtered, so that rows may be missing from sight? */
export function istGefiltert(zustand: Suchzustand, heute: string, offen = false): boolean {
  const ansicht = {
    zeilen: zeilenzahlen[0],
    fuellt: false,
    sortierung: null,
    reiter: reiternamen[0],
    ansicht: null,
  };
  return alsAdresse({ ...zustand, ...vonVorn, ...ansicht }, heute, offen).size > 0;
}

function ganzzahl(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** Reads the state from the address; what is missing or makes no sense has its default, for the rows that of the user. */
export function ausAdresse(
  adresse: URLSearchParams,
  heute: string,
  zeilenVorgabe: number = zeilenzahlen[0],
  offen = false,
): Suchzustand {
  const standard = standardzustand(heute, offen);
  const zeitraum = zeitraumAus(adresse.get('zeitraum'));
  const typ = ganzzahl(adresse.get('datum'));
  const gewaehlt = ganzzahl(adresse.get('zeilen'));
  const zeilen = [...zeilenzahlen, fuellend].find((z) => z === gewaehlt) ?? zeilenVorgabe;
  const sortierung = /^(\w+):(asc|desc)$/.exec(adresse.get('sortierung') ?? '');
  return {
    suche: (adresse.get('suche') ?? '').slice(0, 200),
    zeitraum,
    von: adresse.get('von') ?? standard.von,
    bis: adresse.get('bis') ?? standard.bis,
    ...(zeitraum && tageVon(zeitraum, heute)),
    ...filterAus(adresse),
    datumTyp: datumstypen.some((d) => d.id === typ) ? (typ as number) : standard.datumTyp,
    mandant: ganzzahl(adresse.get('mandant')),
    seite: Math.max(1, ganzzahl(adresse.get('seite')) ?? 1),
    zeilen: zeilen === fuellend ? fuellendeZeilen() : zeilen,
    fuellt: zeilen === fuellend,
    sortierung: sortierung
      ? { feld: sortierung[1] as string, richtung: sortierung[2] as 'asc' | 'desc' }
      : null,
    markiert: (adresse.get('markiert') ?? '')
      .split(',')
      .slice(0, zeilenzahlen.at(-1))
      .flatMap((id) => ganzzahl(id) ?? []),
    reiter: reiternamen.find((r) => r === adresse.get('reiter')) ?? standard.reiter,
    ansicht: /^\w{1,20}$/.exec(adresse.get('ansicht') ?? '')?.[0] ?? null,
  };
}

/** Writes the state as an address; defaults stay out of it. */
export function alsAdresse(zustand: Suchzustand, heute: string, offen = false): URLSearchParams {
  const standard = standardzustand(heute, offen);
  const adresse = new URLSearchParams();
  if (zustand.suche) adresse.set('suche', zustand.suche);
  if (zustand.zeitraum) adresse.set('zeitraum', zustand.zeitraum);
  else {
    if (zustand.von !== standard.von) adresse.set('von', zustand.von);
    if (zustand.bis !== standard.bis) adresse.set('bis', zustand.bis);
  }
  if (zustand.datumTyp !== standard.datumTyp) adresse.set('datum', String(zustand.datumTyp));
  if (zustand.mandant !== null) adresse.set('mandant', String(zustand.mandant));
  filterInAdresse(zustand, adresse);
  if (zustand.seite !== 1) adresse.set('seite', String(zustand.seite));
  if (zustand.fuellt) adresse.set('zeilen', String(fuellend));
  else if (zustand.zeilen !== standard.zeilen) adresse.set('zeilen', String(zustand.zeilen));
  if (zustand.sortierung)
    adresse.set('sortierung', `${zustand.sortierung.feld}:${zustand.sortierung.richtung}`);
  if (zustand.markiert.length > 0) adresse.set('markiert', zustand.markiert.join(','));
  if (zustand.reiter !== standard.reiter) adresse.set('reiter', zustand.reiter);
  if (zustand.ansicht) adresse.set('ansicht', zustand.ansicht);
  return adresse;
}

/** The search runs only when both days are valid and in order; that of open orders, or of all days, also without one. */
export function zeitraumGueltig(
  { von, bis, zeitraum }: Pick<Suchzustand, 'von' | 'bis'> & Partial<Suchzustand>,
  offen = false,
): boolean {
  if (zeitraum === 'alle') return true;
  const gueltig = (tag: string) => istTag(tag) || (offen && tag === '');
  return gueltig(von) && gueltig(bis) && (von <= bis || bis === '');
}

export function alsAnfrage(zustand: Suchzustand, offen: boolean): Listenanfrage {
  return {
    query: zustand.suche || undefined,
    page: zustand.seite - 1,
    searchLimit: zustand.zeilen,
    datumVon: zustand.von || undefined,
    datumBis: zustand.bis || undefined,
    datumTyp: String(zustand.datumTyp) as Listenanfrage['datumTyp'],
    mandantId: zustand.mandant ?? undefined,
    offeneAuftraege: offen,
    ...filterAlsAnfrage(zustand),
    sortierung: zustand.sortierung ? `${zustand.sortierung.feld}:${zustand.sortierung.richtung}` : undefined,
  };
}
