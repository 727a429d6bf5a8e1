import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, gesendet, mitPortal } from '../../testing/aufzeichnung';
import { angemeldetAls } from '../../testing/sitzung';

const seite = '/admin/mandanten';
const mandant = (id: number, name: string, hauptmandantId: number | null) => ({
  id,
  name,
  hauptmandantId,
  hauptmandant: hauptmandantId ? { id: hauptmandantId, name: 'Nordlicht' } : null,
  adresse: { name, lkz: 'D', plz: '28195', ort: 'Bremen' },
});
const nordlicht = mandant(1, 'Nordlicht', 1);
const mueller = mandant(3, 'Müller & Söhne', 1);
const frei = mandant(9, 'Freie Fracht', null);

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'laender', [{ id: 1, lkz: 'D', bezeichnung: 'Deutschland', awSperre: false, skey: 1 }]);
  antworte('get', 'mandanten/:id', ({ teile }) =>
    HttpResponse.json(
      [nordlicht, mueller, frei].find((m) => m.id === Number(teile['id'])),
      { headers: { etag: '"4"' } },
    ),
  );
  antworte('get', 'mandanten/hauptmandant-summary', []);
  antworte('get', 'mandanten/hauptmandanten-list', ({ frage }) =>
    [nordlicht].filter((m) => m.name.includes(frage.get('searchString') ?? '')),
  );
  antworte('get', 'mandanten/untermandant/:id', [mueller]);
  antworte('get', 'mandanten/freiemandanten', [frei]);
  antworte('get', 'mandanten/allmandanten', [nordlicht, mueller, frei]);
  antworte('post', 'mandanten', { ...frei, id: 20 });
  antworte('put', 'mandanten/:id', ({ koerper }) => koerper);
});

const maus = userEvent.setup({ delay: null });
const links = () => screen.getByRole('region', { name: 'Hauptmandanten' });
const rechts = () => screen.getByRole('region', { name: 'Untermandanten' });
const knopf = (wo: HTMLElement, name: string) => within(wo).getByRole('button', { name });
const menue = async (wo: HTMLElement, name: string) => {
  await maus.click(knopf(wo, 'Hinzufügen'));
  await maus.click(await screen.findByRole('menuitem', { name }));
};
const fehlermeldung = async (text: string) => {
  await screen.findByText(text);
  await maus.click(screen.getByRole('button', { name: 'OK' }));
};

/** The name, above the name of the address. */
const name = (dialog: HTMLElement) => dialog.querySelector('[name="name"]') as HTMLInputElement;

async function oeffne(adresse = seite) {
  const app = zeigeSeite(adresse);
  await screen.findByText('Müller & Söhne');
  return app;
}

describe('Mandanten', () => {
  it('zeigt links die Hauptmandanten und rechts, was zu dem des Benutzers gehört', async () => {
    await oeffne();
    expect(within(links()).getByText('Nordlicht')).toBeTruthy();
    expect(within(rechts()).getByText('Müller & Söhne')).toBeTruthy();
    expect(an('GET mandanten/untermandant/1')).not.toEqual([]);
  });

  it('merkt sich in der Adresszeile, was rechts steht und markiert ist', async () => {
    const { ort } = await oeffne();
    await maus.click(within(rechts()).getByRole('button', { name: 'Freie Mandanten' }));
    await maus.click(await screen.findByText('Freie Fracht'));
    await waitFor(() => expect(ort()).toBe(`${seite}?liste=frei&mandant=9`));
  });

  it('öffnet einen Link, wie er war', async () => {
    zeigeSeite(`${seite}?liste=alle&sucheRechts=Fracht`);
    await screen.findByText('Untermandant von Nordlicht');
    expect(within(rechts()).getByLabelText<HTMLInputElement>(/^Mandant suchen/).value).toBe('Fracht');
    expect(an('GET mandanten/allmandanten')[0]?.frage.get('searchString')).toBe('Fracht');
  });

  it('sucht erst ab zwei Zeichen und sagt das', async () => {
    await oeffne();
    const suche = within(links()).getByLabelText(/^Hauptmandant suchen/);
    await maus.type(suche, 'x');
    expect(suche.getAttribute('aria-invalid')).toBe('true');
    await maus.type(suche, 'yz');
    await screen.findByText('Kein Hauptmandant gefunden.');
    expect(an('GET mandanten/hauptmandanten-list').map((g) => g.frage.get('searchString'))).toEqual([
      null,
      'xyz',
    ]);
  });

  it.each(['Bearbeiten', 'Zuordnen', 'Entfernen'])('%s verlangt rechts eine Markierung', async (name) => {
    await oeffne();
    await maus.click(knopf(rechts(), name));
    await fehlermeldung('Bitte markieren Sie eine Zeile.');
  });
});

it('Der Annahmeschluss wird je Wochentag gepflegt', async () => {
  await oeffne();
  await maus.click(screen.getByText('Müller & Söhne'));
  await maus.click(knopf(rechts(), 'Bearbeiten'));
  const dialog = await screen.findByRole('dialog', { name: 'Mandant bearbeiten' });
  await maus.type(within(dialog).getByLabelText('Freitag'), '12:00');
  await maus.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(an('PUT mandanten/3')).toHaveLength(1));
  expect(an('PUT mandanten/3')[0]?.koerper).toMatchObject({ annahmeschluss: { freitag: '12:00' } });
});

describe('Anlegen', () => {
  it('schickt Name und Stelle, ohne leere Anschrift, und markiert den neuen', async () => {
    const { ort } = await oeffne();
    await menue(rechts(), 'Neuen freien Mandanten anlegen');
    const dialog = await screen.findByRole('dialog', { name: 'Mandant anlegen' });
    await maus.type(name(dialog), 'Neue GmbH{Enter}');
    await waitFor(() => expect(an('POST mandanten')).toHaveLength(1));
    const [{ koerper, kopf } = {}] = an('POST mandanten');
    expect(koerper).toEqual({
      name: 'Neue GmbH',
      istHauptmandant: false,
      hauptmandantId: null,
      adresse: null,
      annahmeschluss: null,
    });
    expect(kopf?.get('idempotency-key')).toBeTruthy();
    await waitFor(() => expect(ort()).toBe(`${seite}?mandant=20&liste=frei`));
  });

  it('zeigt die Ablehnung des Servers am Feld, behält die Eingabe und den Schlüssel', async () => {
    antworte('post', 'mandanten', abgelehnt(400, 'Diesen Namen gibt es schon.', 'name'));
    await oeffne();
    await menue(links(), 'Neuen Hauptmandanten anlegen');
    const dialog = await screen.findByRole('dialog', { name: 'Hauptmandant anlegen' });
    const feld = name(dialog);
    await maus.type(feld, 'Nordlicht{Enter}');
    await within(dialog).findAllByText('Diesen Namen gibt es schon.');
    expect([feld.value, feld.getAttribute('aria-invalid'), document.activeElement]).toEqual([
      'Nordlicht',
      'true',
      feld,
    ]);
    await maus.keyboard('{Enter}');
    await waitFor(() => expect(an('POST mandanten')).toHaveLength(2));
    const schluessel = an('POST mandanten').map((g) => g.kopf.get('idempotency-key'));
    expect(new Set(schluessel).size).toBe(1);
  });
});

describe('Bearbeiten', () => {
  it('schickt die Fassung mit, die gelesen wurde', async () => {
    await oeffne();
    await maus.dblClick(screen.getByText('Müller & Söhne'));
    const dialog = await screen.findByRole('dialog', { name: 'Mandant bearbeiten' });
    const feld = name(dialog);
    expect(feld.value).toBe('Müller & Söhne');
    await maus.clear(feld);
    await maus.type(feld, 'Müller KG{Enter}');
    await waitFor(() => expect(an('PUT mandanten/3')).toHaveLength(1));
    expect(an('PUT mandanten/3')[0]?.kopf.get('if-match')).toBe('"4"');
    expect(an('PUT mandanten/3')[0]?.koerper.name).toBe('Müller KG');
    await screen.findByText('Der Mandant Müller KG wurde erfolgreich aktualisiert.');
  });
});

it('ein Administrator nur seines Hauptmandanten legt Untermandanten an und stellt keine um', async () => {
  angemeldetAls({ admin: true, hauptmandant: true, betreiber: false, 'mandant-id': 1 });
  await oeffne();
  for (const name of ['Entfernen', 'Zuordnen', 'Freie Mandanten'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await maus.click(knopf(rechts(), 'Hinzufügen'));
  expect((await screen.findAllByRole('menuitem')).map((e) => e.textContent)).toEqual([
    'Neuen Untermandanten anlegen',
  ]);
});

describe('Umstellen', () => {
  const entferne = async () => {
    await maus.click(within(rechts()).getByText('Müller & Söhne'));
    await maus.click(knopf(rechts(), 'Entfernen'));
    return screen.findByRole('alertdialog', { name: 'Untermandant entfernen' });
  };

  it('fragt vorher und tut bei Nein nichts', async () => {
    await oeffne();
    const frage = await entferne();
    within(frage).getByText(/^Soll „Müller & Söhne“ ein freier Mandant werden\?/);
    await maus.click(knopf(frage, 'Nein'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(gesendet.filter((g) => g.was.startsWith('PUT'))).toEqual([]);
  });

  it('macht einen Untermandanten frei', async () => {
    await oeffne();
    await maus.click(knopf(await entferne(), 'Ja'));
    await waitFor(() => expect(an('PUT mandanten/3')[0]?.koerper).toMatchObject({ hauptmandantId: null }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('lehnt ab, wenn er inzwischen woanders steht', async () => {
    await oeffne();
    const frage = await entferne();
    antworte('get', 'mandanten/3', { ...mueller, hauptmandantId: 2 });
    await maus.click(knopf(frage, 'Ja'));
    await fehlermeldung('Der Eintrag wurde inzwischen von jemand anderem geändert. Bitte neu laden.');
    expect(an('PUT mandanten/3')).toEqual([]);
  });

  it('ordnet mehrere freie Mandanten nacheinander zu, ohne das Fenster zu schließen', async () => {
    await oeffne();
    await menue(rechts(), 'Freien Mandanten zuordnen');
    const dialog = await screen.findByRole('dialog', { name: 'Untermandant hinzufügen' });
    await maus.click(knopf(dialog, 'Hinzufügen'));
    await fehlermeldung('Bitte markieren Sie eine Zeile.');
    await maus.dblClick(await within(dialog).findByText('Freie Fracht'));
    await waitFor(() => expect(an('PUT mandanten/9')[0]?.koerper).toMatchObject({ hauptmandantId: 1 }));
    expect(screen.getByRole('dialog', { name: 'Untermandant hinzufügen' })).toBeTruthy();
  });
});
