import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { adressfelder } from '@frachtportal/domain/adresse/adressfelder';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const management = '/masterdata/adressmanagement';
const erfassung = '/masterdata/adresserfassung';
const gespeichert = {
  id: 5,
  mandantId: 7,
  matchcode: 'MÜLLER KÖLN',
  fremdnummer: '4711',
  name: 'Müller',
  lkz: 'D',
  land: { id: 1, lkz: 'D' },
  plz: '50667',
  ort: 'Köln',
  strasse: 'Domstraße',
  telefon: '1',
  einmaladresse: false,
  unsichtbar: false,
  inUebertragung: false,
};
let inUebertragung = false;
let gesendet: { art: string; kopf: Headers; koerper: Partial<Adresse> }[] = [];
const merke =
  (art: string, status: number) =>
  async ({ request }: { request: Request }) => {
    const koerper = (await request.json()) as Partial<Adresse>;
    gesendet.push({ art, kopf: request.headers, koerper });
    return HttpResponse.json({ ...gespeichert, ...koerper, id: 9 }, { status });
  };
const mitKonfiguration = (werte: Record<string, string>) =>
  server.use(http.get('*/api/config-param/clientconfig', () => HttpResponse.json(werte)));

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
beforeEach(() => {
  angemeldetAls({ edit: true, 'mandant-id': 7 });
  gesendet = [];
  inUebertragung = false;
  server.use(
    http.get('*/api/laender', () => HttpResponse.json([{ id: 1, lkz: 'D', awSperre: false, skey: 1 }])),
    http.get('*/api/adressen/search', ({ request }) => {
      const leer = new URL(request.url).searchParams.get('query') === 'fehlt';
      return HttpResponse.json(leer ? [] : [gespeichert], {
        headers: { 'total-search-results': leer ? '0' : '1' },
      });
    }),
    http.get('*/api/adressen/verwendung', () =>
      HttpResponse.json([{ id: 5, auftraege: 1234, vorlagen: 2, eigeneVon: null }]),
    ),
    http.get('*/api/adressen/searchByParam', () => HttpResponse.json([])),
    http.get('*/api/adressen/dubletten', () => HttpResponse.json([])),
    http.get('*/api/adressen/5', () =>
      HttpResponse.json({ ...gespeichert, inUebertragung }, { headers: { etag: '"3"' } }),
    ),
    http.post('*/api/adressen', merke('neu', 201)),
    http.put('*/api/adressen/5', merke('geändert', 200)),
  );
});

const feld = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
async function oeffne(adresse: string) {
  const seite = zeigeSeite(adresse);
  await waitFor(() => expect(feld('plz')).not.toBeNull());
  return { ...seite, maus: userEvent.setup({ delay: null }) };
}

describe('Adresserfassung', () => {
  it('hat alle Felder mit ihren Längen, der Matchcode ist nur lesbar [1-2.249,250,252-264]', async () => {
    const { maus } = await oeffne(erfassung);
    const laengen = adressfelder.filter((n) => n !== 'land').map((n) => feld(n).maxLength);
    expect(laengen).toEqual([20, 35, 35, 35, 35, 10, 5, 9, 35, 35, 100, 50]);
    expect(screen.getByText('LKZ')).toBeTruthy();
    for (const label of ['Einmaladresse', 'unsichtbar']) expect(screen.getByLabelText(label)).toBeTruthy();
    expect(feld('matchcode').readOnly).toBe(true);
    await maus.type(feld('name'), 'Müller');
    await maus.type(feld('ort'), 'Köln');
    await waitFor(() => expect(feld('matchcode').value).toBe('MÜLLER KÖLN'));
  });

  it('zeigt die E-Mail der Sendungsverfolgung nur, wenn sie eingeschaltet ist [1-2.266 2-3.162]', async () => {
    await oeffne(erfassung);
    expect(feld('mailTrackTrace')).toBeNull();
    document.body.innerHTML = '';
    mitKonfiguration({ 'client.isShowTTMailAdress': 'true' });
    await oeffne(erfassung);
    expect(feld('mailTrackTrace').maxLength).toBe(250);
  });

  it('nennt das Telefon in der IBAN-Variante anders [1-2.265]', async () => {
    mitKonfiguration({ 'client.clientKunde': 'spedition-iban' });
    await oeffne(erfassung);
    screen.getByText('Tel.Nr., eMail, Website');
  });

  it('lässt Benutzer eines Hauptmandanten den Mandanten wählen, andere nicht [2-6.004]', async () => {
    await oeffne(erfassung);
    expect(feld('mandant')).toBeNull();
    document.body.innerHTML = '';
    angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
    await oeffne(erfassung);
    await waitFor(() => expect(feld('mandant').value).toBe('Müller & Söhne'));
    expect(feld('mandant').readOnly).toBe(false);
    document.body.innerHTML = '';
    await oeffne(`${erfassung}/5`);
    expect(feld('mandant').readOnly).toBe(true);
  });

  it('beginnt nach dem Speichern von vorn; die Meldung steht 10 Sekunden [1-4.076,079 1-8.008 1-9.038 2-9.012]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { ort, maus } = await oeffne(erfassung);
    await maus.type(feld('name'), 'Meier');
    await maus.type(feld('ort'), 'Ulm');
    await maus.dblClick(screen.getByText('Adresse anlegen'));
    const meldung = 'Die Adresse Meier wurde erfolgreich gespeichert.';
    await screen.findByText(meldung);
    expect(gesendet).toHaveLength(1);
    expect(gesendet[0]).toMatchObject({
      art: 'neu',
      koerper: { name: 'Meier', ort: 'Ulm', land: { id: 1 } },
    });
    await waitFor(() => expect(feld('ort')?.value).toBe(''));
    expect(ort()).toBe(erfassung);
    await vi.advanceTimersByTimeAsync(8500);
    screen.getByText(meldung);
    await vi.advanceTimersByTimeAsync(2500);
    await waitFor(() => expect(screen.queryByText(meldung)).toBeNull());
  });

  it('geht nach dem Speichern auf Wunsch ins Adressmanagement', async () => {
    mitKonfiguration({ 'client.directly_back_2list': 'true' });
    const { ort, maus } = await oeffne(`${erfassung}/5`);
    expect(screen.queryByText('Speichern und zur Liste')).toBeNull();
    await maus.clear(feld('telefon'));
    await maus.type(feld('telefon'), '2');
    const formular = feld('telefon').closest('.fp-stapel');
    await maus.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(ort()).toBe(management));
    // Until the next page shows, the stored one takes nothing any more.
    expect(formular?.hasAttribute('inert')).toBe(true);
    expect(gesendet).toHaveLength(1);
    expect(gesendet[0]?.kopf.get('if-match')).toBe('"3"');
    expect(gesendet[0]?.koerper).toMatchObject({ telefon: '2', fremdnummer: '4711', land: { id: 1 } });
    expect(gesendet[0]?.koerper).not.toHaveProperty('lkz');
  });

  it('sperrt in Übertragung, was nicht freigegeben ist; wer mehr ändern will, kopiert [1-4.090]', async () => {
    inUebertragung = true;
    mitKonfiguration({ 'client.isAdresseTelefonEdit': 'true' });
    const { ort, maus } = await oeffne(`${erfassung}/5`);
    expect(adressfelder.filter((n) => !feld(n).readOnly)).toEqual(['telefon']);
    expect(screen.getByLabelText<HTMLInputElement>('unsichtbar').disabled).toBe(true);
    await maus.click(screen.getByText('Kopieren'));
    await waitFor(() => expect(ort()).toBe(`${erfassung}?kopie=5`));
    await waitFor(() => expect(feld('name')?.readOnly).toBe(false));
    expect([feld('name').value, feld('fremdnummer').value, feld('ort').value]).toEqual([
      'Müller',
      '',
      'Köln',
    ]);
    await maus.click(screen.getByText('Adresse anlegen'));
    await waitFor(() =>
      expect(gesendet).toMatchObject([{ art: 'neu', koerper: { copyId: 5, name: 'Müller' } }]),
    );
  });
});

describe('Adressmanagement', () => {
  const kopf = () => [...document.querySelectorAll('[role="columnheader"]')].map((k) => k.textContent);

  it('hat die Spalten des Vertrags in ihrer Reihenfolge und die Zahl der Aufträge [1-2.271-281]', async () => {
    zeigeSeite(management);
    await screen.findByText('MÜLLER KÖLN');
    expect(kopf().slice(0, 7)).toEqual(['Matchcode', 'Nummer', 'Name', 'Zeile 2', 'LKZ', 'PLZ', 'Ort']);
  });

  it('hilft weiter, wo nichts gefunden wird', async () => {
    const { ort } = zeigeSeite(`${management}?suche=fehlt`);
    await screen.findByText('Keine Adresse gefunden, in der „fehlt“ vorkommt.');
    await userEvent.click(screen.getByText('Suche leeren'));
    await screen.findByText('MÜLLER KÖLN');
    expect(ort()).toBe(management);
  });

  it('gibt es nur mit Bearbeitungsrecht [1-2.010 2-6.012]', async () => {
    angemeldetAls({ edit: false, 'mandant-id': 7 });
    zeigeSeite(management);
    await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
    expect(document.querySelector(`nav a[href="${management}"]`)).toBeNull();
  });
});
