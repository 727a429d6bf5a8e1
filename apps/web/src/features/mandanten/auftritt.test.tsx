import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const nordlicht = { id: 1, name: 'Nordlicht', hauptmandantId: 1, hauptmandant: { id: 1, name: 'Nordlicht' } };
const logo = 'data:image/png;base64,AAAA';
const gespeichert = {
  mandantId: 1,
  host: 'versand.example',
  farbe: '#0b5563',
  logo,
  anmeldetext: null,
  papierfuss: 'ADSp',
  impressum: 'Nordlicht',
  datenschutz: null,
  agb: null,
  agbFassung: null,
};

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'mandanten/hauptmandanten-list', [nordlicht]);
  antworte('get', 'mandanten/untermandant/:id', []);
  antworte('get', 'mandanten/1/auftritt', () => HttpResponse.json(gespeichert, { headers: { etag: '"3"' } }));
  antworte('put', 'mandanten/1/auftritt', ({ koerper }) => koerper);
});

const maus = userEvent.setup({ delay: null });

async function oeffne() {
  zeigeSeite('/admin/mandanten');
  await maus.click((await screen.findAllByText('Nordlicht'))[0] as HTMLElement);
  await maus.click(screen.getByRole('button', { name: 'Auftritt' }));
  const dialog = await screen.findByRole('dialog', { name: 'Auftritt' });
  const feld = (name: string) => dialog.querySelector(`[name="${name}"]`) as HTMLInputElement;
  const speichere = () => maus.click(within(dialog).getByRole('button', { name: /^Speichern/ }));
  return { dialog, feld, speichere };
}

it('zeigt, wie ein Hauptmandant sich zeigt, und speichert genau für den gelesenen Stand', async () => {
  const { dialog, feld, speichere } = await oeffne();
  expect(feld('host').value).toBe('versand.example');
  expect(within(dialog).getByRole('img', { name: 'Logo' }).getAttribute('src')).toBe(logo);
  await maus.click(within(dialog).getByRole('button', { name: 'Logo entfernen' }));
  await maus.clear(feld('papierfuss'));
  await speichere();
  await waitFor(() => expect(an('PUT mandanten/1/auftritt')).toHaveLength(1));
  const [{ koerper, kopf } = { koerper: null, kopf: new Headers() }] = an('PUT mandanten/1/auftritt');
  expect(kopf.get('if-match')).toBe('"3"');
  expect(koerper).toMatchObject({
    host: 'versand.example',
    logo: null,
    papierfuss: null,
    impressum: 'Nordlicht',
  });
  expect(await screen.findByText('Der Auftritt von Nordlicht ist gespeichert.')).toBeTruthy();
});

it('sagt am Feld, was nicht geht, ohne zu senden; was nur der Server weiß, auch dort', async () => {
  const { dialog, feld, speichere } = await oeffne();
  await maus.clear(feld('farbe'));
  await maus.type(feld('farbe'), '#ffee00');
  await maus.type(feld('agb'), 'Es gelten die ADSp 2017.');
  await speichere();
  expect(await within(dialog).findAllByText(/Weiße Schrift ist auf dieser Farbe/)).toBeTruthy();
  expect(within(dialog).getAllByText(/welche Fassung der AGB/)).toBeTruthy();
  expect(an('PUT mandanten/1/auftritt')).toEqual([]);
  await maus.clear(feld('farbe'));
  await maus.type(feld('agbFassung'), '2017');
  antworte('put', 'mandanten/1/auftritt', abgelehnt(400, 'Schon vergeben.', 'host'));
  await speichere();
  expect(await within(dialog).findAllByText('Schon vergeben.')).toBeTruthy();
});

it('sagt, dass eine Datei kein Bild ist', async () => {
  const { dialog } = await oeffne();
  const eingabe = within(dialog).getByLabelText('Logo wählen');
  await maus.upload(eingabe, new File([new Uint8Array(6_000_000)], 'logo.png', { type: 'image/png' }));
  expect(await within(dialog).findByText('Das Bild lässt sich nicht lesen oder ist zu groß.')).toBeTruthy();
});
