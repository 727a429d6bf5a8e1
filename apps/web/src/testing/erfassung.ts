import { einAuftrag, eineAdresse } from '@frachtportal/domain/testing/builder';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { heute } from '../lib/format/datum';
import { zeigeSeite } from './anzeigen';
import { server } from './server';
import { angemeldetAls } from './sitzung';

export const erfassung = '/auftragsmanagement/auftragserfassung';
export const liste = '/auftragsmanagement/auftragsresearch';
export const eintrag = (id: number, kurzBezeichnung: string, langBezeichnung: string) => ({
  id,
  kurzBezeichnung,
  langBezeichnung,
  awSperre: false,
  skey: id,
});
export const service = {
  isKostenpfl: false,
  awSperre: false,
  editable: false,
  international: false,
  attributName: null,
};
export const listen: Record<string, object[]> = {
  laender: [{ id: 1, lkz: 'D', bezeichnung: 'Deutschland', awSperre: false, skey: 10 }],
  waehrungen: [{ id: 2, bezeichnungKurz: 'EUR' }],
  frankaturen: [eintrag(4, 'EXW', 'ab Werk'), eintrag(5, 'FH', 'frei Haus')],
  verkehrsarten: [eintrag(1, 'STG', 'Stückgut')],
  terminkennzeichen: [eintrag(4, 'FIX', 'Fixtermin'), eintrag(50, 'B08', 'BEX Premium 8 Uhr')],
  zustellkennzeichen: [eintrag(1, 'BK', 'frei Bordsteinkante')],
  anlieferkennzeichen: [eintrag(1, 'ABH', 'Abholung')],
  sperrigkeiten: [],
  'gefahrgutklasse/ausgaben': [
    { version: 'ADR 2025', gueltigVon: '2025-01-01', gueltigBis: '2027-06-30', quelle: null, zeilen: 46 },
  ],
  verpackungen: [eintrag(1, 'KT', 'Karton')],
  lademittel: [eintrag(1, 'EU', 'Europalette')],
  auftragdefaultservice: [
    { ...service, id: 1, spezNum: 48, bezkurz: 'Abtragen', typ: 'Logisch', anzeigefolge: 1 },
    { ...service, id: 2, spezNum: 5, bezkurz: 'Avis telefonisch', typ: 'Text', anzeigefolge: 2 },
  ],
};

interface Sendung {
  schluessel: string | null;
  version: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: the body as it was sent
  auftrag: any;
}
/** What reached the server, and the version it holds. */
export const amServer = { gesendet: [] as Sendung[], version: '"1"' };

/** A stored order as the server answers it. */
export function gespeichert(status = 1) {
  return {
    ...einAuftrag().mitGefahrgut().mitService(5, '089 99998').build(),
    id: 7,
    spedeigennr: 'NL-26-000007',
    status: { id: status, kurzBezeichnung: status === 1 ? 'erfasst Internet' : 'übertragen' },
    partnerreferenz: 'P-77',
    erfasser: { name: 'kunde' },
    aenderer: { name: 'metro' },
    datumgeaendert: '2026-11-20T09:00:00Z',
    mandant: { id: 7, name: 'Müller & Söhne' },
    neutralerAbsenderAdresse: eineAdresse('Neutral GmbH').build(),
  };
}

const konflikt = {
  severity: 'ERROR',
  key: 'server.konflikt',
  text: 'Der Eintrag wurde inzwischen von jemand anderem geändert. Bitte neu laden.',
};

export function empfange(antwort: (s: Sendung) => Response) {
  return async ({ request }: { request: Request }) => {
    const sendung = {
      schluessel: request.headers.get('idempotency-key'),
      version: request.headers.get('if-match'),
      auftrag: await request.json(),
    };
    amServer.gesendet.push(sendung);
    return antwort(sendung);
  };
}

export const angelegt = (s: Sendung) =>
  HttpResponse.json({ ...s.auftrag, id: 8, spedeigennr: 'NL-26-000008' }, { status: 201 });

/** A portal in which one order is stored. */
export function mitErfassung(): void {
  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    Element.prototype.scrollIntoView = () => undefined;
  });
  afterAll(() => server.close());
  afterEach(() => server.resetHandlers());
  beforeEach(() => {
    amServer.gesendet = [];
    amServer.version = '"1"';
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith('auftragsentwurf/')) localStorage.removeItem(name);
    }
    angemeldetAls({ edit: true, 'mandant-id': 7 });
    server.use(
      ...Object.entries(listen).map(([name, inhalt]) =>
        http.get(`*/api/${name}`, () => HttpResponse.json(inhalt)),
      ),
      http.get('*/api/dispo/vorgaben', () => HttpResponse.json({ fortras: null })),
      http.get('*/api/kalender/abholung', () => HttpResponse.json({ beladedatum: heute(), hinweis: null })),
      http.get('*/api/adressen/currentMandantAdresse', () => HttpResponse.json([], { status: 404 })),
      http.get('*/api/auftraege/search', () =>
        HttpResponse.json([], { headers: { 'total-search-results': '0' } }),
      ),
      http.get('*/api/auftraege/empfaenger/bisherige', () => HttpResponse.json({ waren: [], heutige: [] })),
      http.get('*/api/auftraege/:id', () =>
        HttpResponse.json(gespeichert(), { headers: { etag: amServer.version } }),
      ),
      http.get('*/api/adressen/searchByParam', () =>
        HttpResponse.json([
          { ...eineAdresse('Präzision+Form GmbH').build(), id: 3, fremdnummer: '4711', land: { id: 1 } },
        ]),
      ),
      http.post('*/api/auftraege', empfange(angelegt)),
      http.put(
        '*/api/auftraege/7',
        empfange((s) =>
          s.version === amServer.version
            ? HttpResponse.json(gespeichert())
            : HttpResponse.json([konflikt], { status: 409 }),
        ),
      ),
    );
  });
}

export const feld = (pfad: string) =>
  document.querySelector<HTMLInputElement>(`[name="${pfad}"]`) as HTMLInputElement;
/** By its words: looking for roles takes long on a page of this size. */
export const speichern = () => screen.getByText('Speichern');

export const menuepunkt = (pfad: string) => document.querySelector(`nav a[href="${pfad}"]`) as HTMLElement;

/** Closed for good, not only on its way out. */
export const dialogZu = () =>
  waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());

export async function oeffne(adresse: string) {
  const seite = zeigeSeite(adresse);
  await screen.findByLabelText('Auftragspositionen');
  return { ...seite, maus: userEvent.setup({ delay: null }) };
}

/** Types one goods position, going from cell to cell with Tab. */
export async function tippePosition(maus: ReturnType<typeof userEvent.setup>) {
  await maus.keyboard('{Alt>}5{/Alt}');
  await maus.keyboard('{Tab}{Tab}9{Tab}EU{Tab}Schrauben{Tab}1.234,5{Tab}120{Tab}80{Tab}100{Tab}');
}
