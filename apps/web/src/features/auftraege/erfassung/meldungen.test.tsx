import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { feld as deklaration } from '@frachtportal/domain/feld/feld';
import { alsDraht, wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import { fehlproben } from '@frachtportal/domain/testing/fehlproben';
import { t } from '@frachtportal/texte/t';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import {
  amServer,
  dialogZu,
  erfassung,
  feld,
  gespeichert,
  mitErfassung,
  oeffne,
  speichern,
} from '../../../testing/erfassung';
import { server } from '../../../testing/server';

mitErfassung();

/** Opens the wrong order as a stored one and tries to save it. */
async function speichere(name: string) {
  const { einstellungen, auftrag } = fehlproben[name] ?? expect.unreachable();
  const { id, status, spedeigennr, erfasser, mandant } = gespeichert();
  server.use(
    http.get('*/api/config-param/clientconfig', () => HttpResponse.json(alsDraht(wirksam(einstellungen)))),
    http.get('*/api/verpackungen/ggvs', () => HttpResponse.json([])),
    http.get('*/api/auftraege/:id', () =>
      HttpResponse.json(
        { ...auftrag, id, status, spedeigennr, erfasser, mandant },
        { headers: { etag: '"1"' } },
      ),
    ),
  );
  const { maus } = await oeffne(`${erfassung}/7`);
  await maus.click(speichern());
  return maus;
}

const zellmeldungen = (wurzel: HTMLElement) =>
  [...wurzel.querySelectorAll('.fp-raster-meldungen button')].map((m) => m.textContent);

const pflicht = 'Feld ist ein Pflichtfeld. Bitte ausfüllen.';
const position = /^auftragspositionen\[(\d+)\]\.(\w+)$/;
const anFeldern = ['Pflichtfelder', 'Längen und Nachnahme mit IBAN', 'Zahlen, Umbrüche und Zeiten'];

/** The server is held to the same table: apps/api, `meldungen.integration.spec.ts`. */
it.each(anFeldern)('every message shows at its field: %s [1-5.020,021 1-9.024]', async (name) => {
  await speichere(name);
  const erwartet = fehlproben[name]?.erwartet ?? [];
  await waitFor(() => expect(document.querySelector('[aria-invalid]')).not.toBeNull());
  const zellen: string[] = [];
  for (const [pfad, text] of erwartet) {
    const [, nummer, spalte] = position.exec(pfad) ?? [];
    if (spalte) {
      const { label, einheit } = deklaration(Auftragsposition, spalte as keyof Auftragsposition & string);
      const kopf = einheit === 'cm' ? `${t(label)} (cm)` : t(label);
      zellen.push(`Pos. ${Number(nummer) + 1} · ${kopf} – ${text}`);
      continue;
    }
    const eingabe = feld(pfad);
    expect([pfad, eingabe?.getAttribute('aria-invalid')]).toEqual([pfad, 'true']);
    const meldung = document.getElementById(eingabe.getAttribute('aria-describedby') ?? '');
    expect([pfad, meldung?.textContent]).toEqual([pfad, text]);
  }
  expect(zellmeldungen(document.body).toSorted()).toEqual(zellen.toSorted());
  expect(document.querySelectorAll('input[aria-invalid], textarea[aria-invalid]')).toHaveLength(
    erwartet.length - zellen.length,
  );
  expect(amServer.gesendet).toEqual([]);
});

it('messages about additional load units are told with row and field, and show at it in their dialog', async () => {
  server.use(http.get('*/api/eigentuemer', () => HttpResponse.json([{ id: 1, name: 'Spedition' }])));
  const maus = await speichere('zusätzliche Lademittel');
  await screen.findByText(`zusätzliche Lademittel Nr. 1 · Lademittel: ${pflicht}`);
  screen.getByText('zusätzliche Lademittel Nr. 2 · Anzahl: Bitte eine Zahl von 1 bis 9999 eingeben.');
  await maus.click(screen.getByText('OK'));
  await dialogZu();
  await maus.click(within(screen.getByLabelText('zusätzliche Lademittel erfasst')).getByText('Ja'));
  const dialog = await screen.findByRole('dialog');
  await maus.click(within(dialog).getByText('Bestätigen'));
  expect(zellmeldungen(dialog)).toEqual([
    `Nr. 1 · Lademittel – ${pflicht}`,
    'Nr. 2 · Anzahl – Bitte eine Zahl von 1 bis 9999 eingeben.',
  ]);
  expect(amServer.gesendet).toEqual([]);
});

it('every message about dangerous goods shows at its row in the dialog', async () => {
  const maus = await speichere('Gefahrgut');
  await waitFor(() => expect(zellmeldungen(document.body)).toHaveLength(1));
  await maus.dblClick(screen.getByText('⚠ 4'));
  const dialog = await screen.findByRole('dialog');
  await maus.click(within(dialog).getByText('Bestätigen'));
  const erwartet = (fehlproben['Gefahrgut']?.erwartet ?? []).map(([pfad, text]) => {
    const [, nummer, spalte = ''] = /\[(\d)\]\.(\w+)$/.exec(pfad) ?? [];
    const { label } = deklaration(Gefahrgutzeile, spalte as keyof Gefahrgutzeile & string);
    return `Nr. ${Number(nummer) + 1} · ${t(label)} – ${text}`;
  });
  await waitFor(() => expect(zellmeldungen(dialog).toSorted()).toEqual(erwartet.toSorted()));
  expect(amServer.gesendet).toEqual([]);
});
