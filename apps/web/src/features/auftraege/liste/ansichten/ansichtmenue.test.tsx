import type { Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet } from '../../../../testing/aufzeichnung';
import { anDerListe } from '../../../../testing/listenseite';
import { eineZeile, mitListe } from '../../../../testing/server';
import { angemeldetAls } from '../../../../testing/sitzung';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(
  () => import('../suche/Filterchips'),
  () => import('./Ansichtmenue'),
);

const ansicht = (mehr: Partial<Listenansicht>): Listenansicht => ({
  id: 12,
  name: 'Probleme',
  filter: 'phase=problem',
  spalten: [],
  dichte: 'normal',
  geteilt: false,
  eigene: true,
  version: 3,
  ...mehr,
});
/** What the server holds. */
let stand: Listenansicht[];

beforeEach(() => {
  gesendet.length = 0;
  stand = [ansicht({}), ansicht({ id: 13, name: 'Gefahrgut', filter: 'nur=adr' })];
  antworte('get', 'listenansichten', () => HttpResponse.json(stand));
  antworte('put', 'listenansichten/:id', ({ koerper, kopf, teile }) => {
    const alt = stand.find((a) => String(a.id) === teile['id']);
    if (kopf.get('if-match') !== `"${alt?.version}"`) return abgelehnt(409, 'Inzwischen geändert.');
    const neu = { ...alt, ...koerper, version: (alt?.version ?? 0) + 1 };
    stand = stand.map((a) => (a === alt ? neu : a));
    return HttpResponse.json(neu);
  });
  antworte('delete', 'listenansichten/:id', ({ teile }) => {
    stand = stand.filter((a) => String(a.id) !== teile['id']);
    return new HttpResponse(null, { status: 204 });
  });
});

const maus = userEvent.setup({ delay: null });
const leiste = () => within(screen.getByLabelText('Ansicht'));
const menueknopf = () => screen.findByLabelText('Ansichten speichern und löschen');
const name = () => screen.findByLabelText<HTMLInputElement>(/^Name/);

async function zeige(adresse: string) {
  mitListe([eineZeile(1)]);
  const seite = zeigeSeite(`${liste}${adresse}`);
  await screen.findByText('NL-26-000001');
  await leiste().findByText('Gefahrgut');
  return seite;
}
async function waehle(punkt: string) {
  await maus.click(await menueknopf());
  await maus.click(await screen.findByText(punkt));
}
/** Somebody looks at another window for a while and comes back: what the server has by now is read. */
async function kommWieder(fehlt: string) {
  vi.setSystemTime(new Date('2026-11-20T10:05:00Z'));
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(leiste().queryByText(fehlt)).toBeNull());
}

describe('Ansicht löschen', () => {
  it('ein Doppelklick auf Ja löscht einmal; danach zeigt die Liste wieder alles', async () => {
    const { ort } = await zeige('?phase=problem&ansicht=12');
    await waehle('Ansicht löschen');
    await maus.dblClick(within(await screen.findByRole('alertdialog')).getByText('Ja'));
    await waitFor(() => expect(leiste().queryByText('Probleme')).toBeNull());
    expect(an('DELETE listenansichten/12')).toHaveLength(1);
    expect(ort()).toBe(liste);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('Enter allein löscht nicht, und der Fokus geht zum Menüknopf zurück', async () => {
    await zeige('?phase=problem&ansicht=12');
    await waehle('Ansicht löschen');
    const frage = within(await screen.findByRole('alertdialog'));
    await waitFor(() => expect(document.activeElement).toBe(frage.getByText('Nein')));
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(an('DELETE listenansichten/12')).toEqual([]);
    expect(document.activeElement).toBe(await menueknopf());
  });

  it('geht die Ansicht während der Frage weg, wird nicht nach der nächsten gefragt', async () => {
    await zeige('?phase=problem&ansicht=12');
    await waehle('Ansicht löschen');
    await screen.findByText('Soll die Ansicht „Probleme“ gelöscht werden?');
    stand = stand.filter((a) => a.id !== 12);
    await kommWieder('Probleme');
    await maus.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await maus.click(leiste().getByText('Gefahrgut'));
    await waitFor(() =>
      expect(leiste().getByText('Gefahrgut').closest('button')?.getAttribute('aria-pressed')).toBe('true'),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('eine Ablehnung wird gesagt, und die Ansicht steht noch da', async () => {
    antworte('delete', 'listenansichten/:id', abgelehnt(403, 'Das darf nur, wem sie gehört.'));
    const { ort } = await zeige('?phase=problem&ansicht=12');
    await waehle('Ansicht löschen');
    await maus.click(within(await screen.findByRole('alertdialog')).getByText('Ja'));
    await screen.findByText('Das darf nur, wem sie gehört.');
    await maus.click(screen.getByText('OK'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    leiste().getByText('Probleme');
    expect(ort()).toBe(`${liste}?phase=problem&ansicht=12`);
  });
});

describe('Ansicht speichern', () => {
  it('gibt ihr einen anderen Namen und lässt sie gewählt', async () => {
    const { ort } = await zeige('?phase=problem&ansicht=12');
    await waehle('Ansicht speichern …');
    await maus.clear(await name());
    await maus.type(await name(), 'Sorgen{Enter}');
    await leiste().findByText('Sorgen');
    expect(leiste().queryByText('Probleme')).toBeNull();
    expect(an('PUT listenansichten/12').map((g) => [g.koerper.name, g.koerper.filter])).toEqual([
      ['Sorgen', 'phase=problem'],
    ]);
    expect(ort()).toBe(`${liste}?phase=problem&ansicht=12`);
  });

  it('nach dem Hinweis, dass jemand anders sie änderte, führt ein neuer Anlauf zum Ziel', async () => {
    await zeige('?phase=problem&ansicht=12');
    stand = [ansicht({ name: 'Probleme Nord', version: 4 }), ansicht({ id: 13, name: 'Gefahrgut' })];
    await waehle('Ansicht speichern …');
    await maus.type(await name(), ' 2{Enter}');
    await screen.findByText('Inzwischen geändert.');
    await maus.click(screen.getByText('OK'));
    expect((await name()).value).toBe('Probleme 2');
    await maus.click(screen.getByText('Abbrechen'));
    await leiste().findByText('Probleme Nord');
    await waehle('Ansicht speichern …');
    expect((await name()).value).toBe('Probleme Nord');
    await maus.type(await name(), ' 2{Enter}');
    await leiste().findByText('Probleme Nord 2');
  });

  it('ein vergebener Name wird am Feld gesagt; was getippt ist, bleibt', async () => {
    antworte('post', 'listenansichten', abgelehnt(409, 'Diesen Namen gibt es schon.', 'name'));
    await zeige('');
    await waehle('Neue Ansicht …');
    await maus.type(await name(), 'Probleme');
    await maus.dblClick(screen.getByText('Speichern'));
    const feld = await name();
    await waitFor(() => expect(feld.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(feld.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Diesen Namen gibt es schon.',
    );
    expect([feld.value, document.activeElement]).toEqual(['Probleme', feld]);
    expect(an('POST listenansichten')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('Escape fragt nach, ehe der getippte Name verloren ist, und führt zum Menüknopf zurück', async () => {
    await zeige('');
    await waehle('Neue Ansicht …');
    await maus.type(await name(), 'Sorgen{Escape}');
    await maus.click(await screen.findByText('Nein'));
    expect((await name()).value).toBe('Sorgen');
    await maus.type(await name(), '{Escape}');
    await maus.click(await screen.findByText('Ja'));
    await waitFor(() => expect(screen.queryByLabelText(/^Name/)).toBeNull());
    expect(document.activeElement).toBe(await menueknopf());
  });

  it('teilen kann nur, wer es darf', async () => {
    angemeldetAls({ hauptmandant: false, edit: true, main: false });
    await zeige('');
    await waehle('Neue Ansicht …');
    await name();
    expect(screen.queryByLabelText('Mit dem Mandanten teilen')).toBeNull();
  });
});

describe('Ansicht wählen', () => {
  it('lässt die Seite so viele Zeilen haben, wie passen', async () => {
    const { ort } = await zeige('?zeilen=0');
    await maus.click(leiste().getByText('Gefahrgut'));
    await waitFor(() => expect(ort()).toBe(`${liste}?nur=adr&zeilen=0&ansicht=13`));
  });

  it('die Liste ist auch ohne die gemerkten da', async () => {
    antworte('get', 'listenansichten', abgelehnt(500, 'Das ging nicht.'));
    mitListe([eineZeile(1)]);
    const { ort } = zeigeSeite(`${liste}?phase=problem&ansicht=12`);
    await screen.findByText('NL-26-000001');
    await maus.click(leiste().getByText('Standard'));
    await waitFor(() => expect(ort()).toBe(liste));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
