import { cleanup, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { mitListe, server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const wege = async () =>
  within(await screen.findByRole('navigation', { name: 'Adminbereich' }))
    .getAllByRole('link')
    .map((a) => a.textContent);

const mitHosts = (hosts: string) =>
  server.use(
    http.get('*/api/config-param/clientconfig', () => HttpResponse.json({ 'client.cocoHosts': hosts })),
  );

describe('Adminbereich', () => {
  it('steht nur für Administratoren im Menü und offen [1-6.002]', async () => {
    mitListe([]);
    angemeldetAls({ edit: true, hauptmandant: true });
    zeigeSeite('/admin');
    await screen.findByText('Für diese Aktion fehlt die Berechtigung.');
    expect(screen.queryByRole('link', { name: 'Adminbereich' })).toBeNull();
  });

  it('zeigt Mandantenhierarchie und Statuseinstellungen nur einem Hauptmandanten [2-6.007]', async () => {
    angemeldetAls({ admin: true });
    zeigeSeite('/admin');
    const ohne = await wege();
    expect(screen.getByRole('link', { name: 'Adminbereich' })).toBeTruthy();
    expect(ohne).toEqual(
      expect.arrayContaining(['Informationen', 'Änderungsprotokoll', 'Konfigurator (CoCo)']),
    );
    for (const nur of ['Mandanten', 'Standard-Statuskette', 'Anzeigestatus']) expect(ohne).not.toContain(nur);
  });

  it('zeigt sie einem Administrator des Hauptmandanten [2-6.007]', async () => {
    angemeldetAls({ admin: true, hauptmandant: true });
    zeigeSeite('/admin');
    expect(await wege()).toEqual(
      expect.arrayContaining(['Mandanten', 'Standard-Statuskette', 'Anzeigestatus']),
    );
  });

  it('zeigt dem Administrator eines Hauptmandanten das Seine, dem eines Untermandanten nichts davon', async () => {
    angemeldetAls({ admin: true, hauptmandant: true, betreiber: false });
    zeigeSeite('/admin');
    const seine = await wege();
    expect(seine).toEqual(
      expect.arrayContaining(['Mandanten', 'Registrierungen', 'Änderungsprotokoll', 'Mails', 'Webhooks']),
    );
    for (const nur of ['Betrieb', 'Informationen', 'Standard-Statuskette']) expect(seine).not.toContain(nur);
    cleanup();
    angemeldetAls({ admin: true, betreiber: false });
    zeigeSeite('/admin');
    expect(await wege()).toEqual(['Überblick']);
  });

  it('führt zum Konfigurator nur unter den erlaubten Rechnernamen, öffnet ihn aber überall über seine Adresse [2-2.009]', async () => {
    angemeldetAls({ admin: true });
    mitHosts('portal.example.com');
    server.use(http.get('*/api/config-param/coco', () => HttpResponse.json([])));
    zeigeSeite('/admin/coco');
    await screen.findByRole('heading', { name: /Konfigurator/ });
    expect(screen.queryByText('Für diese Aktion fehlt die Berechtigung.')).toBeNull();
    expect(await wege()).not.toContain('Konfigurator (CoCo)');
  });
});
