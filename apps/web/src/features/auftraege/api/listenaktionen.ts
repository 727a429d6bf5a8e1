import {
  auftraegeCsv,
  auftraegeEntfernen,
  auftraegeUebertragen,
  auftraegeXlsx,
  auftraegeXml,
  auftraegeZuruecknehmen,
} from '@frachtportal/api-client/generated/auftraege';
import { dispoListe } from '@frachtportal/api-client/generated/dispo';
import type { Auftrag, Auftragszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { trefferexportCsv, trefferexportXlsx } from '@frachtportal/api-client/generated/trefferexport';
import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { queryOptions } from '@tanstack/react-query';
import { aktuelleSprache } from '../../../lib/sprache';
import type { Listenanfrage } from './auftragsliste';

export interface Uebertragung {
  markiert: Auftragszeile[];
  /** Orders that did not qualify, e.g. because they are under way already. */
  abgelehnt: number[];
  /** By order the rules that keep it back. */
  gruende: ReadonlyMap<number, string[]>;
}

export interface Storno {
  anzahl: number;
  /** Orders that dispatch has already, or that were not marked. */
  abgelehnt: number[];
}

/** Marks orders for transfer; those that do not qualify are reported, the others change. */
export async function uebertrage(ids: readonly number[]): Promise<Uebertragung> {
  const { data, headers } = await auftraegeUebertragen([...ids], { felder: 'liste' });
  return {
    markiert: data,
    abgelehnt: abgelehnteAus(headers),
    gruende: gruendeAus(headers.get('abgelehnt-gruende') ?? ''),
  };
}

const abgelehnteAus = (kopf: Headers): number[] =>
  (kopf.get('abgelehnt') ?? '').split(',').filter(Boolean).map(Number);

/** Reads `12=ortFehlt+plzFehlt;13=ohneGewicht`. */
function gruendeAus(kopf: string): Map<number, string[]> {
  const paare = kopf
    .split(';')
    .filter(Boolean)
    .map((teil) => teil.split('='));
  return new Map(paare.map(([id, regeln = '']) => [Number(id), regeln.split('+')]));
}

/** Whether a marked order waits for a transfer that nobody will make. */
export const wartetOhneAnbindung = ({ id, status }: Pick<Auftrag, 'id' | 'status'>) =>
  queryOptions({
    queryKey: ['auftraege', id, 'angebunden'],
    queryFn: async ({ signal }) => {
      const { data } = await dispoListe({ auftragId: id, zustand: 'nichtAngebunden' }, { signal });
      return data.length > 0;
    },
    enabled: status.id === Status.zurUebertragung,
    meta: { leise: true },
  });

/** Cancels the transfer; answers how many orders were removed from it, and which could not be. */
export async function nimmZurueck(ids: readonly number[]): Promise<Storno> {
  const { data, headers } = await auftraegeZuruecknehmen([...ids]);
  return { anzahl: data, abgelehnt: abgelehnteAus(headers) };
}

/** Goes out also when the page is being closed. */
export async function loesche(id: number): Promise<void> {
  await auftraegeEntfernen(id, { keepalive: true });
}

export async function exportiereCsv(ids: readonly number[]): Promise<string> {
  // Text, although the description calls a file binary.
  const languageId = String(aktuelleSprache());
  return (await auftraegeCsv(ids.join(','), { languageId })).data;
}

export async function exportiereXlsx(ids: readonly number[]): Promise<Blob> {
  return (await auftraegeXlsx(ids.join(','))).data;
}

export async function exportiereTrefferCsv({ page: _, ...anfrage }: Listenanfrage): Promise<string> {
  return (await trefferexportCsv(anfrage)).data;
}

export async function exportiereTrefferXlsx({ page: _, ...anfrage }: Listenanfrage): Promise<Blob> {
  return (await trefferexportXlsx(anfrage)).data;
}

/** One order as the dispatch system gets it. */
export async function exportiereXml(id: number): Promise<string> {
  return (await auftraegeXml(id)).data;
}
