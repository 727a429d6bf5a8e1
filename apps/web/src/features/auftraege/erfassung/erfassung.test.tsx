import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { dauerhaft, haengt } from '../../../testing/browserspeicher';
import {
  amServer,
  angelegt,
  dialogZu,
  empfange,
  erfassung,
  feld,
  gespeichert,
  liste,
  menuepunkt,
  mitErfassung,
  oeffne,
  speichern,
  tippePosition,
} from '../../../testing/erfassung';
import { server } from '../../../testing/server';
import { angemeldetAls } from '../../../testing/sitzung';

mitErfassung();

describe('neuer Auftrag', () => {
  it('wird mit der Tastatur erfasst, rechnet mit und geht einmal mit Schlüssel hinaus [1-1.005,007 1-2.001 1-4.021,022 1-8.006]', async () => {
    const { maus, ort } = await oeffne(erfassung);
    expect(document.activeElement).toBe(feld('absenderAdresse.name'));
    await maus.keyboard('Präz{Tab}');
    await waitFor(() => expect(feld('absenderAdresse.ort').value).toBe('Bremen'));
    await maus.keyboard('{Alt>}2{/Alt}{Tab}Präz{Enter}');
    await waitFor(() => expect(feld('empfaengerAdresse.ort').value).toBe('Bremen'));
    await tippePosition(maus);
    const uebersicht = screen.getByText('Übersicht').closest('section') as HTMLElement;
    for (const wert of ['1.234,50 kg', '8,640 cbm', '9,0 STP', '3,6 LDM']) within(uebersicht).getByText(wert);
    await maus.click(screen.getByLabelText('Abtragen'));
    await maus.dblClick(speichern());
    await waitFor(() => expect(ort()).toContain(liste));
    await screen.findByText('Der Auftrag NL-26-000008 wurde erfolgreich gespeichert.');
    expect(amServer.gesendet).toHaveLength(1);
    expect(amServer.gesendet[0]?.schluessel).toMatch(/^[0-9a-f]{32}$/);
    expect(amServer.gesendet[0]?.auftrag).toMatchObject({
      frankatur: 5,
      absenderAdresse: { id: 3, name: 'Präzision+Form GmbH', land: { id: 1 } },
      empfaengerAdresse: { id: 3, fremdnummer: '4711', name: 'Präzision+Form GmbH' },
      abweichendeAbholerAdresse: null,
      auftragServices: [{ spez_num: 48, wert: 'true' }],
      auftragspositionen: [
        { lademittelAnzahl: 9, lademittel: { id: 1 }, bruttoGewicht: 1234.5, verpackungseinheit: 2 },
      ],
    });
    expect(dauerhaft.size).toBe(0);
  });

  it('wird auch dann als gespeichert gemeldet, wenn der Browser den Entwurf nicht mehr vergisst', async () => {
    const { maus, ort } = await oeffne(`${erfassung}?kopie=7`);
    await maus.type(feld('hinweis'), 'eilig');
    haengt.an = true;
    await maus.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(ort()).toContain(liste), { timeout: 5000 });
    haengt.an = false;
    await screen.findByText('Der Auftrag NL-26-000008 wurde erfolgreich gespeichert.');
    expect(amServer.gesendet).toHaveLength(1);
  });

  it('nennt, was fehlt, springt hin und vergisst es, sobald es da ist', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.keyboard('{Control>}s{/Control}');
    await screen.findByText('3 Felder prüfen:');
    expect(amServer.gesendet).toEqual([]);
    expect(document.activeElement).toBe(feld('absenderAdresse.name'));
    await maus.keyboard('A');
    await screen.findByText('2 Felder prüfen:');
    await maus.click(screen.getByText(/^Empfänger · Name/));
    expect(document.activeElement).toBe(feld('empfaengerAdresse.name'));
  });

  it('zeigt Meldungen des Servers am Feld und in der Zelle [1-8.001 2-8.003]', async () => {
    const meldung = (field: string, text: string) => ({ severity: 'ERROR', key: 'x', text, field });
    server.use(
      http.post('*/api/auftraege', () =>
        HttpResponse.json(
          [
            meldung('empfaengerAdresse.plz', 'Bitte 5 Stellen.'),
            meldung('auftragspositionen[0].bruttoGewicht', 'Zu schwer.'),
          ],
          { status: 400 },
        ),
      ),
    );
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await maus.click(speichern());
    await screen.findByText('Empfänger · PLZ – Bitte 5 Stellen.');
    expect(feld('empfaengerAdresse.plz').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(feld('empfaengerAdresse.plz'));
    await maus.click(screen.getByText('Pos. 1 · Gewicht – Zu schwer.'));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    await maus.keyboard('5{Tab}');
    expect(screen.queryByText(/Zu schwer/)).toBeNull();
  });
});

it('ging die Antwort verloren und wurde danach geändert, fragt er, bevor ein zweiter entsteht', async () => {
  const schon = { severity: 'ERROR', key: 'server.andereAnfrage', text: 'Schon verwendet.' };
  server.use(
    http.post(
      '*/api/auftraege',
      empfange((s) => {
        if (amServer.gesendet.length === 1) return HttpResponse.error() as unknown as Response;
        return s.schluessel === amServer.gesendet[0]?.schluessel
          ? HttpResponse.json([schon], { status: 409 })
          : angelegt(s);
      }),
    ),
  );
  const { maus, ort } = await oeffne(`${erfassung}?kopie=7`);
  await maus.click(speichern());
  await screen.findByText('Server nicht erreichbar');
  await maus.click(screen.getByText('OK'));
  await dialogZu();
  await maus.type(feld('dispohinweis'), 'geändert');
  await maus.click(speichern());
  await maus.click(await screen.findByText('Ja'));
  await waitFor(() => expect(ort()).toContain(liste));
  expect(new Set(amServer.gesendet.map((s) => s.schluessel)).size).toBe(2);
});

it('gedruckt wird nur, was gespeichert ist [1-2.017 1-5.072]', async () => {
  const { maus } = await oeffne(erfassung);
  await maus.click(await screen.findByText('Drucken'));
  await maus.click(await screen.findByText('Speditionsauftrag'));
  await screen.findByText('Auftrag muss erst Gespeichert werden.');
});

describe('gehen', () => {
  it('Escape fragt; Ja verwirft und führt zur Liste [1-2.014,016]', async () => {
    const { maus, ort } = await oeffne(erfassung);
    await maus.keyboard('{Tab}X{Escape}');
    await screen.findByText('Möchten Sie diesen Auftrag wirklich abbrechen?');
    await maus.click(screen.getByText('Nein'));
    await dialogZu();
    expect(feld('absenderReferenz').value).toBe('X');
    await maus.keyboard('{Escape}');
    await maus.click(await screen.findByText('Ja'));
    await waitFor(() => expect(ort()).toContain(liste));
    expect(dauerhaft.size).toBe(0);
  });

  it('bis die nächste Seite steht, nimmt der verlassene nichts mehr an', async () => {
    const { maus, ort } = await oeffne(erfassung);
    const formular = feld('hinweis').closest('.fp-erfassung');
    haengt.an = true;
    await maus.keyboard('{Tab}X{Escape}');
    await maus.click(await screen.findByText('Ja'));
    expect(formular?.hasAttribute('inert')).toBe(true);
    await maus.keyboard('{Alt>}w{/Alt}{Control>}s{/Control}');
    await waitFor(() => expect(ort()).toContain(liste), { timeout: 5000 });
    haengt.an = false;
    expect(amServer.gesendet).toHaveLength(0);
  });

  it('ein geänderter Auftrag hält auf, ein unveränderter nicht', async () => {
    const { maus, ort } = await oeffne(erfassung);
    await maus.keyboard('X');
    await maus.click(menuepunkt(liste));
    await screen.findByText(/Der Auftrag ist nicht gespeichert/);
    await maus.click(screen.getByText('Nein'));
    await dialogZu();
    expect(ort()).toBe(erfassung);
    await maus.clear(feld('absenderAdresse.name'));
    await maus.click(menuepunkt(liste));
    await waitFor(() => expect(ort()).toContain(liste));
  });

  it('der Entwurf wird wieder angeboten', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.keyboard('Vergessen GmbH');
    await screen.findByText(/^ ?gesichert/);
    cleanup();
    await oeffne(erfassung);
    await maus.click(await screen.findByText('Entwurf übernehmen'));
    await waitFor(() => expect(feld('absenderAdresse.name').value).toBe('Vergessen GmbH'));
  });
});

describe('gespeicherter Auftrag', () => {
  it('wird mit seiner Version geändert; was hier keine Felder hat, bleibt [1-2.002,015 1-4.021 1-8.007]', async () => {
    const { maus, ort } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Tor 3');
    await maus.click(speichern());
    await waitFor(() => expect(ort()).toContain(liste));
    await screen.findByText('Der Auftrag NL-26-000007 wurde erfolgreich aktualisiert.');
    expect(amServer.gesendet[0]).toMatchObject({
      version: '"1"',
      auftrag: {
        dispohinweis: 'Tor 3',
        neutralerAbsenderAdresse: { name: 'Neutral GmbH' },
        auftragServices: [{ spez_num: 5, wert: '089 99998' }],
        auftragspositionen: [{ auftragsgefahrgueter: [{ anzahl: 4 }] }],
      },
    });
  });

  it('den jemand anderes geändert hat, verliert keine Eingabe', async () => {
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Meine');
    amServer.version = '"2"';
    await maus.click(speichern());
    const titel = await screen.findByText('Der Auftrag wurde inzwischen geändert');
    const dialog = titel.closest<HTMLElement>('[role="alertdialog"]') as HTMLElement;
    within(dialog).getByRole('row', { name: 'Dispohinweis Meine –' });
    await maus.click(within(dialog).getByRole('button', { name: 'Gespeicherte Fassung laden' }));
    await waitFor(() => expect(feld('dispohinweis').value).toBe(''));
    await maus.click(await screen.findByText('Entwurf übernehmen'));
    await waitFor(() => expect(feld('dispohinweis').value).toBe('Meine'));
    await maus.click(speichern());
    await screen.findByText(/erfolgreich aktualisiert/);
    expect(amServer.gesendet.map((s) => s.version)).toEqual(['"1"', '"2"']);
  });

  it('in einem späteren Status ist nur zu lesen, aber ganz [1-4.006]', async () => {
    server.use(http.get('*/api/auftraege/:id', () => HttpResponse.json(gespeichert(3))));
    const { maus } = await oeffne(`${erfassung}/7`);
    expect((screen.getByText('Speichern') as HTMLButtonElement).disabled).toBe(true);
    await maus.keyboard('{Control>}s{/Control}');
    expect(amServer.gesendet).toEqual([]);
    expect(feld('absenderAdresse.name').readOnly).toBe(true);
    expect(screen.getByText('Maschinenteile')).toBeTruthy();
    expect(document.querySelectorAll('.rdg-row')).toHaveLength(1);
  });

  it('ohne das Recht zu erfassen ist nur zu lesen; ein neuer wird abgelehnt [1-2.002 1-6.005]', async () => {
    angemeldetAls({ edit: false, 'mandant-id': 7 });
    await oeffne(`${erfassung}/7`);
    expect(screen.queryByText('Speichern')).toBeNull();
  });

  it('den es nicht gibt, wird genannt [2-8.013]', async () => {
    server.use(
      http.get('*/api/auftraege/:id', () =>
        HttpResponse.json([{ severity: 'ERROR', key: 'server.nichtGefunden', text: 'Nicht da.' }], {
          status: 404,
        }),
      ),
    );
    zeigeSeite(`${erfassung}/99`);
    await screen.findByText('Nicht da.');
  });
});

it('ist der Server gerade nicht da, fragt die Erfassung weiter, bis er antwortet', async () => {
  const ausfaelle = [
    () => HttpResponse.error(),
    () => new HttpResponse('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ];
  server.use(
    http.get('*/api/auftraege/:id', () => {
      const ausfall = ausfaelle.shift();
      return ausfall?.();
    }),
  );
  zeigeSeite(`${erfassung}/7`);
  await screen.findByText(/^Server nicht erreichbar – es wird weiter versucht/);
  await waitFor(() => expect(speichern()).toBeTruthy(), { timeout: 10_000 });
  expect(ausfaelle).toEqual([]);
  await waitFor(() => expect(screen.queryByText(/^Server nicht erreichbar/)).toBeNull());
});

it('was der Server gerade nicht kann, lässt sich noch einmal versuchen', async () => {
  let kaputt = true;
  server.use(
    http.get('*/api/auftraege/:id', () => (kaputt ? HttpResponse.json([], { status: 500 }) : undefined)),
  );
  zeigeSeite(`${erfassung}/7`);
  await screen.findByText('Unbekannter Server Fehler aufgetreten');
  kaputt = false;
  await userEvent.click(screen.getByText('Erneut versuchen'));
  await waitFor(() => expect(speichern()).toBeTruthy(), { timeout: 10_000 });
});

it('eine Kopie ist ein neuer Auftrag ohne Nummer und mit heutigem Datum [1-4.035]', async () => {
  const { maus } = await oeffne(`${erfassung}?kopie=7`);
  expect(screen.getByText(/^Erfasst/).textContent).not.toContain('NL-26');
  await maus.click(speichern());
  await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
  expect(amServer.gesendet[0]?.auftrag).toMatchObject({
    copyId: 7,
    partnerreferenz: null,
    absenderReferenz: 'L-4711',
  });
});

it('der BEX Premium Dienst geht nicht mit Gefahrgut [1-4.066,069]', async () => {
  const { maus } = await oeffne(`${erfassung}/7`);
  await maus.clear(feld('terminkennzeichen'));
  await maus.type(feld('terminkennzeichen'), 'BEX{Enter}');
  await screen.findByText('Der BEX Premium Dienst ist in Verbindung mit Gefahrgut nicht zulässig');
  expect(feld('terminkennzeichen').value).toBe('');
});

describe('Zustelldatum', () => {
  it('folgt dem Abholdatum [1-4.042]', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.clear(feld('beladedatum'));
    await maus.type(feld('beladedatum'), '27.11.2026{Tab}');
    expect(feld('entladedatum').value).toBe('Mo 30.11.2026');
  });
  it('ist gesperrt, wo die Konfiguration es will, außer beim Fixtermin [1-4.044,045 1-6.024 1-9.010 2-9.016]', async () => {
    server.use(
      http.get('*/api/config-param/clientconfig', () =>
        HttpResponse.json({ 'client.isDenyZustelldatum': 'true' }),
      ),
    );
    const { maus } = await oeffne(erfassung);
    expect(feld('entladedatum').readOnly).toBe(true);
    await maus.type(feld('terminkennzeichen'), 'Fix{Enter}');
    await waitFor(() => expect(feld('entladedatum').readOnly).toBe(false));
  });
});

it('nur Benutzer eines Hauptmandanten wählen den Mandanten, bei einer Kopie nicht mehr [1-1.004 1-2.021,022 1-4.037 1-6.001]', async () => {
  await oeffne(erfassung);
  expect(feld('mandant')).toBeNull();
  document.body.innerHTML = '';
  angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
  await oeffne(`${erfassung}?kopie=7`);
  await waitFor(() => expect(feld('mandant').value).toBe('Müller & Söhne'));
  expect(feld('mandant').readOnly).toBe(true);
});
