import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { an, antworte, gesendet } from '../../testing/aufzeichnung';
import { erfassung, feld, gespeichert, mitErfassung, oeffne } from '../../testing/erfassung';
import { angemeldetAls } from '../../testing/sitzung';

mitErfassung();

const seite = '/auftragsmanagement/auftragsvorschlaege';
const vorschlag = (id: number, dazu: object = {}) => ({
  id,
  version: 3,
  zustand: 'wartet',
  mandant: { id: 7, name: 'Müller & Söhne' },
  quelle: 'datei',
  herkunft: 'kunde-47.csv',
  referenz: null,
  grund: 'Empfänger unsicher',
  empfaenger: `Großhandel ${id}`,
  plz: '28195',
  ort: 'Bremen',
  beladedatum: '2026-11-23',
  positionen: 2,
  beanstandet: 0,
  beanstandungen: [],
  erstelltVon: 'dispo',
  erstelltAm: '2026-11-20T09:00:00Z',
  entschiedenVon: null,
  entschiedenAm: null,
  verwerfgrund: null,
  auftragId: null,
  spedeigennr: null,
  ...dazu,
});
const plz = { key: 'feld.plz', field: 'empfaengerAdresse.plz', text: 'Die Postleitzahl passt nicht.' };
const falsch = vorschlag(2, { beanstandet: 3, beanstandungen: [plz, plz, plz] });
let wartende: object[] = [];

beforeEach(() => {
  gesendet.length = 0;
  wartende = [vorschlag(1), falsch];
  antworte('get', 'auftragsvorschlaege', ({ frage }) => {
    const zeilen = frage.get('zustand') === 'wartet' ? wartende : [vorschlag(9, { zustand: 'verworfen' })];
    return HttpResponse.json(zeilen, { headers: { 'total-search-results': `${zeilen.length}` } });
  });
  antworte('get', 'auftragsvorschlaege/anzahl', () => HttpResponse.json(wartende.length));
  antworte('post', 'auftragsvorschlaege/freigeben', ({ koerper }) => {
    wartende = [falsch];
    const freigegeben = vorschlag(1, { zustand: 'freigegeben', auftragId: 8, spedeigennr: 'NL-26-000008' });
    const abgelehnt: Record<string, string> = koerper.length > 1 ? { abgelehnt: '2' } : {};
    return HttpResponse.json([freigegeben], { headers: abgelehnt });
  });
  for (const was of ['verwerfen', 'zuruecknehmen'])
    antworte('post', `auftragsvorschlaege/:id/${was}`, vorschlag(1));
});

async function zeige(adresse = seite) {
  const maus = userEvent.setup();
  const { ort } = zeigeSeite(adresse);
  const zeile = async (name: string) =>
    within(
      await screen
        .findByText(name, { selector: '[role=row] *' })
        .then((zelle) => zelle.closest('[role=row]') as HTMLElement),
    );
  return { maus, ort, zeile };
}

describe('Auftragsvorschläge', () => {
  it('stehen mit Herkunft, Grund und dem, was beanstandet wird; das Menü zählt sie', async () => {
    const { zeile } = await zeige();
    const erste = await zeile('Großhandel 1');
    for (const text of ['28195 Bremen', '23.11.2026', 'Datei: kunde-47.csv', 'Empfänger unsicher'])
      erste.getByText(text);
    (await zeile('Großhandel 2')).getByText(/Die Postleitzahl passt nicht\..*\(\+2\)/);
    const punkt = document.querySelector(`nav a[href="${seite}"]`) as HTMLElement;
    await waitFor(() => expect(punkt.textContent).toContain('2'));
  });

  it('werden einzeln freigegeben, und mehrere, soweit es geht', async () => {
    const { maus, zeile } = await zeige();
    await maus.click(await screen.findByText('Freigeben'));
    await screen.findByText('Bitte markieren Sie eine Zeile.');
    await maus.click(screen.getByText('OK'));
    await maus.click((await zeile('Großhandel 1')).getByRole('checkbox'));
    await maus.click((await zeile('Großhandel 2')).getByRole('checkbox'));
    await maus.click(screen.getByText('Freigeben'));
    await screen.findByText('Der Auftrag NL-26-000008 wurde erfolgreich gespeichert.');
    await screen.findByText(/1 Vorschlag wartet weiter/);
    expect(an('POST auftragsvorschlaege/freigeben').map((g) => g.koerper)).toEqual([[1, 2]]);
    await waitFor(() => expect(screen.queryByText('Großhandel 1')).toBeNull());
  });

  it('werden nach einer Rückfrage verworfen, mit Grund, und kommen zurück', async () => {
    const { maus, zeile } = await zeige();
    await maus.click((await zeile('Großhandel 1')).getByRole('checkbox'));
    await maus.click(screen.getByText('Verwerfen'));
    const frage = within(await screen.findByRole('dialog'));
    frage.getByText('Soll der markierte Vorschlag verworfen werden?');
    await maus.type(feld('grund'), 'doppelt');
    await maus.click(frage.getByText('Verwerfen'));
    await screen.findByText(/1 Vorschlag wurde verworfen/);
    expect(an('POST auftragsvorschlaege/1/verwerfen').map((g) => g.koerper)).toEqual([{ grund: 'doppelt' }]);
    await maus.click(screen.getByText('verworfen'));
    await maus.click((await zeile('Großhandel 9')).getByRole('checkbox'));
    await maus.click(screen.getByText('Verwerfen zurücknehmen'));
    await screen.findByText('1 Vorschlag wartet wieder.');
    expect(an('POST auftragsvorschlaege/9/zuruecknehmen')).toHaveLength(1);
  });

  it('erscheinen in Liste und Menü, sobald der Server sie meldet', async () => {
    let sage = (_satz: string) => {};
    const strom = new ReadableStream<Uint8Array>({
      start: (steuerung) => {
        sage = (satz) => steuerung.enqueue(new TextEncoder().encode(satz));
      },
    });
    antworte('get', 'ereignisse', () => new HttpResponse(strom));
    const { zeile } = await zeige();
    await zeile('Großhandel 1');
    sage('event: offen\ndata: {}\n\n');
    wartende = [...wartende, vorschlag(3)];
    sage('event: vorschlaege\ndata: {"ids":null}\n\n');
    await zeile('Großhandel 3');
    expect(await screen.findByText('3', { selector: '.fp-menue-zahl' })).toBeTruthy();
  });

  it('sagen, was zu tun ist, wo nichts wartet', async () => {
    wartende = [];
    await zeige();
    await screen.findByText(/Es wartet nichts auf Freigabe/);
  });

  it('gibt es nur für den, der erfassen darf', async () => {
    angemeldetAls({ edit: false, 'mandant-id': 7 });
    await zeige();
    await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
    expect(document.querySelector(`nav a[href="${seite}"]`)).toBeNull();
    expect(an('GET auftragsvorschlaege/anzahl')).toEqual([]);
  });
});

describe('Einen Vorschlag bearbeiten', () => {
  beforeEach(() => {
    const { id: _, spedeigennr: __, status: ___, ...auftrag } = gespeichert();
    antworte('get', 'auftragsvorschlaege/2', { ...falsch, auftrag, hinweise: [] });
    antworte('post', 'auftragsvorschlaege/2/freigeben', ({ koerper }) => ({
      ...koerper,
      id: 8,
      spedeigennr: 'NL-26-000008',
    }));
  });

  it('öffnet seinen Auftrag mit dem, was beanstandet wird; Speichern gibt ihn frei', async () => {
    const { maus, ort } = await oeffne(`${erfassung}?vorschlag=2`);
    await screen.findByText('Vorschlag aus Datei: kunde-47.csv');
    screen.getByText('Empfänger unsicher');
    await waitFor(() => expect(feld('empfaengerAdresse.plz').getAttribute('aria-invalid')).toBe('true'));
    antworte('get', 'orte/*', []);
    antworte('post', 'adressen', ({ koerper }) => ({ ...koerper, id: 77, fremdnummer: '1077' }));
    await maus.clear(feld('empfaengerAdresse.plz'));
    await maus.type(feld('empfaengerAdresse.plz'), '28199');
    await maus.click(screen.getByText('Adresse anlegen'));
    await waitFor(() => expect(an('POST adressen').map((g) => g.koerper.einmaladresse)).toEqual([true]));
    await maus.keyboard('{Control>}s{/Control}');
    await screen.findByText('Der Auftrag NL-26-000008 wurde erfolgreich gespeichert.');
    await waitFor(() => expect(ort()).toBe(seite));
    const [anfrage] = an('POST auftragsvorschlaege/2/freigeben');
    expect(anfrage?.koerper.empfaengerAdresse.plz).toBe('28199');
    expect(anfrage?.kopf.get('if-match')).toBe('"3"');
    expect(anfrage?.kopf.get('idempotency-key')).toBeTruthy();
  });
});
