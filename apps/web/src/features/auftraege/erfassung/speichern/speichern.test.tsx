import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { abgelehnt, an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import {
  amServer,
  dialogZu,
  erfassung,
  feld,
  gespeichert,
  liste,
  mitErfassung,
  oeffne,
  speichern,
} from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';
import { einToken } from '../../../../testing/sitzung';

mitErfassung();
beforeEach(() => {
  gesendet.length = 0;
});

type Maus = Awaited<ReturnType<typeof oeffne>>['maus'];

const meldung = () => screen.findByRole('alertdialog');
const konflikt = () =>
  screen
    .findByText('Der Auftrag wurde inzwischen geändert')
    .then((titel) => within(titel.closest('[role="alertdialog"]') as HTMLElement));

async function quittiere(maus: Maus, text: string | RegExp) {
  await within(await meldung()).findByText(text);
  await maus.click(within(await meldung()).getByText('OK'));
  await dialogZu();
}

/** Somebody else stores the order in between, changed so. */
function andererSpeichert(dazu: object) {
  amServer.version = '"2"';
  server.use(
    http.get('*/api/auftraege/7', () =>
      HttpResponse.json({ ...gespeichert(), ...dazu }, { headers: { etag: '"2"' } }),
    ),
  );
}

describe('misslingt das Speichern', () => {
  it.each([
    [503, 'Wird gerade gewartet.'],
    [507, 'Der Speicherplatz ist erschöpft.'],
    [404, 'Der Auftrag ist nicht mehr da.'],
  ])('mit %i, wird der Grund gesagt, und was getippt ist, bleibt', async (status, text) => {
    antworte('put', 'auftraege/7', abgelehnt(status, text));
    const { maus, ort } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Tor 3');
    await maus.keyboard('{Control>}s{/Control}');
    await quittiere(maus, text);
    expect(ort()).toBe(`${erfassung}/7`);
    expect(feld('dispohinweis').value).toBe('Tor 3');
    expect(document.activeElement).toBe(feld('dispohinweis'));
  });

  it('geht ein neuer Auftrag beim zweiten Mal mit demselben Schlüssel hinaus', async () => {
    antworte('post', 'auftraege', ({ koerper }) =>
      an('POST auftraege').length === 1
        ? abgelehnt(503, 'Gleich wieder da.')
        : HttpResponse.json({ ...koerper, id: 8, spedeigennr: 'NL-8' }, { status: 201 }),
    );
    const { maus, ort } = await oeffne(`${erfassung}?kopie=7`);
    await maus.click(speichern());
    await quittiere(maus, 'Gleich wieder da.');
    await maus.click(speichern());
    await waitFor(() => expect(ort()).toContain(liste));
    const schluessel = an('POST auftraege').map((g) => g.kopf.get('idempotency-key'));
    expect(schluessel).toHaveLength(2);
    expect(new Set(schluessel).size).toBe(1);
  });

  it('was der Server an keinem Feld der Maske ablehnt, wird mit seinem Namen gesagt', async () => {
    antworte('put', 'auftraege/7', abgelehnt(400, 'Gibt es nicht.', 'auftragServices[0].spez_num'));
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.click(speichern());
    await within(await meldung()).findByText(/Nr\. 1.*: Gibt es nicht\./);
  });

  it('läuft die Sitzung dabei ab, wird nach dem Passwort gefragt und dann gespeichert', async () => {
    const { maus, ort } = await oeffne(`${erfassung}/7`);
    const alt = `Bearer ${localStorage.getItem('token')}`;
    const neu = einToken({ edit: true, 'mandant-id': 7 });
    const vorbei = HttpResponse.json([], { status: 401 });
    antworte('post', 'authentication/token', vorbei);
    antworte('post', 'authentication/login', { accessToken: neu, refreshToken: 'r9' });
    antworte('put', 'auftraege/7', ({ kopf }) =>
      kopf.get('authorization') === alt ? vorbei : gespeichert(),
    );
    await maus.type(feld('dispohinweis'), 'Tor 3');
    await maus.click(speichern());
    await screen.findByRole('alertdialog', { name: 'Anmeldung abgelaufen' });
    await maus.type(screen.getByLabelText('Passwort'), 'richtig{Enter}');
    await waitFor(() => expect(ort()).toContain(liste));
    expect(an('PUT auftraege/7').map((g) => g.koerper.dispohinweis)).toEqual(['Tor 3', 'Tor 3']);
  });

  it('zweimal Strg+S sendet einmal', async () => {
    antworte('put', 'auftraege/7', gespeichert());
    const { maus, ort } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Tor 3');
    await maus.keyboard('{Control>}ss{/Control}');
    await waitFor(() => expect(ort()).toContain(liste));
    expect(an('PUT auftraege/7')).toHaveLength(1);
  });
});

describe('hat jemand anderes den Auftrag geändert', () => {
  it('speichert, wer seine Eingaben behält, sie beim nächsten Mal über die neue Fassung', async () => {
    const { maus, ort } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Meine');
    andererSpeichert({ hinweis: 'Seine' });
    await maus.click(speichern());
    const dialog = await konflikt();
    dialog.getByText(/^metro/);
    dialog.getByRole('row', { name: 'Hinweis – Seine' });
    await maus.click(dialog.getByText('Meine Eingaben behalten'));
    await dialogZu();
    expect(feld('dispohinweis').value).toBe('Meine');
    await maus.click(speichern());
    await waitFor(() => expect(ort()).toContain(liste));
    expect(amServer.gesendet.map((s) => s.version)).toEqual(['"1"', '"2"']);
    expect(amServer.gesendet[1]?.auftrag.dispohinweis).toBe('Meine');
  });

  it('zeigt auch ein Entwurf von vorher, was der andere geändert hat, bevor er darübergeht', async () => {
    const vorher = await oeffne(`${erfassung}/7`);
    await vorher.maus.type(feld('dispohinweis'), 'Meine');
    await screen.findByText(/^ ?gesichert/);
    cleanup();
    andererSpeichert({ hinweis: 'Seine' });
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.click(await screen.findByText('Entwurf übernehmen'));
    await waitFor(() => expect(feld('dispohinweis').value).toBe('Meine'));
    await maus.click(speichern());
    (await konflikt()).getByRole('row', { name: 'Hinweis – Seine' });
    expect(amServer.gesendet.map((g) => g.version)).toEqual(['"1"']);
  });

  it('Escape behält die eigenen Eingaben und bricht den Auftrag nicht ab', async () => {
    const { maus, ort } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Meine');
    andererSpeichert({});
    await maus.click(speichern());
    await konflikt();
    await maus.keyboard('{Escape}');
    await dialogZu();
    expect(screen.queryByText(/wirklich abbrechen/)).toBeNull();
    expect([ort(), feld('dispohinweis').value]).toEqual([`${erfassung}/7`, 'Meine']);
  });

  it('sagt der Vergleich, worin sich Services und Lademittel unterscheiden, nicht nur, wie viele es sind', async () => {
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Meine');
    andererSpeichert({
      auftragServices: [{ spez_num: 5, wert: '040 1234' }],
      auftragZusLademittel: [{ id: 1, anzFolge: 1, anzahl: 1200, lademittel: { id: 1 }, eigentuemer: null }],
    });
    await maus.click(speichern());
    const dialog = await konflikt();
    dialog.getByRole('row', { name: /Avis telefonisch: 089 99998 Avis telefonisch: 040 1234$/ });
    dialog.getByRole('row', { name: /– 1\.200 × Europalette$/ });
  });

  it('sagt der Vergleich bei Positionen, die sich gleich lesen, was an ihnen anders ist', async () => {
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Meine');
    const [position] = gespeichert().auftragspositionen;
    andererSpeichert({ auftragspositionen: [{ ...position, laengeCM: 60, lademittel: null }] });
    await maus.click(speichern());
    const dialog = await konflikt();
    dialog.getByRole('row', {
      name: /Pos\. 1 · Lademittel: Europalette; Pos\. 1 · Länge: 120 .*Lademittel: –; Pos\. 1 · Länge: 60/,
    });
  });

  it('und ist seine Fassung nicht zu lesen, wird das gesagt', async () => {
    const { maus } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Meine');
    amServer.version = '"2"';
    antworte('get', 'auftraege/7', abgelehnt(404, 'Nicht mehr da.'));
    await maus.click(speichern());
    await quittiere(maus, 'Nicht mehr da.');
    expect(feld('dispohinweis').value).toBe('Meine');
  });
});

describe('abbrechen und weitergehen', () => {
  it('fragt bei einem Auftrag, der nur zu lesen ist, nicht', async () => {
    server.use(http.get('*/api/auftraege/7', () => HttpResponse.json(gespeichert(3))));
    const { maus, ort } = await oeffne(`${erfassung}/7`);
    await maus.keyboard('{Escape}');
    await waitFor(() => expect(ort()).toContain(liste));
    expect(screen.queryByText(/wirklich abbrechen/)).toBeNull();
  });

  it('Enter allein bricht nicht ab; danach ist man wieder in seinem Feld', async () => {
    const { maus, ort } = await oeffne(`${erfassung}/7`);
    await maus.type(feld('dispohinweis'), 'Tor 3{Escape}');
    await screen.findByText(/wirklich abbrechen/);
    await maus.keyboard('{Enter}');
    await dialogZu();
    expect(ort()).toBe(`${erfassung}/7`);
    expect(document.activeElement).toBe(feld('dispohinweis'));
    expect(feld('dispohinweis').value).toBe('Tor 3');
  });

  it('„Speichern und nächster“ beginnt mit demselben Absender, sonst leer, und hält niemanden auf', async () => {
    const { maus, ort } = await oeffne(`${erfassung}?kopie=7`);
    const absender = feld('absenderAdresse.name').value;
    await maus.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/wurde erfolgreich gespeichert/);
    await waitFor(() => expect(feld('empfaengerAdresse.name').value).toBe(''));
    expect(ort()).toBe(erfassung);
    expect(feld('absenderAdresse.name').value).toBe(absender);
    await waitFor(() => expect(document.activeElement).toBe(feld('empfaengerAdresse.name')));
    expect(screen.queryByText('Entwurf übernehmen')).toBeNull();
  });
});
