import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { feld } from '../../testing/erfassung';
import { angemeldetAls } from '../../testing/sitzung';

const pfad = '/auftragsmanagement/auftragsvorlagen';
const mandant = { id: 7, name: 'Müller & Söhne' };
const vorlage = (id: number, vorlageName: string) => ({
  id,
  vorlageName,
  mandant,
  geaendertAm: '2026-11-20T09:00:00Z',
  auftrag: { hinweis: `Hinweis ${id}`, mandant },
});
let vorlagen: ReturnType<typeof vorlage>[] = [];
/** How many there are on all pages; none lies behind them. */
let gesamt = 2;

mitPortal(() => {
  angemeldetAls({ edit: true, version: 0, 'mandant-id': 7 });
  vorlagen = [vorlage(5, 'Wochentour'), vorlage(6, 'Nordtour')];
  gesamt = 2;
  antworte('get', 'auftragsvorlagen/:id', ({ teile }) => {
    const eine = vorlagen.find((v) => v.id === Number(teile['id']));
    return eine ? HttpResponse.json(eine, { headers: { etag: '"3"' } }) : abgelehnt(404, 'Nicht mehr da.');
  });
  antworte('put', 'auftragsvorlagen/:id', ({ teile, koerper }) => ({ ...koerper, id: Number(teile['id']) }));
  antworte('delete', 'auftragsvorlagen/:id', ({ teile }) => {
    if (!vorlagen.some((v) => v.id === Number(teile['id']))) return abgelehnt(404, 'Nicht mehr da.');
    vorlagen = vorlagen.filter((v) => v.id !== Number(teile['id']));
    return new HttpResponse(null, { status: 204 });
  });
  antworte('get', 'auftragsvorlagen/search', ({ frage }) => {
    const zeilen = Number(frage.get('page')) * 50 < gesamt ? vorlagen : [];
    return HttpResponse.json(zeilen, { headers: { 'total-search-results': `${gesamt}` } });
  });
});

async function oeffne(dazu = '') {
  const seite = zeigeSeite(`${pfad}${dazu}`);
  await screen.findByText('Wochentour');
  return { ...seite, maus: userEvent.setup({ delay: null }) };
}

async function benenneUm() {
  const seite = await oeffne();
  await seite.maus.click(screen.getByText('Wochentour'));
  await seite.maus.click(screen.getByText('Umbenennen'));
  return seite;
}

const dialog = () => within(screen.getByRole('dialog'));
/** Both halves of a double click, before anything is drawn in between. */
const gruende = () => screen.findByRole('alertdialog');

describe('eine Vorlage umbenennen', () => {
  it('ein Doppelklick auf Speichern sendet einmal', async () => {
    const { maus } = await benenneUm();
    await maus.type(feld('vorlageName'), ' 2');
    await maus.dblClick(dialog().getByText('Speichern'));
    await screen.findByText('Die Auftragsvorlage Wochentour 2 wurde erfolgreich gespeichert.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(an('PUT auftragsvorlagen/5')).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('Escape fragt, bevor ein getippter Name verloren geht', async () => {
    const { maus } = await benenneUm();
    await maus.type(feld('vorlageName'), ' 2{Escape}');
    await maus.click(within(await gruende()).getByText('Nein'));
    expect(feld('vorlageName').value).toBe('Wochentour 2');
  });

  it('Escape fragt nicht, wo nichts getippt ist', async () => {
    const { maus } = await benenneUm();
    await maus.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('ein vergebener Name wird am Feld gesagt und geht, sobald man weitertippt', async () => {
    antworte('put', 'auftragsvorlagen/5', abgelehnt(409, 'Name bereits vorhanden', 'vorlageName'));
    const { maus } = await benenneUm();
    await maus.clear(feld('vorlageName'));
    await maus.type(feld('vorlageName'), 'Nordtour{Enter}');
    await dialog().findAllByText('Name bereits vorhanden');
    await maus.type(feld('vorlageName'), '2');
    expect(screen.queryByText('Name bereits vorhanden')).toBeNull();
  });

  it('hat jemand anderes sie gelöscht, wird das gesagt, und sie steht nicht mehr in der Liste', async () => {
    const { maus } = await benenneUm();
    vorlagen = vorlagen.filter((v) => v.id !== 5);
    await maus.type(feld('vorlageName'), ' 2{Enter}');
    await within(await gruende()).findByText('Nicht mehr da.');
    await waitFor(() => expect(screen.queryByText('Wochentour')).toBeNull());
    expect(feld('vorlageName').value).toBe('Wochentour 2');
  });
});

describe('eine Vorlage löschen', () => {
  async function loesche(seite: Awaited<ReturnType<typeof oeffne>>) {
    await seite.maus.click(screen.getByText('Wochentour'));
    await seite.maus.keyboard('{Delete}');
    return within(await gruende());
  }

  it('ein Doppelklick auf Ja sendet einmal und sagt nichts Falsches', async () => {
    const seite = await oeffne();
    const frage = await loesche(seite);
    await seite.maus.dblClick(frage.getByText('Ja'));
    await waitFor(() => expect(screen.queryByText('Wochentour')).toBeNull());
    screen.getByText('Nordtour');
    expect(an('DELETE auftragsvorlagen/5')).toHaveLength(1);
    expect(screen.queryByText('Nicht mehr da.')).toBeNull();
  });

  it('die letzte einer Seite führt auf die Seite davor, nicht ins Leere', async () => {
    gesamt = 51;
    const seite = await oeffne('?seite=2');
    const frage = await loesche(seite);
    gesamt = 50;
    await seite.maus.click(frage.getByText('Ja'));
    await waitFor(() => expect(seite.ort()).toBe(pfad));
    await screen.findByText('Nordtour');
    expect(screen.queryByText(/^Noch keine Vorlagen/)).toBeNull();
  });

  it('misslingt es, wird der Grund gesagt, und sie bleibt', async () => {
    antworte('delete', 'auftragsvorlagen/5', abgelehnt(409, 'Ein Dauerauftrag braucht sie.'));
    const seite = await oeffne();
    const frage = await loesche(seite);
    await seite.maus.click(frage.getByText('Ja'));
    await within(await gruende()).findByText('Ein Dauerauftrag braucht sie.');
    screen.getByText('Wochentour');
  });

  it('fragt ohne das Recht auch mit der Taste nicht', async () => {
    angemeldetAls({ edit: true, version: 1, 'mandant-id': 7 });
    const { maus } = await oeffne();
    await maus.click(screen.getByText('Wochentour'));
    await maus.keyboard('{Delete}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('ohne markierte Zeile sagt ein Knopf, dass eine zu markieren ist', async () => {
    const { maus } = await oeffne();
    await maus.click(screen.getByText('Verwenden'));
    await within(await gruende()).findByText('Bitte markieren Sie eine Zeile.');
  });
});
