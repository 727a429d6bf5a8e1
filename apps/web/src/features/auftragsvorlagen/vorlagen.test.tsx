import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import {
  dialogZu,
  erfassung,
  feld,
  gespeichert,
  mitErfassung,
  oeffne,
  speichern,
} from '../../testing/erfassung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

mitErfassung();

const seite = '/auftragsmanagement/auftragsvorlagen';
const tour = {
  id: 5,
  vorlageName: 'Wochentour',
  mandant: { id: 7, name: 'Müller & Söhne' },
  geaendertAm: '2026-11-20T09:00:00Z',
  auftrag: { empfaengerAdresse: { name: 'Großhandel Jäger', plz: '28195', ort: 'Bremen' } },
};
// biome-ignore lint/suspicious/noExplicitAny: the body as it was sent
type Gesendet = { art: string; kopf: Headers; koerper: any };
let gesendet: Gesendet[] = [];
let vorlagen = [tour];
const fragen: URLSearchParams[] = [];

const merke =
  (art: string, status = 200) =>
  async ({ request }: { request: Request }) => {
    const koerper = request.method === 'DELETE' ? null : await request.json();
    gesendet.push({ art, kopf: request.headers, koerper });
    if (!koerper) vorlagen = [];
    return koerper
      ? HttpResponse.json({ ...koerper, id: 9 }, { status })
      : new HttpResponse(null, { status: 204 });
  };

beforeEach(() => {
  angemeldetAls({ edit: true, version: 0, 'mandant-id': 7 });
  gesendet = [];
  vorlagen = [tour];
  fragen.length = 0;
  const { id: _, spedeigennr: __, status: ___, ...auftrag } = gespeichert();
  server.use(
    http.get('*/api/auftragsvorlagen/exists', ({ request }) => {
      const frage = new URL(request.url).searchParams;
      fragen.push(frage);
      return HttpResponse.json(vorlagen.filter((v) => v.vorlageName === frage.get('name')));
    }),
    http.get('*/api/auftragsvorlagen/search', ({ request }) => {
      const frage = new URL(request.url).searchParams;
      fragen.push(frage);
      const query = frage.get('query') ?? '';
      const treffer = vorlagen.filter((v) => v.vorlageName.includes(query));
      return HttpResponse.json(treffer, { headers: { 'total-search-results': `${treffer.length}` } });
    }),
    http.get('*/api/auftragsvorlagen/:id', () => HttpResponse.json(tour, { headers: { etag: '"3"' } })),
    http.post('*/api/auftraege/applyVorlage/5', () => HttpResponse.json({ ...auftrag, vorlageAuftragId: 5 })),
    http.post('*/api/auftragsvorlagen', merke('neu', 201)),
    http.put('*/api/auftragsvorlagen/5', merke('geändert')),
    http.delete('*/api/auftragsvorlagen/5', merke('weg')),
  );
});

const dialog = () => within(screen.getByRole('dialog'));
async function oeffneDialog(adresse = erfassung) {
  const { maus } = await oeffne(adresse);
  await maus.click(await screen.findByText('Als Vorlage speichern'));
  await screen.findByText('Auftragsvorlage Erfassen');
  return maus;
}

describe('Auftragsvorlage Erfassen', () => {
  it('behält auch einen unvollständigen Auftrag unter einem Namen [1-2.018,245,246 1-4.080,081,096]', async () => {
    const maus = await oeffneDialog();
    await maus.type(feld('vorlageName'), 'Montag{Enter}');
    await screen.findByText('Die Auftragsvorlage Montag wurde erfolgreich gespeichert.');
    await waitFor(() => expect(screen.queryByText('Auftragsvorlage Erfassen')).toBeNull());
    expect(gesendet).toMatchObject([
      { art: 'neu', koerper: { vorlageName: 'Montag', auftrag: { frankatur: 5 } } },
    ]);
    expect(gesendet[0]?.kopf.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    await maus.click(screen.getByText('Als Vorlage speichern'));
    expect(feld('vorlageName').value).toBe('');
  });

  it('wird 10 Sekunden lang gemeldet [1-8.010]', async () => {
    const maus = await oeffneDialog();
    const wecker = vi.spyOn(globalThis, 'setTimeout');
    await maus.type(feld('vorlageName'), 'Montag{Enter}');
    await screen.findByText('Die Auftragsvorlage Montag wurde erfolgreich gespeichert.');
    expect(wecker.mock.calls.map(([, ms]) => ms)).toContain(10_000);
    wecker.mockRestore();
  });

  it('nennt einen Namen, den es gibt, und ändert nur mit dem Umschalter [1-2.248 1-4.095 1-5.058]', async () => {
    const maus = await oeffneDialog();
    await maus.type(feld('vorlageName'), 'Wochentour');
    await dialog().findAllByText('Name bereits vorhanden');
    expect(fragen.at(-1)?.get('mandantId')).toBe('7');
    await maus.click(dialog().getByText('Speichern'));
    expect(gesendet).toEqual([]);
    await maus.click(dialog().getByLabelText('Vorlage aktualisieren'));
    expect(dialog().queryByText('Name bereits vorhanden')).toBeNull();
    expect(dialog().getAllByText('Vorlage aktualisieren')).toHaveLength(2);
    await maus.click(dialog().getByText('Speichern'));
    await screen.findByText('Die Auftragsvorlage Wochentour wurde erfolgreich gespeichert.');
    expect(gesendet).toMatchObject([{ art: 'geändert', koerper: { vorlageName: 'Wochentour' } }]);
  });

  it('verlangt einen Namen', async () => {
    const maus = await oeffneDialog();
    await maus.click(dialog().getByText('Speichern'));
    await dialog().findAllByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.');
    expect(gesendet).toEqual([]);
  });

  it('wählt den Mandanten nicht, wo es nur einen gibt', async () => {
    await oeffneDialog();
    expect(feld('vorlageMandant')).toBeNull();
  });

  it('wählt den Mandanten als Hauptmandant [1-2.247]', async () => {
    angemeldetAls({ edit: true, version: 0, hauptmandant: true, 'mandant-id': 7 });
    await oeffneDialog();
    await waitFor(() => expect(feld('vorlageMandant').value).toBe('Müller & Söhne'));
  });

  it.each([
    ['Version 0 mit Bearbeitungsrecht', { edit: true, version: 0 }, true],
    ['Version über 0 ohne Hauptbenutzer', { edit: true, version: 1 }, false],
    ['Version über 0 mit Hauptbenutzer', { edit: true, version: 1, main: true }, true],
  ])('darf, wer darf: %s [1-6.008]', async (_, rechte, darf) => {
    angemeldetAls({ 'mandant-id': 7, ...rechte });
    await oeffne(erfassung);
    expect(screen.queryByText('Als Vorlage speichern') !== null).toBe(darf);
  });
});

describe('Auftrag aus einer Vorlage', () => {
  it('sagt, was gesperrt ist und darum nicht übernommen wurde', async () => {
    const felder = 'terminkennzeichen,auftragspositionen[0].verpackung';
    server.use(
      http.post('*/api/auftraege/applyVorlage/5', () => {
        const { id: _, spedeigennr: __, status: ___, ...auftrag } = gespeichert();
        return HttpResponse.json(auftrag, { headers: { ausgelassen: felder } });
      }),
    );
    await oeffne(`${erfassung}?vorlage=5`);
    const satz = await screen.findByText(/Aus der Vorlage nicht übernommen/);
    expect(satz.textContent).toContain('Terminart, Pos. 1 · Verpackung. Bitte neu wählen.');
  });

  it('ist ein neuer, mit gesperrtem Mandanten, und kennt seine Vorlage', async () => {
    angemeldetAls({ edit: true, version: 0, hauptmandant: true, 'mandant-id': 7 });
    const maus = await oeffneDialog(`${erfassung}?vorlage=5`);
    expect(feld('mandant').readOnly).toBe(true);
    expect(feld('empfaengerAdresse.name').value).not.toBe('');
    await waitFor(() => expect(feld('vorlageName').value).toBe('Wochentour'));
    await maus.click(dialog().getByLabelText('Vorlage aktualisieren'));
    await maus.click(dialog().getByText('Speichern'));
    await screen.findByText('Die Auftragsvorlage Wochentour wurde erfolgreich gespeichert.');
    expect(gesendet[0]?.art).toBe('geändert');
    expect(gesendet[0]?.kopf.get('if-match')).toBe('"3"');
  });

  it('wird nicht zur Vorlage, wo etwas Falsches steht', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.clear(feld('beladedatum'));
    await maus.type(feld('beladedatum'), '31.2.');
    await maus.click(screen.getByText('Als Vorlage speichern'));
    await screen.findByText('Abholdatum: Bitte ein gültiges Datum eingeben.');
    expect(screen.queryByText('Auftragsvorlage Erfassen')).toBeNull();
  });
});

describe('Eine Vorlage bearbeiten', () => {
  const bearbeiten = `${erfassung}?vorlage=5&bearbeiten`;
  beforeEach(() => angemeldetAls({ edit: true, version: 0, hauptmandant: true, 'mandant-id': 7 }));

  it('hat ihre eigene Maske: gespeichert wird sie, kein Auftrag, auch unvollständig', async () => {
    const { maus, ort } = await oeffne(bearbeiten);
    await screen.findByText('Vorlage Wochentour', { selector: 'h1' });
    expect(screen.queryByText('Als Vorlage speichern')).toBeNull();
    expect(feld('mandant').readOnly).toBe(true);
    await maus.type(feld('hinweis'), 'Tor 3');
    await maus.clear(feld('entladedatum'));
    await maus.clear(feld('beladedatum'));
    await maus.keyboard('{Control>}s{/Control}');
    await screen.findByText('Auftragsvorlage Erfassen');
    expect(feld('vorlageName').value).toBe('Wochentour');
    expect((dialog().getByLabelText('Vorlage aktualisieren') as HTMLInputElement).checked).toBe(true);
    await maus.click(dialog().getByText('Speichern'));
    await screen.findByText('Die Auftragsvorlage Wochentour wurde erfolgreich gespeichert.');
    await waitFor(() => expect(ort()).toBe(seite));
    expect(gesendet).toMatchObject([
      {
        art: 'geändert',
        koerper: { vorlageName: 'Wochentour', auftrag: { hinweis: 'Tor 3', beladedatum: null } },
      },
    ]);
    expect(gesendet[0]?.kopf.get('if-match')).toBe('"3"');
  });

  it('behält im Entwurf auch ihren neuen Namen', async () => {
    const { maus } = await oeffne(bearbeiten);
    await maus.click(speichern());
    await screen.findByText('Auftragsvorlage Erfassen');
    await maus.type(feld('vorlageName'), ' Nord');
    await screen.findByText(/^ ?gesichert/);
    cleanup();
    await oeffne(bearbeiten);
    await maus.click(await screen.findByText('Entwurf übernehmen'));
    await maus.click(speichern());
    await screen.findByText('Auftragsvorlage Erfassen');
    expect(feld('vorlageName').value).toBe('Wochentour Nord');
  });

  it('geht nach „Abbrechen“ im Dialog weiter und zeigt Falsches am Feld', async () => {
    const { maus, ort } = await oeffne(bearbeiten);
    await maus.click(speichern());
    await screen.findByText('Auftragsvorlage Erfassen');
    await maus.click(dialog().getByText('Abbrechen'));
    await waitFor(() => expect(screen.queryByText('Auftragsvorlage Erfassen')).toBeNull());
    await maus.clear(feld('beladedatum'));
    await maus.type(feld('beladedatum'), '31.2.');
    await maus.click(speichern());
    await waitFor(() => expect(feld('beladedatum').getAttribute('aria-invalid')).toBe('true'));
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
    expect([gesendet, ort()]).toEqual([[], bearbeiten]);
  });
});

describe('Auftragsvorlagen', () => {
  it('werden gesucht, markiert, verwendet und gelöscht [1-2.006]', async () => {
    const { ort } = zeigeSeite(seite);
    const maus = userEvent.setup({ delay: null });
    await screen.findByText('Wochentour');
    screen.getByText('Großhandel Jäger, 28195 Bremen');
    await maus.click(screen.getByText('Löschen'));
    await screen.findByText('Bitte markieren Sie eine Zeile.');
    await maus.click(screen.getByText('OK'));
    await dialogZu();
    await maus.type(screen.getByLabelText('Vorlagen suchen'), 'fehlt');
    await screen.findByText(/^Keine Vorlage gefunden/);
    await maus.clear(screen.getByLabelText('Vorlagen suchen'));
    await maus.click(await screen.findByText('Wochentour'));
    await maus.click(screen.getByText('Löschen'));
    await screen.findByText('Soll die Vorlage „Wochentour“ entfernt werden?');
    await maus.click(screen.getByText('Nein'));
    await dialogZu();
    await maus.click(screen.getByText('Löschen'));
    await maus.click(await screen.findByText('Ja'));
    await screen.findByText(/^Noch keine Vorlagen/);
    expect(gesendet.map((g) => g.art)).toEqual(['weg']);
    expect(ort()).toBe(seite);
  });

  it('haben ihre eigene Suche: „/“ führt nicht zu der der Aufträge', async () => {
    const { ort } = zeigeSeite(seite);
    await screen.findByText('Wochentour');
    await userEvent.keyboard('/');
    screen.getByLabelText('Vorlagen suchen');
    expect(ort()).toBe(seite);
  });

  it('öffnen sich mit Doppelklick und Enter als neuer Auftrag', async () => {
    const { ort } = zeigeSeite(seite);
    await screen.findByText('Wochentour');
    const maus = userEvent.setup({ delay: null });
    await maus.click(screen.getByText('Wochentour'));
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(ort()).toBe(`${erfassung}?vorlage=5`));
    await screen.findByLabelText('Auftragspositionen');
  });

  it('werden sortiert und nach Mandanten gefiltert; die Adresszeile ist der Zustand [2-6.005]', async () => {
    angemeldetAls({ edit: true, version: 0, hauptmandant: true, 'mandant-id': 7 });
    const { ort } = zeigeSeite(`${seite}?suche=Wochen&mandant=7`);
    const maus = userEvent.setup({ delay: null });
    await screen.findByText('Wochentour');
    expect(Object.fromEntries(fragen.at(-1) ?? [])).toMatchObject({ query: 'Wochen', mandantId: '7' });
    for (const richtung of ['asc', 'desc', null]) {
      await maus.click(screen.getByText('Empfänger'));
      const sortierung = richtung && `empfaengerAdresse:${richtung}`;
      await waitFor(() =>
        expect(new URLSearchParams(ort().split('?')[1]).get('sortierung')).toBe(sortierung),
      );
      if (sortierung) await waitFor(() => expect(fragen.at(-1)?.get('sortierung')).toBe(sortierung));
    }
    await maus.clear(screen.getByLabelText('Mandant'));
    await maus.tab();
    await waitFor(() => expect(ort()).toBe(`${seite}?suche=Wochen`));
    expect(fragen.at(-1)?.has('mandantId')).toBe(false);
  });

  it('werden umbenannt, ohne dass sich der Auftrag ändert', async () => {
    zeigeSeite(seite);
    const maus = userEvent.setup({ delay: null });
    await maus.click(await screen.findByText('Wochentour'));
    await maus.click(screen.getByText('Umbenennen'));
    await maus.clear(feld('vorlageName'));
    await maus.click(dialog().getByText('Speichern'));
    await dialog().findAllByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.');
    await maus.type(feld('vorlageName'), 'Montagstour{Enter}');
    await screen.findByText('Die Auftragsvorlage Montagstour wurde erfolgreich gespeichert.');
    expect(gesendet).toMatchObject([
      { art: 'geändert', koerper: { vorlageName: 'Montagstour', mandant: { id: 7 }, auftrag: tour.auftrag } },
    ]);
    expect(gesendet[0]?.kopf.get('if-match')).toBe('"3"');
  });

  it.each([
    ['Version über 0 ohne Hauptbenutzer', { version: 1 }, ['Verwenden']],
    ['Version über 0 mit Hauptbenutzer', { version: 2, main: true }, ['Verwenden', 'Umbenennen', 'Löschen']],
  ])('ändert, wer darf: %s [1-6.003]', async (_, rechte, knoepfe) => {
    angemeldetAls({ edit: true, 'mandant-id': 7, ...rechte });
    zeigeSeite(seite);
    await screen.findByText('Wochentour');
    const vorhanden = ['Verwenden', 'Umbenennen', 'Löschen'].filter((wort) => screen.queryByText(wort));
    expect(vorhanden).toEqual(knoepfe);
  });

  it('denyOrderEdit nimmt den Menüpunkt, die Seite und die Erfassung [1-4.038 1-6.021 2-6.013]', async () => {
    server.use(
      http.get('*/api/config-param/clientconfig', () =>
        HttpResponse.json({ 'client.denyOrderEdit': 'true' }),
      ),
    );
    zeigeSeite(seite);
    await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
    const menue = [...document.querySelectorAll('nav a')].map((a) => a.getAttribute('href'));
    expect(menue).toContain('/auftragsmanagement/auftragsresearch');
    for (const ziel of ['auftragserfassung', 'offeneauftraege', 'auftragsvorlagen']) {
      expect(menue).not.toContain(`/auftragsmanagement/${ziel}`);
    }
  });

  it('ohne das Recht zu bearbeiten gibt es sie nicht [1-2.007 2-6.011]', async () => {
    const punkt = () => document.querySelector(`nav a[href="${seite}"]`);
    zeigeSeite(seite);
    await screen.findByText('Wochentour');
    expect(punkt()).not.toBeNull();
    cleanup();
    angemeldetAls({ edit: false, 'mandant-id': 7 });
    zeigeSeite(seite);
    await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
    expect(punkt()).toBeNull();
  });
});
