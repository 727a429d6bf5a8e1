import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { einToken } from './sitzung';

export function eineZeile(id: number, status = 1): Auftragszeile {
  return {
    id,
    spedeigennr: `NL-26-00000${id}`,
    typ: 0,
    datum: '2026-11-20',
    status: { id: status, kurzBezeichnung: status === 1 ? 'erfasst Internet' : 'übertragen' },
    anzeigestatus:
      status === 1
        ? { id: 1_000_001, kurzBezeichnung: 'erfasst', farbe: 'neutral' }
        : { id: 1_000_002, kurzBezeichnung: 'Übertragung ist erfolgt', farbe: 'info' },
    statusDatum: '2026-11-20T08:00:00Z',
    empfaengerAdresse: { name: `Empfänger ${id}`, plz: '20354', ort: 'Hamburg', lkz: 'D' },
    sumBruttoGewicht: 1234.5,
    mandant: { id: 1, name: 'Nordlicht' },
  } as Auftragszeile;
}

/** What every page asks for; a test adds what it is about. */
export const server = setupServer(
  http.post('*/api/authentication/token', () =>
    HttpResponse.json({ accessToken: localStorage.getItem('token') ?? einToken(), refreshToken: 'r2' }),
  ),
  http.get('*/api/config-param/clientconfig', () => HttpResponse.json({})),
  http.get('*/api/authentication/login/firmen', () => HttpResponse.json([])),
  http.get('*/api/authentication/login/firma/abmeldung', () => HttpResponse.json({ adresse: null })),
  http.get('*/api/auftritt', () =>
    HttpResponse.json({ mandantId: null, impressum: false, datenschutz: false, agb: false }),
  ),
  http.get('*/api/maut/laender', () => HttpResponse.json([])),
  http.get('*/api/benutzer/currentAsList', () =>
    HttpResponse.json([{ name: 'dispo', owningMandant: { name: 'Nordlicht' } }]),
  ),
  http.get('*/api/mandanten/hauptmandant-summary', () =>
    HttpResponse.json([{ id: 7, name: 'Müller & Söhne' }]),
  ),
  http.get('*/api/betrieb', () => HttpResponse.json({ geprueftAm: '2026-11-20T08:00:00Z', befunde: [] })),
  http.get('*/api/verkehrsarten', () => HttpResponse.json([{ id: 2, langBezeichnung: 'Teilladung' }])),
  http.get('*/api/benutzer/einstellungen', () =>
    HttpResponse.json({ startseite: 'liste', rundgangGesehen: true }),
  ),
  http.get('*/api/listenansichten', () => HttpResponse.json([])),
  http.get('*/api/klaerfaelle/offen', () => HttpResponse.json([])),
  http.get('*/api/klaerfaelle/auftrag/:id', () => HttpResponse.json([])),
  http.get('*/api/kommentare/ungelesen', () => HttpResponse.json([])),
  http.get('*/api/kommentare/auftrag/:id', () => HttpResponse.json([])),
  http.get('*/api/drucker', () => HttpResponse.json([])),
  http.get('*/api/auftragsvorschlaege/anzahl', () => HttpResponse.json(0)),
  // Nobody tells anything: pages ask by themselves.
  http.get('*/api/ereignisse', () => new HttpResponse(null, { status: 403 })),
  http.get('*/api/jasper-print/report-types', () =>
    HttpResponse.json([{ id: 1, label: 'Speditionsauftrag', reportFileName: 'speditionsauftrag' }]),
  ),
);

/** Answers the list with these rows and remembers what it was asked. */
export function mitListe(zeilen: Auftragszeile[], gesamt = zeilen.length, beiseite = 0): URLSearchParams[] {
  const fragen: URLSearchParams[] = [];
  server.use(
    http.get('*/api/auftraege/search', ({ request }) => {
      const frage = new URL(request.url).searchParams;
      // How many there are of something is asked beside the list.
      if (frage.get('gesamt') === 'nur')
        return HttpResponse.json([], { headers: { 'total-search-results': String(beiseite) } });
      fragen.push(frage);
      return HttpResponse.json(zeilen, { headers: { 'total-search-results': String(gesamt) } });
    }),
    http.get('*/api/auftraege/:id', ({ params }) =>
      HttpResponse.json({
        ...eineZeile(Number(params.id)),
        auftragspositionen: [],
        auftragshistorie: [],
      }),
    ),
  );
  return fragen;
}
