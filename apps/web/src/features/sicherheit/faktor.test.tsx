import type { Faktorstand } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';
import { Faktorkarte } from './Faktorkarte';

const ohne: Faktorstand = { seit: null, verlangt: false, codesUebrig: 0, passkeys: [], passkeyHost: null };
const mit: Faktorstand = { ...ohne, seit: '2026-11-20T07:12:00Z', codesUebrig: 3 };
const falsch = 'Der Code ist falsch oder wurde schon verwendet.';
let stand: Faktorstand;

/** The server takes this code only, and hands out these recovery codes. */
const mitCode = (antwort: () => object) => (g: { koerper: { code: string } }) =>
  g.koerper.code === '123456' ? antwort() : abgelehnt(400, falsch, 'code');

mitPortal(() => {
  angemeldetAls({ sub: '1', edit: true });
  stand = ohne;
  antworte('get', 'benutzer/:id/faktor', () => stand);
  antworte('post', 'benutzer/faktor/einrichten', { geheimnis: 'JBSW Y3DP', adresse: '', bild: '<svg/>' });
  antworte(
    'post',
    'benutzer/faktor/bestaetigen',
    mitCode(() => {
      stand = { ...mit, codesUebrig: 10 };
      return { codes: 'aaaa-1\nbbbb-2' };
    }),
  );
  antworte(
    'post',
    'benutzer/faktor/codes',
    mitCode(() => {
      stand = { ...mit, codesUebrig: 10 };
      return { codes: 'cccc-3\ndddd-4' };
    }),
  );
  antworte(
    'post',
    'benutzer/faktor/entfernen',
    mitCode(() => {
      stand = ohne;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  antworte('delete', 'benutzer/7/faktor', () => {
    stand = ohne;
    return new HttpResponse(null, { status: 204 });
  });
});

const maus = userEvent.setup({ delay: null });
const eigener = () => zeigeTeil(<Faktorkarte id={1} eigener name="" />);
const fremder = () => zeigeTeil(<Faktorkarte id={7} eigener={false} name="kunde" />);
const knopf = (name: string) => screen.findByRole('button', { name });
const codefeld = () => screen.findByLabelText<HTMLInputElement>(/^Code/);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const dialogZu = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('wird mit dem Code der App eingerichtet; ein falscher bleibt mit seinem Grund im Feld', async () => {
  eigener();
  await screen.findByText(/^Kein zweiter Faktor eingerichtet/);
  await maus.click(await knopf('Zweiten Faktor einrichten'));
  const fenster = await dialog('Zweiten Faktor einrichten');
  expect(fenster.getByAltText('QR-Code zum Einrichten der App').getAttribute('src')).toContain('svg');
  fenster.getByText('JBSW Y3DP');
  const code = await codefeld();
  await maus.keyboard('{Enter}');
  await fenster.findAllByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.');
  expect(an('POST benutzer/faktor/bestaetigen')).toEqual([]);
  await maus.type(code, '000000{Enter}');
  await fenster.findAllByText(falsch);
  expect(code.value).toBe('000000');
  // What was refused is selected: the next one is typed over it.
  await maus.keyboard('123456{Enter}');
  const liste = within(await fenster.findByRole('list', { name: 'Wiederherstellungscodes' }));
  expect(liste.getAllByRole('listitem').map((z) => z.textContent)).toEqual(['aaaa-1', 'bbbb-2']);
  await maus.click(fenster.getByRole('button', { name: 'Ich habe sie aufbewahrt' }));
  await screen.findByText('Der zweite Faktor ist eingerichtet.');
  await screen.findByText('Eingerichtet am 20.11.2026 08:12. Wiederherstellungscodes übrig: 10');
  expect(an('POST benutzer/faktor/einrichten').map((g) => g.koerper)).toEqual([{ passwortAlt: null }]);
});

it('wird auch bei einem Doppelklick nur einmal begonnen: jeder Beginn gilt nur bis zum nächsten', async () => {
  eigener();
  await maus.dblClick(await knopf('Zweiten Faktor einrichten'));
  await dialog('Zweiten Faktor einrichten');
  expect(an('POST benutzer/faktor/einrichten')).toHaveLength(1);
});

it('fragt nach dem Passwort, wo der Server es verlangt, und sagt am Feld, wenn es nicht stimmt', async () => {
  antworte('post', 'benutzer/faktor/einrichten', ({ koerper }) =>
    koerper.passwortAlt === 'Ganz-Alt-1'
      ? { geheimnis: 'JBSW Y3DP', adresse: '', bild: '<svg/>' }
      : abgelehnt(400, koerper.passwortAlt ? 'Das Passwort ist falsch.' : 'Bitte Passwort.', 'passwortAlt'),
  );
  eigener();
  await maus.click(await knopf('Zweiten Faktor einrichten'));
  const passwort = await screen.findByLabelText<HTMLInputElement>(/^Passwort$/, { selector: 'input' });
  await maus.type(passwort, 'geraten{Enter}');
  await screen.findAllByText('Das Passwort ist falsch.');
  expect([passwort.value, passwort.getAttribute('aria-invalid')]).toEqual(['geraten', 'true']);
  await maus.clear(passwort);
  await maus.type(passwort, 'Ganz-Alt-1{Enter}');
  await screen.findByText('JBSW Y3DP');
  expect(an('POST benutzer/faktor/einrichten').map((g) => g.koerper.passwortAlt)).toEqual([
    null,
    'geraten',
    'Ganz-Alt-1',
  ]);
});

it('sagt, was der Server gegen den Beginn hat, und zeigt dann kein Fenster', async () => {
  antworte(
    'post',
    'benutzer/faktor/einrichten',
    abgelehnt(409, 'Ein zweiter Faktor ist schon eingerichtet.'),
  );
  eigener();
  await maus.click(await knopf('Zweiten Faktor einrichten'));
  await screen.findByText('Ein zweiter Faktor ist schon eingerichtet.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await maus.click(await knopf('OK'));
  expect(await knopf('Zweiten Faktor einrichten')).toHaveProperty('disabled', false);
});

it('gibt neue Wiederherstellungscodes, die sich kopieren lassen, und zählt danach neu', async () => {
  stand = mit;
  eigener();
  await screen.findByText(/Wiederherstellungscodes übrig: 3$/);
  await maus.click(await knopf('Neue Wiederherstellungscodes'));
  await maus.type(await codefeld(), '123456{Enter}');
  await screen.findByText('cccc-3');
  await maus.click(await knopf('Kopieren'));
  expect(await navigator.clipboard.readText()).toBe('cccc-3\ndddd-4');
  await maus.click(await knopf('Ich habe sie aufbewahrt'));
  await dialogZu();
  await screen.findByText(/Wiederherstellungscodes übrig: 10$/);
});

it('wird mit einem Code entfernt; bis dahin bleibt er', async () => {
  stand = mit;
  eigener();
  await maus.click(await knopf('Zweiten Faktor entfernen'));
  const fenster = await dialog('Zweiten Faktor entfernen');
  await maus.type(await codefeld(), '000000{Enter}');
  await fenster.findAllByText(falsch);
  await maus.click(fenster.getByRole('button', { name: 'Abbrechen' }));
  await dialogZu();
  screen.getByText(/^Eingerichtet am/);
  await maus.click(await knopf('Zweiten Faktor entfernen'));
  await maus.type(await codefeld(), ' 123456 ');
  await maus.keyboard('{Enter}');
  await screen.findByText('Der zweite Faktor ist entfernt.');
  await screen.findByText(/^Kein zweiter Faktor eingerichtet/);
  expect(an('POST benutzer/faktor/entfernen').at(-1)?.koerper).toEqual({ code: '123456' });
});

it('lässt sich nicht entfernen, wo die Einstellungen ihn verlangen', async () => {
  stand = { ...mit, verlangt: true };
  eigener();
  await screen.findByText('Die Einstellungen verlangen ihn.');
  expect(screen.queryByText('Zweiten Faktor entfernen')).toBeNull();
  await knopf('Neue Wiederherstellungscodes');
});

it('eines anderen wird nur zurückgesetzt, nach einer Frage mit seinem Namen', async () => {
  stand = mit;
  fremder();
  await maus.click(await knopf('Zweiten Faktor zurücksetzen'));
  await screen.findByText(/^Den zweiten Faktor von kunde zurücksetzen\? Alle Sitzungen enden/);
  expect(screen.queryByText('Neue Wiederherstellungscodes')).toBeNull();
  await maus.click(await knopf('Nein'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(an('DELETE benutzer/7/faktor')).toEqual([]);
  await maus.click(await knopf('Zweiten Faktor zurücksetzen'));
  await maus.click(await knopf('Ja'));
  await screen.findByText('Der zweite Faktor von kunde ist zurückgesetzt.');
  await screen.findByText('Kein zweiter Faktor eingerichtet.');
  expect(screen.queryByText('Zweiten Faktor zurücksetzen')).toBeNull();
  expect(an('DELETE benutzer/7/faktor')).toHaveLength(1);
});

it('eines anderen bleibt, wo der Server das Zurücksetzen ablehnt, mit dessen Grund', async () => {
  stand = mit;
  antworte('delete', 'benutzer/7/faktor', abgelehnt(403, 'Dazu haben Sie kein Recht.'));
  fremder();
  await maus.click(await knopf('Zweiten Faktor zurücksetzen'));
  await maus.click(await knopf('Ja'));
  await screen.findByText('Dazu haben Sie kein Recht.');
  screen.getByText(/^Eingerichtet am/);
  expect(screen.queryByText(/ist zurückgesetzt/)).toBeNull();
});

it('eines anderen wird einmal zurückgesetzt, wie oft auch geklickt wird, ehe der Server antwortet', async () => {
  stand = mit;
  let antwortet = () => {};
  let gefragt = 0;
  const gewartet = new Promise<void>((los) => {
    antwortet = los;
  });
  server.use(
    http.delete('*/api/benutzer/7/faktor', async () => {
      gefragt += 1;
      await gewartet;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  fremder();
  await maus.click(await knopf('Zweiten Faktor zurücksetzen'));
  const ja = await knopf('Ja');
  await maus.click(ja);
  await waitFor(() => expect(ja).toHaveProperty('disabled', true));
  await userEvent.setup({ delay: null, pointerEventsCheck: 0 }).click(ja);
  antwortet();
  await screen.findByText('Der zweite Faktor von kunde ist zurückgesetzt.');
  expect(gefragt).toBe(1);
});
