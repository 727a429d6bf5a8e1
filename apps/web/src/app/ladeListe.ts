import { auftragTabelle } from '../features/auftraege/liste/tabelle';

/**
 * The code of the order list; asked for early, as it is where a login leads. The grid is the heaviest part of the app:
 * it comes along, but phones, which show cards, never load it.
 */
export async function ladeListe() {
  const breit = window.matchMedia('(min-width: 600px)').matches;
  const [seite] = await Promise.all([
    import('../features/auftraege/liste/AuftragslisteSeite'),
    breit && auftragTabelle.hole(),
  ]);
  return seite;
}
