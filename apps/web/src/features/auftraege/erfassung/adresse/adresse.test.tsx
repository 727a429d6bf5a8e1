import { eineAdresse } from '@frachtportal/domain/testing/builder';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { abgelehnt, an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import {
  amServer,
  dialogZu,
  erfassung,
  feld,
  gespeichert,
  mitErfassung,
  oeffne,
  speichern,
} from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';
import { angemeldetAls } from '../../../../testing/sitzung';

mitErfassung();
beforeEach(() => {
  gesendet.length = 0;
});

const umschalter = (seite: string, wort: string) =>
  within(screen.getByRole('group', { name: `${seite}: Adresse suchen oder anlegen` })).getByLabelText(wort);
const karte = (name: string) => within(screen.getByLabelText(name, { selector: 'section' }));
const knopf = (wort: string) => screen.getByText<HTMLButtonElement>(wort, { selector: 'button' });
const angelegt = () => an('POST adressen');

/** The stored order with a recipient of the address book. */
function mitEintrag(dazu: object = {}) {
  const auftrag = gespeichert();
  return {
    ...auftrag,
    empfaengerAdresse: { ...auftrag.empfaengerAdresse, id: 3, fremdnummer: '4711', ...dazu },
  };
}

/** A new recipient with a name, ready to be created. */
async function beginneEmpfaenger() {
  const seite = await oeffne(erfassung);
  await seite.maus.click(umschalter('Empfänger', 'Anlegen'));
  await seite.maus.type(feld('empfaengerAdresse.name'), 'Neu GmbH');
  return seite;
}

describe('eine Adresse anlegen', () => {
  it('als Einmaladresse und unsichtbar, wie gewählt', async () => {
    antworte('post', 'adressen', ({ koerper }) => ({ ...koerper, id: 44 }));
    const { maus } = await beginneEmpfaenger();
    await maus.click(screen.getByLabelText('Einmaladresse'));
    await maus.click(screen.getByLabelText('unsichtbar'));
    await maus.click(knopf('Adresse anlegen'));
    await screen.findByText('Die Adresse Neu GmbH wurde erfolgreich gespeichert.');
    expect(angelegt()[0]?.koerper).toMatchObject({ name: 'Neu GmbH', einmaladresse: true, unsichtbar: true });
    expect(document.activeElement).toBe(feld('empfaengerAdresse.name'));
  });

  it('aus einer vorhandenen: ohne ihre Nummer, mit ihrer Herkunft', async () => {
    antworte('post', 'adressen', ({ koerper }) => ({ ...koerper, id: 44 }));
    const { maus } = await oeffne(erfassung);
    await maus.keyboard('Präz{Tab}');
    await waitFor(() => expect(feld('absenderAdresse.ort').value).toBe('Bremen'));
    expect(feld('absenderAdresse.strasse').readOnly).toBe(true);
    await maus.click(screen.getByRole('button', { name: 'Als neue Adresse ändern' }));
    expect(feld('absenderAdresse.fremdnummer').value).toBe('');
    await maus.type(feld('absenderAdresse.zeile2'), 'Tor 3');
    await maus.click(knopf('Adresse anlegen'));
    await screen.findByText(/wurde erfolgreich gespeichert/);
    expect(angelegt()[0]?.koerper).toMatchObject({
      copyId: 3,
      name: 'Präzision+Form GmbH',
      zeile2: 'Tor 3',
      fremdnummer: null,
    });
  });

  it('was der Server ablehnt, steht am Feld; berichtigt geht es mit neuem Schlüssel noch einmal', async () => {
    antworte('post', 'adressen', ({ koerper }) =>
      angelegt().length === 1
        ? abgelehnt(400, 'Zu lang.', 'strasse')
        : HttpResponse.json({ ...koerper, id: 44 }),
    );
    const { maus } = await beginneEmpfaenger();
    await maus.click(knopf('Adresse anlegen'));
    await screen.findAllByText('Zu lang.');
    expect(feld('empfaengerAdresse.strasse').getAttribute('aria-invalid')).toBe('true');
    await maus.type(feld('empfaengerAdresse.strasse'), 'Tor 3');
    expect(screen.queryByText('Zu lang.')).toBeNull();
    await maus.click(knopf('Adresse anlegen'));
    await screen.findByText('Die Adresse Neu GmbH wurde erfolgreich gespeichert.');
    expect(new Set(angelegt().map((g) => g.kopf.get('idempotency-key'))).size).toBe(2);
  });

  it('was der Server an keinem Feld der Maske ablehnt, wird mit seinem Namen gesagt', async () => {
    antworte('post', 'adressen', abgelehnt(400, 'Zu lang.', 'kurzname'));
    const { maus } = await beginneEmpfaenger();
    await maus.click(knopf('Adresse anlegen'));
    await within(await screen.findByRole('alertdialog')).findByText('Empfänger · Kurzname: Zu lang.');
  });

  it('was an einer verworfenen abgelehnt war, hält den Auftrag nicht auf', async () => {
    antworte('get', 'auftraege/7', mitEintrag({ kontakt: null }));
    antworte('post', 'adressen', abgelehnt(400, 'Bitte einen Kontakt.', 'kontakt'));
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    await maus.click(karte('Empfänger').getByRole('button', { name: 'Als neue Adresse ändern' }));
    await maus.click(knopf('Adresse anlegen'));
    await screen.findAllByText('Bitte einen Kontakt.');
    await maus.click(umschalter('Empfänger', 'Suchen'));
    await maus.click(await screen.findByText('Nein'));
    await dialogZu();
    expect(screen.queryByText('Bitte einen Kontakt.')).toBeNull();
    await maus.click(speichern());
    await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
  });

  it('ging die Antwort verloren, geht dieselbe Adresse mit demselben Schlüssel hinaus', async () => {
    antworte('post', 'adressen', ({ koerper }) =>
      angelegt().length === 1 ? HttpResponse.error() : HttpResponse.json({ ...koerper, id: 44 }),
    );
    const { maus } = await beginneEmpfaenger();
    await maus.click(knopf('Adresse anlegen'));
    await maus.click(within(await screen.findByRole('alertdialog')).getByText('OK'));
    await dialogZu();
    expect(feld('empfaengerAdresse.name').value).toBe('Neu GmbH');
    await maus.click(knopf('Adresse anlegen'));
    await screen.findByText('Die Adresse Neu GmbH wurde erfolgreich gespeichert.');
    expect(new Set(angelegt().map((g) => g.kopf.get('idempotency-key'))).size).toBe(1);
  });

  it('wird nicht verworfen und nicht ein zweites Mal gesendet, solange sie unterwegs ist', async () => {
    let weiter: () => void = () => undefined;
    const gehalten = new Promise<void>((los) => {
      weiter = los;
    });
    antworte('post', 'adressen', ({ koerper }) => ({ ...koerper, id: 44 }));
    const angekommen: Request[] = [];
    server.use(
      http.post('*/api/adressen', async ({ request }) => {
        angekommen.push(request);
        await gehalten;
      }),
    );
    const { maus } = await beginneEmpfaenger();
    await maus.dblClick(knopf('Adresse anlegen'));
    await waitFor(() => expect(angekommen).toHaveLength(1));
    await maus.click(umschalter('Empfänger', 'Suchen'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    weiter();
    await screen.findByText('Die Adresse Neu GmbH wurde erfolgreich gespeichert.');
    await waitFor(() => expect(feld('empfaengerAdresse.strasse').readOnly).toBe(true));
    expect(angekommen).toHaveLength(1);
  });

  it('wird wie im Adressbuch geprüft, bevor sie hinausgeht', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.click(umschalter('Empfänger', 'Anlegen'));
    expect(document.activeElement).toBe(feld('empfaengerAdresse.name'));
    await maus.click(knopf('Adresse anlegen'));
    expect(feld('empfaengerAdresse.name').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(feld('empfaengerAdresse.name'));
    expect(angelegt()).toEqual([]);
  });
});

describe('Reiter und Tasten', () => {
  it('Alt+0 schaltet in der Karte um, in der man ist, und nur dort', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.click(feld('hinweis'));
    await maus.keyboard('{Alt>}0{/Alt}');
    expect(screen.queryByText('Adresse anlegen')).toBeNull();
    await maus.click(feld('empfaengerAdresse.name'));
    await maus.keyboard('{Alt>}0{/Alt}');
    expect(feld('empfaengerAdresse.strasse').readOnly).toBe(false);
    expect(feld('absenderAdresse.strasse').readOnly).toBe(true);
    // Nothing is entered yet, so nothing is asked.
    await maus.keyboard('{Alt>}0{/Alt}');
    expect(feld('empfaengerAdresse.strasse').readOnly).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('mit den Pfeiltasten geht man an einer begonnenen Adresse vorbei, ohne in sie zu fallen', async () => {
    const { maus } = await oeffne(erfassung);
    await maus.click(umschalter('Absender', 'Anlegen'));
    await maus.click(screen.getByRole('tab', { name: 'Rechnung' }));
    await maus.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Absender' }));
    expect(feld('absenderAdresse.strasse').readOnly).toBe(false);
  });
});

describe('Suche', () => {
  it('ein anderes Wort lässt von der gewählten Adresse nichts stehen', async () => {
    const { maus } = await oeffne(`${erfassung}?kopie=7`);
    expect(feld('empfaengerAdresse.ort').value).not.toBe('');
    await maus.type(feld('empfaengerAdresse.name'), 'x');
    for (const name of ['zeile2', 'strasse', 'plz', 'ort', 'fremdnummer'])
      expect([name, feld(`empfaengerAdresse.${name}`).value]).toEqual([name, '']);
  });

  it('sucht bei dem Mandanten, für den erfasst wird', async () => {
    angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
    antworte('get', 'mandanten/hauptmandant-summary', [
      { id: 7, name: 'Müller & Söhne' },
      { id: 9, name: 'Nordlicht' },
    ]);
    antworte('get', 'adressen/searchByParam', [eineAdresse('Präzision+Form GmbH').build()]);
    const { maus } = await oeffne(erfassung);
    await maus.clear(feld('mandant'));
    await maus.type(feld('mandant'), 'Nord{Enter}');
    await maus.type(feld('empfaengerAdresse.name'), 'Präz');
    await waitFor(() => expect(an('GET adressen/searchByParam').at(-1)?.frage.get('mandant')).toBe('9'));
  });

  it('kann der Server nicht suchen, wird das gesagt: eine neue Adresse ist es darum noch nicht', async () => {
    antworte('get', 'adressen/searchByParam', abgelehnt(500, 'Das geht gerade nicht.'));
    const { maus } = await oeffne(erfassung);
    await maus.type(feld('empfaengerAdresse.name'), 'Präz');
    await waitFor(() => expect(an('GET adressen/searchByParam')).toHaveLength(1));
    await maus.keyboard('{Tab}');
    await within(await screen.findByRole('alertdialog')).findByText('Das geht gerade nicht.');
    expect(feld('empfaengerAdresse.name').value).toBe('Präz');
  });
});
