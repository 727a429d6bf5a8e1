import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const seite = '/admin/anzeigestatus';
const status = (id: number, kurzBezeichnung: string) => ({
  id,
  kurzBezeichnung,
  icon: null,
  farbe: 'neutral',
});
const unterwegs = status(1000, 'unterwegs');
const verladen = status(20, 'verladen');
const frei = status(30, 'im Hub');

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'sendungsstati/anzeigestati-list', ({ frage }) =>
    HttpResponse.json([unterwegs].filter((s) => s.kurzBezeichnung.includes(frage.get('searchString') ?? ''))),
  );
  antworte('get', 'sendungsstati/anzeigestati/:id', [verladen]);
  antworte('get', 'sendungsstati/freie-list', [frei]);
  antworte('post', 'sendungsstati/create', ({ koerper }) => ({ ...koerper, id: koerper.id ?? 1001 }));
  antworte('post', 'sendungsstati/update', ({ koerper }) => koerper);
  antworte('put', 'sendungsstati/update', ({ koerper }) => koerper);
  antworte('delete', 'sendungsstati', () => new HttpResponse(null, { status: 204 }));
});

const maus = userEvent.setup({ delay: null });
const bereich = (name: string) => screen.getByRole('region', { name });
const knopf = (wo: HTMLElement, name: string) => within(wo).getByRole('button', { name });

async function oeffne(adresse = seite) {
  const app = zeigeSeite(adresse);
  await screen.findByText('im Hub');
  return app;
}

describe('Anzeigestatus', () => {
  it('zeigt seine Sendungsstati, sobald er markiert ist, und merkt ihn in der Adresszeile', async () => {
    const { ort } = await oeffne();
    screen.getByText(/^Markieren Sie links einen Anzeigestatus/);
    await maus.click(within(bereich('Anzeigestatus')).getAllByText('unterwegs')[0] as HTMLElement);
    await screen.findByText('verladen');
    await waitFor(() => expect(ort()).toBe(`${seite}?status=1000`));
  });

  it('sucht auf dem Server und sagt, wenn keiner passt', async () => {
    await oeffne();
    await maus.type(screen.getByLabelText('Anzeigestatus suchen'), 'zoll');
    await screen.findByText('Kein Anzeigestatus gefunden.');
    expect(an('GET sendungsstati/anzeigestati-list').at(-1)?.frage.get('searchString')).toBe('zoll');
  });

  it('nimmt zu einem Status den Code eines Partners auf', async () => {
    antworte('get', 'partnercodes', []);
    antworte('put', 'partnercodes', ({ koerper }) => ({ ...koerper, id: 7 }));
    await oeffne(seite);
    await maus.click(screen.getByText('im Hub'));
    await maus.click(knopf(bereich('Freie Sendungsstati'), 'Partnercodes'));
    const dialog = await screen.findByRole('dialog', { name: 'Partnercodes: im Hub' });
    await maus.type(within(dialog).getByLabelText(/^Partner/), 'NETZ');
    await maus.type(within(dialog).getByLabelText(/^Code des/), '117');
    await maus.click(within(dialog).getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(an('PUT partnercodes')).toHaveLength(1));
    expect(an('PUT partnercodes')[0]?.koerper).toEqual({
      partner: 'NETZ',
      liste: 'sendungsstatus',
      eintragId: 30,
      code: '117',
    });
  });

  it('verlangt zum Zuordnen einen markierten Anzeigestatus', async () => {
    await oeffne();
    await maus.dblClick(screen.getByText('im Hub'));
    await screen.findByText('Bitte markieren Sie zuerst einen Anzeigestatus.');
  });

  it.each([
    ['Freie Sendungsstati', 'Zuordnen', 'im Hub', { id: 30, sdst_id_anzeige: 1000 }],
    ['Aktuelle Sendungsstati', 'Entfernen', 'verladen', { id: 20, sdst_id_anzeige: null }],
  ])('%s: %s schickt die Zuordnung', async (wo, tat, name, gesendet) => {
    await oeffne(`${seite}?status=1000`);
    await maus.click(await within(bereich(wo)).findByText(name));
    await maus.click(knopf(bereich(wo), tat));
    await waitFor(() => expect(zuletztGeaendert()).toMatchObject(gesendet));
  });

  it('wird angelegt; was der Server ablehnt, steht am Feld', async () => {
    antworte('post', 'sendungsstati/create', () =>
      abgelehnt(400, 'Diesen Namen gibt es schon.', 'kurzBezeichnung'),
    );
    await oeffne();
    await maus.click(knopf(bereich('Anzeigestatus'), 'Hinzufügen'));
    const dialog = await screen.findByRole('dialog', { name: 'Anzeigestatus hinzufügen' });
    const name = dialog.querySelector('[name="kurzBezeichnung"]') as HTMLInputElement;
    await maus.type(name, 'unterwegs{Enter}');
    await within(dialog).findAllByText('Diesen Namen gibt es schon.');
    expect([name.value, document.activeElement]).toEqual(['unterwegs', name]);
  });

  it('wird nur nach einer Frage gelöscht; ein Nein lässt ihn stehen', async () => {
    await oeffne();
    await maus.click(within(bereich('Anzeigestatus')).getAllByText('unterwegs')[0] as HTMLElement);
    await maus.click(knopf(bereich('Anzeigestatus'), 'Löschen'));
    const frage = await screen.findByRole('alertdialog', { name: 'Anzeigestatus löschen' });
    within(frage).getByText('Soll der Anzeigestatus „unterwegs“ gelöscht werden?');
    await maus.click(knopf(frage, 'Nein'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(an('DELETE sendungsstati')).toEqual([]);
    await maus.click(knopf(bereich('Anzeigestatus'), 'Löschen'));
    await maus.click(knopf(await screen.findByRole('alertdialog'), 'Ja'));
    await screen.findByText('Der Status „unterwegs“ wurde gelöscht.');
  });

  it('der noch gebraucht wird, bleibt, mit dem Grund des Servers', async () => {
    const grund = 'Bitte entfernen Sie zuerst alle zugeordneten Sendungsstati.';
    antworte('delete', 'sendungsstati', () => abgelehnt(400, grund));
    await oeffne();
    await maus.click(within(bereich('Anzeigestatus')).getAllByText('unterwegs')[0] as HTMLElement);
    await maus.click(knopf(bereich('Anzeigestatus'), 'Löschen'));
    await maus.click(knopf(await screen.findByRole('alertdialog'), 'Ja'));
    await screen.findByText(grund);
  });
});

const zuletztGeaendert = () =>
  [...an('PUT sendungsstati/update'), ...an('POST sendungsstati/update')].at(-1)?.koerper;
