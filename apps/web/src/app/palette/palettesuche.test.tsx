import type { Anzeigestatus } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet } from '../../testing/aufzeichnung';
import { anDerListe } from '../../testing/listenseite';
import { eineZeile, mitListe, server } from '../../testing/server';

const liste = '/auftragsmanagement/auftragsresearch';

anDerListe(() => import('./Palette'));

beforeEach(() => {
  gesendet.length = 0;
  antworte('get', 'adressen/search', []);
  antworte('get', 'auftragsvorlagen/search', []);
});

const maus = userEvent.setup({ delay: null });

const zugestellt: Anzeigestatus = {
  id: 1_000_018,
  kurzBezeichnung: 'zugestellt',
  icon: null,
  farbe: 'ok',
  awSperre: false,
  anzeigefolge: 1,
};

async function oeffne() {
  const fragen = mitListe([eineZeile(1)]);
  const { ort } = zeigeSeite(liste);
  await screen.findByText('NL-26-000001');
  const suche = screen.getByLabelText<HTMLInputElement>('Suche');
  await maus.click(suche);
  await maus.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog'));
  const feld = await dialog.findByRole<HTMLInputElement>('combobox');
  await waitFor(() => expect(document.activeElement).toBe(feld));
  return { dialog, feld, suche, fragen, ort };
}
describe('Tasten', () => {
  it('Strg+Enter öffnet daneben, und die Seite bleibt', async () => {
    const auf = vi.spyOn(window, 'open').mockReturnValue(null);
    const { dialog, feld, ort } = await oeffne();
    await maus.type(feld, 'hafen');
    await dialog.findByRole('option', { name: /^NL-26-000001/ });
    await maus.keyboard('{Control>}{Enter}{/Control}');
    expect(auf).toHaveBeenCalledWith('/auftragsmanagement/auftragserfassung/1', '_blank', 'noopener');
    expect(ort()).toBe(liste);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Escape führt dahin zurück, wo man war', async () => {
    const { suche } = await oeffne();
    await maus.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(suche);
  });

  it('wer nach Enter weiterschreibt, wird nicht mitten im Wort davongetragen', async () => {
    const { dialog, feld, ort } = await oeffne();
    await maus.type(feld, 'haf{Enter}en');
    await dialog.findByRole('option', { name: /Auftragsliste mit „hafen“/ });
    expect(ort()).toBe(liste);
    expect(feld.value).toBe('hafen');
  });
});

describe('Suche', () => {
  it('eine Nummer findet ihren Auftrag, so alt er ist, und nennt ihn einmal', async () => {
    antworte('get', 'auftraege/nr/:nr', ({ teile }) => ({ ...eineZeile(1), spedeigennr: teile['nr'] }));
    const { dialog, feld } = await oeffne();
    await maus.type(feld, 'nl-26-000001');
    await dialog.findByRole('option', { name: /NL-26-000001/ });
    expect(dialog.getAllByRole('group')[0]?.querySelectorAll('[role="option"]')).toHaveLength(1);
    expect(an('GET auftraege/nr/NL-26-000001')).toHaveLength(1);
  });

  it('hebt hervor, was passt, zeigt, wie weit ein Auftrag ist, und sagt, wie viele es insgesamt sind', async () => {
    const { dialog, feld } = await oeffne();
    mitListe([{ ...eineZeile(1, 10), anzeigestatus: zugestellt }], 1214);
    antworte('get', 'adressen/search', [
      {
        id: 9,
        name: 'Müller Technik',
        strasse: 'Kai',
        hausnummer: '7',
        lkz: 'D',
        plz: '20095',
        ort: 'Hamburg',
      },
    ]);
    await maus.type(feld, 'mül hamb');
    const adresse = await dialog.findByRole('option', { name: /Technik.*Kai 7 · D 20095/ });
    expect([...adresse.querySelectorAll('mark')].map((m) => m.textContent)).toEqual(['Mül', 'Hamb']);
    expect(dialog.getByRole('group', { name: 'Aufträge, 1 von 1.214' }).textContent).toContain('1 von 1.214');
    // All there are need no number.
    expect(dialog.getByRole('group', { name: 'Adressen' })).toBeTruthy();
    const auftrag = dialog.getByRole('option', { name: /zugestellt/ });
    expect(auftrag.querySelector('.fp-phase-zugestellt')).toBeTruthy();
    for (const option of dialog.getAllByRole('option')) expect(option.querySelector('svg')).toBeTruthy();
  });

  it('wo niemand gezählt hat, sind es die ersten', async () => {
    const { dialog, feld } = await oeffne();
    antworte('get', 'auftraege/search', [1, 2, 3, 4, 5].map(eineZeile));
    await maus.type(feld, 'hafen');
    expect(await dialog.findByRole('group', { name: 'Aufträge, die ersten 5' })).toBeTruthy();
  });

  it('geht sie nicht, steht da warum; die Seiten bleiben zu erreichen', async () => {
    const { dialog, feld, ort } = await oeffne();
    antworte('get', 'auftraege/search', abgelehnt(429, 'Zu viele Anfragen. Bitte kurz warten.'));
    await maus.type(feld, 'vorschl');
    await dialog.findByText('Zu viele Anfragen. Bitte kurz warten.');
    antworte('get', 'auftragsvorschlaege', []);
    await maus.click(await dialog.findByRole('option', { name: /^Vorschläge/ }));
    await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragsvorschlaege'));
  });

  it('gehen weder Nummer noch Worte, steht es einmal da', async () => {
    const { dialog, feld } = await oeffne();
    antworte('get', 'auftraege/nr/:nr', abgelehnt(403, 'Für diese Aktion fehlt die Berechtigung.'));
    antworte('get', 'auftraege/search', abgelehnt(403, 'Für diese Aktion fehlt die Berechtigung.'));
    await maus.type(feld, 'nl-26-000001');
    await dialog.findByText('Für diese Aktion fehlt die Berechtigung.');
  });

  it('während sie läuft, ist nichts zu wählen und nichts gefunden', async () => {
    let gib: (antwort: Response) => void = () => undefined;
    const antwort = new Promise<Response>((fertig) => {
      gib = fertig;
    });
    const { dialog, feld } = await oeffne();
    server.use(http.get('*/api/adressen/search', () => antwort));
    await maus.type(feld, 'müller');
    await dialog.findByText('Sucht …');
    expect(dialog.queryByRole('option')).toBeNull();
    gib(HttpResponse.json([{ id: 9, name: 'Müller', fremdnummer: '4711' }]));
    await dialog.findByRole('option', { name: /^Müller\s+4711/ });
    const zahl = dialog.getAllByRole('option').length;
    dialog.getByText(`${zahl} Treffer`);
  });

  it('„Auftragsliste mit“ sucht in der Liste, in der man schon ist', async () => {
    const { dialog, feld, suche, fragen } = await oeffne();
    await maus.type(feld, 'hafen');
    await maus.click(await dialog.findByRole('option', { name: /Auftragsliste mit „hafen“/ }));
    await waitFor(() => expect(suche.value).toBe('hafen'));
    const gefragt = () => fragen.filter((f) => f.get('query') === 'hafen').at(-1);
    await waitFor(() => expect(gefragt()?.get('searchLimit')).toBe('13'));
    expect(gefragt()?.get('datumVon')).toBeNull();
  });

  it('bietet, ehe jemand tippt, auch an, was zuletzt offen war', async () => {
    localStorage.setItem('zuletzt/1', JSON.stringify([{ id: 44, nummer: 'NL-26-000044', name: 'Hafen AG' }]));
    const { dialog, ort } = await oeffne();
    server.use(http.get('*/api/*', () => HttpResponse.json([])));
    await maus.click(await dialog.findByRole('option', { name: /NL-26-000044/ }));
    await waitFor(() => expect(ort()).toBe('/auftragsmanagement/auftragserfassung/44'));
  });
});
