import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { zeigeTeil } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';
import { Aufbewahrungskarte } from './Aufbewahrungskarte';
import { Einspielkarte } from './Einspielkarte';

let fristen: Record<string, number | null>;
const regeln = () => Object.entries(fristen).map(([art, frist]) => ({ art, frist, recht: null }));

mitPortal(() => {
  fristen = { auftraege: null, mails: 1000 };
  angemeldetAls({ admin: true, hauptmandant: true });
  antworte('get', 'datenleben/aufbewahrung', () => ({ regeln: regeln() }));
  antworte('put', 'datenleben/aufbewahrung', ({ koerper }) => {
    for (const { art, frist } of koerper.regeln) fristen[art] = frist;
    return { regeln: regeln() };
  });
  antworte('post', 'datenleben', { id: 3 });
  antworte('post', 'datenleben/einspielen', { id: 4 });
});

const maus = userEvent.setup({ delay: null, applyAccept: false });
const frist = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const speichern = () => screen.getByText<HTMLButtonElement>('Regeln speichern');
const knopf = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

it('nimmt null Jahre nicht an und sagt es am Feld', async () => {
  zeigeTeil(<Aufbewahrungskarte />);
  const feld = await frist(/Aufträge mit allem/);
  await maus.type(feld, '0');
  expect(await screen.findAllByText(/von 1 bis 50/)).not.toEqual([]);
  expect(feld.getAttribute('aria-invalid')).toBe('true');
  expect(speichern().disabled).toBe(true);
});

it('zeigt die Ablehnung einer Frist am Feld; das Getippte bleibt', async () => {
  antworte('put', 'datenleben/aufbewahrung', abgelehnt(400, 'Zu kurz für Mails.', 'regeln[1].frist'));
  zeigeTeil(<Aufbewahrungskarte />);
  const feld = await frist(/Versendete Mails/);
  expect(feld.value).toBe('1.000');
  await maus.clear(feld);
  await maus.type(feld, '2');
  await maus.dblClick(speichern());
  expect(await screen.findAllByText('Zu kurz für Mails.')).not.toEqual([]);
  expect([feld.value, feld.getAttribute('aria-invalid')]).toEqual(['2', 'true']);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(an('PUT datenleben/aufbewahrung')).toHaveLength(1);
  // What is typed anew is not what was refused.
  await maus.clear(feld);
  await maus.type(feld, '30');
  await waitFor(() => expect(feld.getAttribute('aria-invalid')).not.toBe('true'));
});

it('sagt eine Ablehnung ohne Feld', async () => {
  antworte('put', 'datenleben/aufbewahrung', abgelehnt(403, 'Das darf nur der Betreiber.'));
  zeigeTeil(<Aufbewahrungskarte />);
  await maus.type(await frist(/Aufträge mit allem/), '8');
  await maus.click(speichern());
  within(await screen.findByRole('alertdialog')).getByText('Das darf nur der Betreiber.');
});

it('behält Getipptes, wenn ein anderer inzwischen eine andere Frist setzt, und übernimmt dessen Frist', async () => {
  zeigeTeil(<Aufbewahrungskarte />);
  await maus.type(await frist(/Aufträge mit allem/), '8');
  fristen = { auftraege: null, mails: 30 };
  const spaeter = Date.now() + 10_000;
  vi.spyOn(Date, 'now').mockReturnValue(spaeter);
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () => expect((await frist(/Versendete Mails/)).value).toBe('30'));
  expect((await frist(/Aufträge mit allem/)).value).toBe('8');
  await maus.click(speichern());
  await screen.findByText('Die Regeln gelten.');
  expect(an('PUT datenleben/aufbewahrung').map((g) => g.koerper)).toEqual([
    {
      regeln: [
        { art: 'auftraege', frist: 8 },
        { art: 'mails', frist: 30 },
      ],
    },
  ]);
});

it('löscht nach den geltenden Fristen nicht, solange getippte noch nicht gespeichert sind', async () => {
  zeigeTeil(<Aufbewahrungskarte />);
  const feld = await frist(/Aufträge mit allem/);
  await waitFor(() => expect(knopf('Jetzt ausführen').disabled).toBe(false));
  await maus.type(feld, '8');
  expect(knopf('Jetzt ausführen').disabled).toBe(true);
  expect(screen.getByText<HTMLButtonElement>('Probe: nur zählen').disabled).toBe(true);
  expect(screen.getAllByTitle('Erst die Regeln speichern.')).not.toEqual([]);
  await maus.click(speichern());
  await screen.findByText('Die Regeln gelten.');
  await waitFor(() => expect(knopf('Jetzt ausführen').disabled).toBe(false));
  await maus.click(knopf('Jetzt ausführen'));
  await waitFor(() => expect(an('POST datenleben')).toHaveLength(1));
  expect(an('POST datenleben')[0]?.koerper).toEqual({ art: 'aufbewahrung', probe: false });
});

const archiv = (name: string) => new File(['x'], name, { type: 'application/gzip' });

it('spielt ein Archiv nach der Probe ein; warum nicht, steht bei der Datei', async () => {
  zeigeTeil(<Einspielkarte />);
  expect((await screen.findByText<HTMLButtonElement>('Einspielen')).disabled).toBe(true);
  const wahl = screen.getByLabelText<HTMLInputElement>('Archiv wählen');
  await maus.upload(wahl, archiv('nord.zip'));
  await screen.findByText(/Bitte eine Datei dieser Art auswählen: \.tar\.gz/);
  expect(screen.getByText<HTMLButtonElement>('Einspielen').disabled).toBe(true);
  await maus.upload(wahl, archiv('nord.tar.gz'));
  await maus.dblClick(screen.getByText('Probe: nur zählen'));
  await waitFor(() => expect(screen.getByText<HTMLButtonElement>('Einspielen').disabled).toBe(false));
  expect(an('POST datenleben/einspielen')).toHaveLength(1);
  antworte('post', 'datenleben/einspielen', abgelehnt(409, 'Hier wird schon gearbeitet.'));
  await maus.click(screen.getByText('Einspielen'));
  await screen.findByText('Hier wird schon gearbeitet.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  // Another file is not the one that was refused.
  antworte('post', 'datenleben/einspielen', new HttpResponse(null, { status: 202 }));
  await maus.upload(wahl, archiv('sued.tar.gz'));
  await screen.findByText(/^sued\.tar\.gz · /);
});
