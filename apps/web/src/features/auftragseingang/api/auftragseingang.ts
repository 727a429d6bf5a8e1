import {
  auftragseingangAbgelehnte,
  auftragseingangAlle,
  auftragseingangContrl,
  auftragseingangEines,
  auftragseingangHochladen,
  auftragseingangKorrigieren,
  auftragseingangPruefen,
  auftragseingangUebernehmen,
  auftragseingangVerwerfen,
  auftragseingangZeilen,
  auftragseingangZuordnen,
  auftragseingangZuordnung,
  auftragseingangZuruecknehmen,
} from '@frachtportal/api-client/generated/auftragseingang';
import type { Auftragseingang } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Eingangszeichensatz } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type { Auftragseingang };

export const eingangsschluessel = ['auftragseingang'] as const;

export const eingaenge = queryOptions({
  queryKey: [...eingangsschluessel, 'alle'],
  queryFn: async ({ signal }) => (await auftragseingangAlle({ signal })).data,
});

/** @param taktMs how often its numbers are asked for while something is under way */
export function eingang(id: number, taktMs: number | false) {
  return queryOptions({
    queryKey: [...eingangsschluessel, id],
    queryFn: async ({ signal }) => (await auftragseingangEines(id, { signal })).data,
    refetchInterval: taktMs,
  });
}

export function eingangszuordnung(id: number) {
  return queryOptions({
    queryKey: [...eingangsschluessel, id, 'zuordnung'],
    queryFn: async ({ signal }) => (await auftragseingangZuordnung(id, { signal })).data,
  });
}

export interface Zeilenfrage {
  nurFehler: boolean;
  /** From 0. */
  page: number;
  searchLimit: number;
}

export function eingangszeilen(id: number, { nurFehler, page, searchLimit }: Zeilenfrage) {
  return queryOptions({
    queryKey: [...eingangsschluessel, id, 'zeilen', nurFehler, page, searchLimit],
    queryFn: async ({ signal }) => {
      const frage = { page, searchLimit, ...(nurFehler ? { nur: 'fehler' as const } : {}) };
      const { data, headers } = await auftragseingangZeilen(id, frage, { signal });
      return { zeilen: data, gesamt: Number(headers.get('total-search-results') ?? data.length) };
    },
    placeholderData: keepPreviousData,
  });
}

/** What is said beside a file; what is not said the portal finds by itself. */
export interface Dateiangaben {
  mandant: number | null;
  partner: string | null;
  zeichensatz: Eingangszeichensatz | null;
}

export async function ladeHoch(
  file: File,
  { mandant, partner, zeichensatz }: Dateiangaben,
): Promise<Auftragseingang> {
  const { data } = await auftragseingangHochladen(
    { file },
    { ...(mandant && { mandant }), ...(partner && { partner }), ...(zeichensatz && { zeichensatz }) },
  );
  return bisFertig(data);
}

/** A large file is checked in several calls. */
async function bisFertig(lauf: Auftragseingang): Promise<Auftragseingang> {
  return lauf.zustand === 'pruefung' ? bisFertig((await auftragseingangPruefen(lauf.id)).data) : lauf;
}

export async function ordneZu(
  id: number,
  blatt: string | null,
  spalten: { nummer: number; feld: string | null }[],
): Promise<Auftragseingang> {
  return bisFertig((await auftragseingangZuordnen(id, { blatt, spalten })).data);
}

export async function korrigiere(id: number, nummer: number, texte: (string | null)[]): Promise<void> {
  await auftragseingangKorrigieren(id, nummer, { zellen: texte.map((wert) => ({ wert })) });
}

/** Repeated until all is stored: each call stores for some seconds. */
export async function uebernimm(id: number, doppelte: boolean): Promise<Auftragseingang> {
  const { data } = await auftragseingangUebernehmen(id, { doppelte });
  return data.zustand === 'uebernahme' ? uebernimm(id, doppelte) : data;
}

export async function nimmZurueck(id: number): Promise<Auftragseingang> {
  return (await auftragseingangZuruecknehmen(id)).data;
}

export async function verwirf(id: number): Promise<void> {
  await auftragseingangVerwerfen(id);
}

export async function abgelehnteZeilen(id: number): Promise<Blob> {
  return (await auftragseingangAbgelehnte(id)).data;
}

/** The CONTRL that answers an EDIFACT interchange. */
export async function antwortdatei(id: number): Promise<Blob> {
  return (await auftragseingangContrl(id)).data;
}
