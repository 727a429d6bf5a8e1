import type { QueryClient } from '@tanstack/react-query';
import { auftragTabelle } from '../features/auftraege/liste/tabelle';
import { pfade } from '../lib/pfade';
import { istGestartet } from '../lib/start';

const ladeSeite = () => import('../features/auftraege/liste/AuftragslisteSeite');

/**
 * The code of the order list; asked for early, as it is where a login leads. The grid is the heaviest part of the app:
 * it comes along, but phones, which show cards, never load it.
 */
export async function ladeListe() {
  const breit = window.matchMedia('(min-width: 600px)').matches;
  const [seite] = await Promise.all([ladeSeite(), breit && auftragTabelle.hole()]);
  return seite;
}

/** Opened at the list, its orders are asked for while the code of the grid is still on its way. */
export async function frageListeVoraus(abfragen: QueryClient, start: Promise<void>): Promise<void> {
  const { pathname, search } = window.location;
  if (pathname !== pfade.auftragsliste) return;
  const [{ ersteListe }] = await Promise.all([import('../features/auftraege/liste/ersteListe'), start]);
  const abfrage = ersteListe(new URLSearchParams(search));
  if (abfrage.enabled && istGestartet(abfragen)) await abfragen.prefetchQuery(abfrage);
}
