import { eineAdresse } from '@frachtportal/domain/testing/builder';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { abgelehnt, antworte } from '../../../../testing/aufzeichnung';
import { erfassung, feld, mitErfassung, oeffne } from '../../../../testing/erfassung';
import { angemeldetAls } from '../../../../testing/sitzung';

mitErfassung();
beforeEach(() => sessionStorage.clear());

const adresse = (name: string, id: number) => ({ ...eineAdresse(name).build(), id });
const absender = () => feld('absenderAdresse.name').value;

/** A user of a main client who captures for the clients 7 to 9. */
function fuerMandanten() {
  angemeldetAls({ edit: true, hauptmandant: true, 'mandant-id': 7 });
  antworte(
    'get',
    'mandanten/hauptmandant-summary',
    [7, 8, 9].map((id) => ({ id, name: `Mandant ${id}` })),
  );
  antworte('get', 'adressen/currentMandantAdresse', adresse('Eigene GmbH', 12));
  antworte('get', 'adressen/mandantadresse/8', adresse('Zweite GmbH', 13));
  antworte('get', 'adressen/mandantadresse/9', abgelehnt(500, 'Gerade nicht'));
}

it('der erste Auftrag beginnt mit der eigenen Adresse des Mandanten, die zu ändern ist, beim Empfänger', async () => {
  antworte('get', 'adressen/currentMandantAdresse', adresse('Eigene GmbH', 12));
  await oeffne(erfassung);
  expect(absender()).toBe('Eigene GmbH');
  expect(feld('absenderAdresse.name').readOnly).toBe(false);
  expect(document.activeElement).toBe(feld('empfaengerAdresse.name'));
});

it('wechselt der Mandant, folgt der Absender, bis jemand einen anderen nimmt', async () => {
  fuerMandanten();
  const { maus } = await oeffne(erfassung);
  const waehle = async (mandant: string) => {
    await maus.clear(feld('mandant'));
    await maus.type(feld('mandant'), `${mandant}{Tab}`);
  };
  await waehle('Mandant 8');
  await waitFor(() => expect(absender()).toBe('Zweite GmbH'));
  // What cannot be read empties nothing, and is said.
  await waehle('Mandant 9');
  await screen.findByText(/^Die Adresse des gewählten Mandanten ist gerade nicht zu lesen/);
  expect(absender()).toBe('Zweite GmbH');
  await maus.clear(feld('absenderAdresse.name'));
  await maus.type(feld('absenderAdresse.name'), 'Präz{Enter}');
  await waitFor(() => expect(absender()).toBe('Präzision+Form GmbH'));
  await waehle('Mandant 8');
  expect(absender()).toBe('Präzision+Form GmbH');
});

it('auch ein fester Absender bleibt, wo der des anderen Mandanten nicht zu lesen ist', async () => {
  antworte('get', 'config-param/clientconfig', { 'client.isAbsenderEditDeny': 'true' });
  fuerMandanten();
  const { maus } = await oeffne(erfassung);
  await maus.clear(feld('mandant'));
  await maus.type(feld('mandant'), 'Mandant 9{Tab}');
  await screen.findByText(/^Die Adresse des gewählten Mandanten ist gerade nicht zu lesen/);
  expect(absender()).toBe('Eigene GmbH');
});
