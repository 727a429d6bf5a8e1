import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../../testing/aufzeichnung';
import { angemeldetAls } from '../../../testing/sitzung';

const tabelle = {
  id: 4,
  name: 'Maut 2026',
  gueltigVon: '2026-01-01',
  gueltigBis: null,
  umwegProzent: 130,
  quelle: 'eigene',
  version: 3,
  land: { id: 1, lkz: 'D', bezeichnung: 'Deutschland' },
  preise: [
    { bisKg: 1000, bisKm: 100, betrag: 1.5 },
    { bisKg: 1000, bisKm: 200, betrag: 3 },
    { bisKg: 2000, bisKm: 100, betrag: 2 },
    { bisKg: 2000, bisKm: 200, betrag: 4 },
  ],
};

mitPortal(() => {
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'laender', [{ ...tabelle.land, awSperre: false, skey: 1, mautberechnung: true }]);
  antworte('get', 'maut/tabellen', [tabelle]);
  antworte('get', 'maut/tabellen/4', () => tabelle);
  antworte('get', 'maut/saetze', [
    { gewichtsklasse: 'f', schadstoffklasse: 'A', co2Klasse: 1, satzCentJeKm: 34.8, quelle: 'BFStrMG' },
  ]);
  antworte('put', 'maut/tabellen/4', ({ koerper }) => ({ ...koerper, version: 4 }));
});

const maus = userEvent.setup({ delay: null });
const zelle = (kg: string, km: string) =>
  screen.getByLabelText<HTMLInputElement>(`bis ${kg} kg, bis ${km} km`);
const speichern = () => screen.getByRole('button', { name: /^Speichern/ });

async function oeffne() {
  const app = zeigeSeite('/masterdata/maut/4');
  await screen.findByLabelText('bis 1000 kg, bis 100 km');
  return app;
}

describe('Preise', () => {
  it('stehen je Gewicht und Entfernung; Enter und Pfeile führen hinab und hinauf', async () => {
    await oeffne();
    expect([zelle('1000', '200').value, zelle('2000', '100').value]).toEqual(['3,00', '2,00']);
    await maus.click(zelle('1000', '200'));
    await maus.keyboard('{Enter}');
    expect(document.activeElement).toBe(zelle('2000', '200'));
    await maus.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(zelle('1000', '200'));
  });

  it('nehmen einen Block aus einer Tabelle, ohne das zu ändern, was kein Betrag ist', async () => {
    await oeffne();
    fireEvent.paste(zelle('1000', '100'), { clipboardData: { getData: () => '1,10\t2,20\r\n-\t4,40\r\n' } });
    await waitFor(() => expect(zelle('1000', '100').value).toBe('1,10'));
    const alle = [zelle('1000', '200'), zelle('2000', '100'), zelle('2000', '200')].map((z) => z.value);
    expect(alle).toEqual(['2,20', '2,00', '4,40']);
    screen.getByText('1 eingefügter Wert ist kein Preis und ist ausgelassen: „-“.');
  });

  it('nehmen, was keine Zahl ist, nicht an', async () => {
    await oeffne();
    await maus.clear(zelle('1000', '100'));
    await maus.type(zelle('1000', '100'), 'gratis{Tab}');
    expect(zelle('1000', '100').value).toBe('1,50');
    const gesagt = '„gratis“ ist kein Preis: bis 1000 kg, bis 100 km bleibt es bei 1,50.';
    expect(screen.getAllByText(gesagt)).toHaveLength(1);
    await maus.clear(zelle('1000', '200'));
    await maus.type(zelle('1000', '200'), '-5{Enter}');
    expect(screen.getAllByText(/^„-5“ ist kein Preis/)).toHaveLength(1);
  });

  it('bekommen eine Stufe mehr oder weniger', async () => {
    await oeffne();
    const [kg] = screen.getAllByRole('button', { name: 'Hinzufügen' });
    await maus.type(screen.getByRole('textbox', { name: /^Gewichtsstufe bis/ }), '1500');
    await maus.click(kg as HTMLElement);
    expect(await screen.findByLabelText('bis 1500 kg, bis 100 km')).toBeTruthy();
    await maus.click(screen.getByRole('button', { name: 'Gewichtsstufe bis 1500 kg entfernen' }));
    await waitFor(() => expect(screen.queryByLabelText('bis 1500 kg, bis 100 km')).toBeNull());
  });
});

describe('Speichern', () => {
  it('schickt Kopf und Preise mit der gelesenen Fassung und führt zur Übersicht', async () => {
    const { ort } = await oeffne();
    await maus.clear(zelle('1000', '100'));
    await maus.type(zelle('1000', '100'), '1,75{Tab}');
    await maus.click(speichern());
    await screen.findByText('Der Eintrag Maut 2026 wurde erfolgreich gespeichert.');
    const [{ koerper, kopf } = {}] = an('PUT maut/tabellen/4');
    expect(kopf?.get('if-match')).toBe('"3"');
    expect(koerper.preise[0]).toMatchObject({ bisKg: 1000, bisKm: 100, betrag: 1.75 });
    await waitFor(() => expect(ort()).toBe('/masterdata/maut'));
  });

  it('überschreibt nichts, was jemand anders geändert hat', async () => {
    antworte('put', 'maut/tabellen/4', () => abgelehnt(409, 'geändert'));
    await oeffne();
    await maus.click(speichern());
    await screen.findByText(/^Die Tabelle wurde inzwischen von jemand anderem geändert/);
    expect(speichern().hasAttribute('disabled')).toBe(true);
    antworte('get', 'maut/tabellen/4', { ...tabelle, version: 9, name: 'Maut neu' });
    await maus.click(screen.getByRole('button', { name: 'Neuen Stand laden' }));
    await waitFor(() => expect(speichern().hasAttribute('disabled')).toBe(false));
    expect(document.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Maut neu');
  });

  it('zeigt die Ablehnung des Servers am Feld', async () => {
    antworte('put', 'maut/tabellen/4', () => abgelehnt(400, 'Diese Tabelle gibt es schon.', 'name'));
    await oeffne();
    await maus.click(speichern());
    await screen.findAllByText('Diese Tabelle gibt es schon.');
    expect(document.activeElement).toBe(document.querySelector('[name="name"]'));
  });

  it('wird beim Verlassen mit geänderten Preisen angemahnt; Nein bleibt', async () => {
    const { ort } = await oeffne();
    await maus.clear(zelle('1000', '100'));
    await maus.type(zelle('1000', '100'), '9{Tab}');
    await maus.click(screen.getByRole('button', { name: 'Abbrechen' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Mauttabelle verlassen' });
    await maus.click(within(frage).getByRole('button', { name: 'Nein' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(ort()).toBe('/masterdata/maut/4');
    expect(zelle('1000', '100').value).toBe('9,00');
  });
});

describe('Preise aus einem Mautsatz', () => {
  it('nehmen den gesetzlichen Satz und nennen seine Quelle', async () => {
    antworte('post', 'maut/tabellen/erzeugen', {
      ...tabelle,
      quelle: 'BFStrMG: 34,8 ct/km',
      preise: [{ bisKg: 500, bisKm: 50, betrag: 0.5 }],
    });
    await oeffne();
    await waitFor(() => expect(satz().hasAttribute('disabled')).toBe(false));
    await maus.click(satz());
    await maus.click(screen.getByRole('button', { name: 'Preise erzeugen' }));
    expect((await screen.findByLabelText<HTMLInputElement>('bis 500 kg, bis 50 km')).value).toBe('0,50');
    expect(an('POST maut/tabellen/erzeugen')[0]?.koerper).toMatchObject({
      satzCentJeKm: 34.8,
      quelle: 'BFStrMG: 34,8 ct/km',
    });
    expect(an('PUT maut/tabellen/4')).toEqual([]);
  });
});

const satz = () => screen.getByRole('button', { name: 'Mautsatz übernehmen' });
