import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { Faktorkarte } from './Faktorkarte';
import { ZweiterSchritt } from './ZweiterSchritt';

const bytes = new Uint8Array([1, 2, 3]).buffer;
const antwort = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes, attestationObject: bytes, authenticatorData: bytes, signature: bytes },
};
/** A browser with a device; jsdom has none. */
const geraet = { create: vi.fn(async () => antwort), get: vi.fn(async () => antwort) };
beforeAll(() => {
  vi.stubGlobal('PublicKeyCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: geraet, configurable: true });
});
afterAll(() => {
  vi.unstubAllGlobals();
  Object.defineProperty(navigator, 'credentials', { value: undefined, configurable: true });
});

const passkey = { id: 7, name: 'Chrome, Windows', angelegtAm: '2026-11-20T08:00:00Z', zuletztAm: null };
let stand = {
  seit: '2026-11-01T08:00:00Z',
  verlangt: false,
  codesUebrig: 10,
  passkeys: [passkey],
  passkeyHost: '',
};

mitPortal(() => {
  angemeldetAls({ sub: '1', edit: true });
  stand = { ...stand, passkeys: [passkey], passkeyHost: window.location.hostname };
  antworte('get', 'benutzer/1/faktor', () => stand);
  antworte('post', 'benutzer/passkeys/frage', { optionen: '{"challenge":"AQID","user":{"id":"AQID"}}' });
  antworte('post', 'benutzer/passkeys', { ...passkey, id: 8 });
  antworte('delete', 'benutzer/1/passkeys/7', () => {
    stand = { ...stand, passkeys: [] };
    return new HttpResponse(null, { status: 204 });
  });
  antworte('post', 'authentication/login/passkey/frage', {
    optionen: `{"challenge":"AQID","rpId":"${window.location.hostname}"}`,
  });
  antworte('post', 'authentication/login/passkey', { accessToken: 'a', refreshToken: 'r' });
});

const maus = userEvent.setup({ delay: null });
const eigene = async () => {
  zeigeTeil(<Faktorkarte id={1} eigener name="" />);
  return within(await screen.findByRole('region', { name: 'Passkeys' }));
};

it('legt einen Passkey an, wie der Browser ihn gibt, und entfernt einen', async () => {
  const bereich = await eigene();
  await maus.click(bereich.getByRole('button', { name: 'Passkey hinzufügen' }));
  await screen.findByText('Der Passkey ist angelegt.');
  const gesendet = an('POST benutzer/passkeys')[0]?.koerper as { antwort: string };
  expect(JSON.parse(gesendet.antwort)).toMatchObject({ id: 'AQID', response: { attestationObject: 'AQID' } });
  await maus.click(bereich.getByRole('button', { name: 'Passkey Chrome, Windows entfernen' }));
  await screen.findByText('Der Passkey ist entfernt.');
  await waitFor(() => expect(screen.queryByText('Chrome, Windows')).toBeNull());
});

it('sagt, wenn jemand abbricht, und fragt nach dem Passwort, wo der Server es verlangt', async () => {
  geraet.create.mockRejectedValueOnce(new DOMException('nein', 'NotAllowedError'));
  const bereich = await eigene();
  await maus.click(bereich.getByRole('button', { name: 'Passkey hinzufügen' }));
  await screen.findByText(/^Der Passkey wurde nicht bestätigt/);
  expect(an('POST benutzer/passkeys')).toEqual([]);
  await maus.keyboard('{Escape}');
  antworte('post', 'benutzer/passkeys/frage', () => abgelehnt(400, 'Bitte Ihr Passwort.', 'passwortAlt'));
  await maus.click(bereich.getByRole('button', { name: 'Passkey hinzufügen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Passkey hinzufügen' }));
  expect(dialog.queryByText('Zweiten Faktor einrichten')).toBeNull();
  dialog.getByRole('button', { name: 'Passkey hinzufügen' });
});

it('nennt den Hostnamen, unter dem Passkeys gelten, und schweigt, wo es keinen gibt', async () => {
  stand = { ...stand, passkeyHost: 'portal.nord.example' };
  const bereich = await eigene();
  bereich.getByText(/^Passkeys gelten unter portal\.nord\.example\./);
  expect(bereich.queryByRole('button', { name: 'Passkey hinzufügen' })).toBeNull();
  document.body.innerHTML = '';
  stand = { ...stand, passkeys: [], passkeyHost: null as never };
  zeigeTeil(<Faktorkarte id={1} eigener name="" />);
  await screen.findByText(/^Eingerichtet am/);
  expect(screen.queryByText('Passkeys')).toBeNull();
});

it('bietet ihn bei der Anmeldung an, wo einer gilt', async () => {
  const fertig = vi.fn();
  zeigeTeil(
    <ZweiterSchritt schritt={{ art: 'code', schein: 's' }} onFertig={fertig} onAbbrechen={() => undefined} />,
  );
  await maus.click(await screen.findByRole('button', { name: 'Mit Passkey bestätigen' }));
  await waitFor(() => expect(fertig).toHaveBeenCalledWith({ accessToken: 'a', refreshToken: 'r' }));
  const gesendet = an('POST authentication/login/passkey')[0]?.koerper as { schein: string; antwort: string };
  expect(gesendet.schein).toBe('s');
  expect(JSON.parse(gesendet.antwort)).toMatchObject({ id: 'AQID', response: { signature: 'AQID' } });
  expect(an('POST authentication/login/passkey/frage')).toHaveLength(2);
});
