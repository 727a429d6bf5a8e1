import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { ZweiterSchritt } from './ZweiterSchritt';

const paar = { accessToken: 'a', refreshToken: 'r' };
const falsch = 'Der Code ist falsch oder wurde schon verwendet.';
const fertig = vi.fn();
const abbrechen = vi.fn();

mitPortal(() => {
  fertig.mockClear();
  abbrechen.mockClear();
  angemeldetAls();
  antworte('post', 'authentication/login/passkey/frage', abgelehnt(404, 'Es gibt keinen Passkey.'));
  antworte('post', 'authentication/login/code', ({ koerper }) =>
    koerper.code === '123456' ? paar : abgelehnt(400, falsch, 'code'),
  );
  antworte('post', 'authentication/login/einrichten', {
    geheimnis: 'JBSW Y3DP',
    adresse: '',
    bild: '<svg/>',
  });
  antworte('post', 'authentication/login/bestaetigen', ({ koerper }) =>
    koerper.code === '123456' ? { ...paar, codes: 'aaaa-1\nbbbb-2' } : abgelehnt(400, falsch, 'code'),
  );
});

const maus = userEvent.setup({ delay: null });
const zeige = (art: 'code' | 'einrichten') =>
  zeigeTeil(<ZweiterSchritt schritt={{ art, schein: 's7' }} onFertig={fertig} onAbbrechen={abbrechen} />);
const codefeld = () => screen.findByLabelText<HTMLInputElement>(/^Code/);

it('verlangt den Code, sendet ihn mit dem Schein und lässt herein', async () => {
  zeige('code');
  await screen.findByText(/^Sechs Ziffern aus der App/);
  const code = await codefeld();
  expect(document.activeElement).toBe(code);
  await maus.keyboard('{Enter}');
  await screen.findAllByText('Feld ist ein Pflichtfeld. Bitte ausfüllen.');
  expect(an('POST authentication/login/code')).toEqual([]);
  await maus.type(code, '000000{Enter}');
  await screen.findAllByText(falsch);
  expect([code.value, fertig.mock.calls]).toEqual(['000000', []]);
  await maus.keyboard('123456{Enter}');
  await waitFor(() => expect(fertig.mock.calls).toEqual([[paar]]));
  expect(an('POST authentication/login/code').map((g) => g.koerper)).toEqual([
    { schein: 's7', code: '000000' },
    { schein: 's7', code: '123456' },
  ]);
});

it('sendet den Code auch bei zweimal Enter nur einmal: ein zweites Mal gälte er nicht', async () => {
  zeige('code');
  await maus.type(await codefeld(), '123456{Enter}{Enter}');
  await waitFor(() => expect(fertig).toHaveBeenCalledTimes(1));
  expect(an('POST authentication/login/code')).toHaveLength(1);
});

it('sagt als Meldung, was nicht am Code liegt, und bietet einen Passkey nur an, wo es einen gibt', async () => {
  const grund = 'Die Anmeldung ist abgelaufen. Bitte melden Sie sich neu an.';
  antworte('post', 'authentication/login/code', abgelehnt(401, grund));
  zeige('code');
  await maus.type(await codefeld(), '123456{Enter}');
  await screen.findByRole('alertdialog', { name: 'Fehler' });
  screen.getByText(grund);
  expect(screen.queryByText('Es gibt keinen Passkey.')).toBeNull();
  expect(screen.queryByText('Mit Passkey bestätigen')).toBeNull();
  expect(fertig).not.toHaveBeenCalled();
  await maus.click(screen.getByText('OK'));
  expect((await codefeld()).value).toBe('123456');
  await maus.click(screen.getByText('Abbrechen'));
  expect(abbrechen).toHaveBeenCalledTimes(1);
});

it('richtet einen verlangten Faktor ein und lässt erst herein, wenn die Codes aufbewahrt sind', async () => {
  zeige('einrichten');
  await screen.findByText(/^Für Ihr Konto wird ein zweiter Faktor verlangt/);
  await screen.findByText('JBSW Y3DP');
  await maus.type(await codefeld(), '000000{Enter}');
  await screen.findAllByText(falsch);
  await maus.keyboard('123456{Enter}');
  await screen.findByText('bbbb-2');
  expect(fertig).not.toHaveBeenCalled();
  await maus.click(screen.getByText('Ich habe sie aufbewahrt'));
  expect(fertig.mock.calls).toEqual([[paar]]);
  expect(an('POST authentication/login/einrichten').map((g) => g.koerper)).toEqual([{ schein: 's7' }]);
  expect(an('POST authentication/login/bestaetigen').at(-1)?.koerper).toEqual({
    schein: 's7',
    code: '123456',
  });
});

it('sagt, warum sich ein verlangter Faktor nicht einrichten lässt, und lässt zurück', async () => {
  antworte('post', 'authentication/login/einrichten', abgelehnt(401, 'Die Anmeldung ist abgelaufen.'));
  zeige('einrichten');
  await screen.findByText('Die Anmeldung ist abgelaufen.');
  await maus.click(screen.getByText('OK'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await maus.click(screen.getByText('Abbrechen'));
  expect(abbrechen).toHaveBeenCalledTimes(1);
});
