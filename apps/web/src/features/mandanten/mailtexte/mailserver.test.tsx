import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeTeil } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';
import { MailtexteDialog } from './MailtexteDialog';

const vorlage = {
  art: 'verfolgung',
  sprache: 'de',
  betreff: 'Ihre Sendung {nummer}',
  inhalt: 'Hallo\n{eintraege}',
  eigene: true,
  platzhalter: ['nummer', 'eintraege'],
  version: 4,
};
const versand = {
  host: 'mail.example.com',
  port: 587,
  verschluesselung: 'tls',
  absender: 'post@example.com',
  anmeldung: 'passwort',
  benutzername: 'versand',
  anmeldeadresse: null,
  klient: null,
  umfang: null,
  geheimnis: null,
  geheimnisDa: true,
  aktiv: true,
};
const pfad = 'mandanten/1/mailversand';

mitPortal(() => {
  angemeldetAls({ admin: true, hauptmandant: true, edit: true });
  antworte('get', 'mandanten/1/mailvorlagen', [vorlage]);
  antworte('get', pfad, () => HttpResponse.json(versand, { headers: { etag: '"3"' } }));
  antworte('put', pfad, ({ koerper }) => koerper);
});

const maus = userEvent.setup({ delay: null });
const knopf = (wo: HTMLElement, name: string) => within(wo).getByRole('button', { name });
const ja = async () =>
  maus.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ja' }));

async function oeffne(was?: string) {
  zeigeTeil(<MailtexteDialog mandant={{ id: 1, name: 'Nordlicht' }} onSchliessen={() => undefined} />);
  const texte = await screen.findByRole('dialog', { name: 'Texte der Mails' });
  if (!was) return texte;
  await maus.click(knopf(texte, was));
  return screen.findByRole('dialog', { name: was });
}

it('löscht einen Mailserver erst nach einer Frage, und sagt es', async () => {
  antworte('delete', pfad, new HttpResponse(null, { status: 204 }));
  const dialog = await oeffne('Mailserver');
  await maus.click(knopf(dialog, 'Mailserver löschen'));
  await maus.click(knopf(await screen.findByRole('alertdialog', { name: 'Mailserver löschen' }), 'Nein'));
  expect(an(`DELETE ${pfad}`)).toEqual([]);
  await maus.click(knopf(dialog, 'Mailserver löschen'));
  await ja();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mailserver' })).toBeNull());
  expect(an(`DELETE ${pfad}`)).toHaveLength(1);
});

it('sagt, warum ein Mailserver nicht gelöscht wurde, und bleibt offen', async () => {
  antworte('delete', pfad, abgelehnt(409, 'Darüber gehen gerade Mails.'));
  const dialog = await oeffne('Mailserver');
  await maus.click(knopf(dialog, 'Mailserver löschen'));
  await ja();
  await screen.findByText('Darüber gehen gerade Mails.');
  await maus.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('dialog', { name: 'Mailserver' })).toBeTruthy();
});

it('speichert nach einer Probe, die abgelehnt wurde, wieder statt zu probieren', async () => {
  antworte('post', `${pfad}/probe`, abgelehnt(400, 'Dorthin darf das Portal nicht.', 'host'));
  const dialog = await oeffne('Mailserver');
  await maus.click(knopf(dialog, 'An mich senden'));
  await within(dialog).findAllByText('Dorthin darf das Portal nicht.');
  await maus.click(knopf(dialog, 'Speichern'));
  await waitFor(() => expect(an(`PUT ${pfad}`)).toHaveLength(1));
  expect(an(`POST ${pfad}/probe`)).toHaveLength(1);
});

it('ein Mailserver, der sich nicht lesen ließ, lässt sich gleich noch einmal öffnen', async () => {
  antworte('get', pfad, abgelehnt(500, 'Gerade nicht.'));
  const texte = await oeffne();
  await maus.click(knopf(texte, 'Mailserver'));
  await screen.findByText('Gerade nicht.');
  await maus.click(screen.getByRole('button', { name: 'OK' }));
  antworte('get', pfad, versand);
  await maus.click(knopf(texte, 'Mailserver'));
  expect(await screen.findByDisplayValue('mail.example.com')).toBeTruthy();
});
