import { staende } from '@frachtportal/domain/konfiguration/eigene-werte';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { zeigeSeite } from '../../testing/anzeigen';
import { abgelehnt, an, antworte, mitPortal } from '../../testing/aufzeichnung';
import { server } from '../../testing/server';
import { angemeldetAls } from '../../testing/sitzung';

const seite = '/admin/coco';
let eigene: Record<string, string>;

/** A level as the server answers it. */
const gelesen = () =>
  staende(eigene).map((s) => ({
    ...s,
    key: s.key.startsWith('client.') ? s.key : `client.${s.key}`,
    geaendertAm: null,
    geaendertVon: null,
  }));

mitPortal(() => {
  eigene = {};
  angemeldetAls({ sub: '1', admin: true, main: true, edit: true, hauptmandant: true, 'mandant-id': 1 });
  antworte('get', 'config-param/coco', () => Response.json(gelesen()));
  antworte('put', 'config-param/coco', {});
  antworte('get', 'config-param/vorschlaege', []);
  for (const liste of ['terminkennzeichen', 'waehrungen', 'auftragdefaultservice'])
    antworte('get', liste, []);
});

const maus = userEvent.setup({ delay: null });
const knopf = (name: string | RegExp) => screen.getByRole('button', { name });
const gesendet = (): { key: string; value: string }[][] => an('PUT config-param/coco').map((g) => g.koerper);
const registrierung = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Registrierung' });
const marken = (text: string) => screen.queryAllByText(text).length;

async function oeffne(adresse = seite) {
  const app = zeigeSeite(adresse);
  await screen.findByLabelText('Einstellung suchen');
  return app;
}

describe('Konfigurator', () => {
  it('findet Einstellungen nach jedem Wort und sagt, wenn keine passt', async () => {
    await oeffne();
    const suche = screen.getByLabelText('Einstellung suchen');
    await maus.type(suche, 'isRegistrierung');
    await waitFor(() => expect(document.querySelectorAll('.fp-coco-zeile')).toHaveLength(1));
    await maus.type(suche, 'gibtesnicht');
    await screen.findByText('Keine Einstellung gefunden. Leeren Sie die Suche, um alle zu sehen.');
  });

  it('stellt die Schwere einer Regel ein', async () => {
    await oeffne();
    await maus.click(screen.getByText('Regeln einstellen (0 abweichend von der Vorgabe)'));
    const regel = screen.getByRole('combobox', { name: /^Eine Position nennt eine Anzahl/ });
    await maus.click(regel);
    await maus.keyboard('Pf{Enter}');
    await screen.findByText('Regeln einstellen (1 abweichend von der Vorgabe)');
    await maus.click(knopf(/^Speichern/));
    await waitFor(() => expect(gesendet()).toHaveLength(1));
    expect(gesendet()[0]).toContainEqual({ key: 'client.regeln', value: 'positionUngezaehlt=pflicht' });
  });

  it('merkt die Ebene in der Adresszeile und liest sie', async () => {
    const { ort } = await oeffne();
    await maus.click(knopf('Ganze Installation'));
    await waitFor(() => expect(ort()).toBe(`${seite}?ebene=installation`));
    expect(an('GET config-param/coco').at(-1)?.frage.get('ebene')).toBe('installation');
  });

  it('zählt Änderungen, verwirft sie auf Wunsch und hat dann nichts zu speichern', async () => {
    await oeffne();
    await maus.click(registrierung());
    expect(marken('nicht gespeichert')).toBe(1);
    await maus.click(knopf('Verwerfen (1)'));
    expect([marken('nicht gespeichert'), knopf(/^Speichern/).hasAttribute('disabled')]).toEqual([0, true]);
  });

  it('speichert auf den Stand, den es inzwischen gibt: was jemand anders geändert hat, bleibt', async () => {
    await oeffne();
    await maus.click(registrierung());
    const gewuenscht = String(registrierung().checked);
    eigene = { isMautrechner: 'true' };
    await maus.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('alertdialog', { name: 'Konfiguration gespeichert' });
    const werte = new Map(gesendet()[0]?.map((e) => [e.key, e.value]));
    expect(werte.get('client.isMautrechner')).toBe('true');
    expect(werte.get('client.isRegistrierung')).toBe(gewuenscht);
    await maus.click(within(dialog).getByRole('button', { name: 'Weiter bearbeiten' }));
    expect(gesendet()).toHaveLength(1);
  });

  it('behält die Änderung, wo der Server sie ablehnt', async () => {
    antworte('put', 'config-param/coco', () => abgelehnt(400, 'Das geht so nicht.'));
    await oeffne();
    await maus.click(registrierung());
    await maus.click(knopf(/^Speichern/));
    await screen.findByText('Das geht so nicht.');
    expect(marken('nicht gespeichert')).toBe(1);
  });

  it('behält, was während des Speicherns noch geändert wird', async () => {
    let antwort = () => {};
    const fertig = new Promise<void>((weiter) => {
      antwort = weiter;
    });
    server.use(
      http.put('*/api/config-param/coco', async () => {
        await fertig;
        eigene = { isRegistrierung: 'true' };
        return HttpResponse.json({});
      }),
    );
    await oeffne();
    await maus.click(registrierung());
    await maus.click(knopf(/^Speichern/));
    const mautrechner = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mautrechner' });
    const vorher = mautrechner.checked;
    await maus.click(mautrechner);
    antwort();
    await maus.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
    expect([registrierung().checked, mautrechner.checked]).toEqual([true, !vorher]);
    knopf('Verwerfen (1)');
  });

  it('fragt, ehe eine ungespeicherte Änderung verlassen wird', async () => {
    const { ort } = await oeffne();
    await maus.click(registrierung());
    await maus.click(screen.getByRole('link', { name: 'Änderungsprotokoll' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Nicht gespeichert' });
    await maus.click(within(frage).getByRole('button', { name: 'Nein' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(ort()).toBe(seite);
  });

  it('legt mit vier Augen vor und sagt, dass noch jemand zustimmen muss', async () => {
    antworte('put', 'config-param/coco', () => Response.json({}, { status: 202 }));
    await oeffne();
    await maus.click(registrierung());
    await maus.click(knopf(/^Speichern/));
    await screen.findByText('Vorgelegt: Die Änderung gilt, sobald ein anderer Administrator zustimmt.');
    expect(screen.queryByText('Konfiguration gespeichert')).toBeNull();
  });

  it('zeigt, was auf Zustimmung wartet: dem eigenen stimmt man nicht zu, dem anderer schon', async () => {
    const werte = [{ key: 'client.isRegistrierung', vorher: null, nachher: 'true' }];
    const vorschlag = { ebene: 'hauptmandant', werte, am: '2026-11-28T10:00:00Z' };
    antworte('get', 'config-param/vorschlaege', [
      { ...vorschlag, id: 7, von: 'ich', freigebbar: false },
      { ...vorschlag, id: 8, von: 'kollegin', freigebbar: true },
    ]);
    antworte('post', 'config-param/vorschlaege/8/freigeben', {});
    antworte('delete', 'config-param/vorschlaege/7', () => new Response(null, { status: 204 }));
    await oeffne();
    const karte = (await screen.findByText('Wartet auf Zustimmung')).closest('section') as HTMLElement;
    const [eigener, anderer] = within(karte)
      .getAllByRole('listitem')
      .filter((zeile) => zeile.querySelector('ul'))
      .map((zeile) => within(zeile));
    expect(eigener?.queryByRole('button', { name: 'Zustimmen' })).toBeNull();
    await maus.click(eigener?.getByRole('button', { name: 'Zurückziehen' }) as HTMLElement);
    await screen.findByText('Der Vorschlag ist verworfen.');
    expect(anderer?.getByText('Registrierung:').parentElement?.textContent).toContain(
      'kein eigener Wert → an',
    );
    await maus.click(anderer?.getByRole('button', { name: 'Zustimmen' }) as HTMLElement);
    await screen.findByText('Die Änderung gilt.');
    expect(an('POST config-param/vorschlaege/8/freigeben')).toHaveLength(1);
  });
});
