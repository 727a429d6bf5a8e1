import { einAuftrag, einePosition } from '@frachtportal/domain/testing/builder';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { erfassung, feld, gespeichert, mitErfassung, oeffne } from '../../../testing/erfassung';
import { server } from '../../../testing/server';

mitErfassung();

const beschriftung = (pfad: string) => feld(pfad).labels?.[0]?.textContent;
const karte = (id: string) => document.getElementById(id) as HTMLElement;

it('Kopf und Werkzeugleiste sagen, welcher Auftrag es ist und was mit ihm geht [1-2.015,017,023-026]', async () => {
  await oeffne(`${erfassung}/7`);
  const leiste = screen.getByLabelText('Auftrag');
  for (const name of ['Speichern', 'Abbrechen', 'Drucken']) await within(leiste).findByText(name);
  expect(leiste.querySelector('.fp-auftragskopf')?.textContent).toBe(
    'Erfasst 02.03.2026 · kunde · Auftragsnr. NL-26-000007 · Partnerreferenz P-77',
  );
});

it('Reiter, Streifen und Allgemeines tragen die Beschriftungen des Vertrags [1-2.027,034,036,039,043,044,048,049,096 1-5.034,037,045]', async () => {
  await oeffne(erfassung);
  within(karte('abschnitt-absender')).getByRole('tab', { name: 'Absender' });
  within(karte('abschnitt-empfaenger')).getByRole('tab', { name: 'Empfänger' });
  expect(karte('abschnitt-allgemein').getAttribute('aria-label')).toBe('Allgemein');
  expect(
    ['absenderReferenz', 'beladedatum', 'empfaengerreferenz', 'entladedatum', 'frankatur'].map(beschriftung),
  ).toEqual(['Absenderreferenz', 'Abholung', 'Empfängerreferenz', 'Zustellung', 'Frankatur (Rechnung) *']);
  expect(feld('absenderReferenz').maxLength).toBe(20);
  expect(feld('empfaengerreferenz').maxLength).toBe(35);
  expect(feld('empfaengerreferenz').placeholder).toBe('max. 35 Zeichen');
  expect(feld('frankatur').getAttribute('aria-required')).toBe('true');
  const raster = screen.getByLabelText('Auftragspositionen');
  expect(raster.querySelector('[role="columnheader"]')?.textContent).toBe('Pos.');
});

it('die Übersicht summiert je Verpackung und Lademittel, in deutscher Schreibweise mit Einheiten [1-2.085-091 1-9.027]', async () => {
  const paletten = einePosition().aufPaletten(1200).mit({ bruttoGewicht: 12_345.5 }).build();
  const kartons = einePosition().inKartons(2400).mit({ bruttoGewicht: 0.25, laengeCM: null }).build();
  const mehr = einePosition().inKartons(100).mit({ bruttoGewicht: 1, laengeCM: null }).build();
  const { auftragspositionen } = einAuftrag().mitPositionen(paletten, kartons, mehr).build();
  server.use(
    http.get('*/api/auftraege/:id', () => HttpResponse.json({ ...gespeichert(), auftragspositionen })),
  );
  await oeffne(`${erfassung}/7`);
  const summen = screen.getByText('Übersicht').closest('section')?.querySelector('dl') as HTMLElement;
  const zeilen = [...summen.querySelectorAll('dt')].map((dt) => [
    dt.textContent,
    dt.nextElementSibling?.textContent,
  ]);
  expect(zeilen).toEqual([
    ['Karton', '2.500'],
    ['Europalette', '1.200'],
    ['Bruttogewicht', '12.346,75 kg'],
    ['Volumen', '1.152,000 cbm'],
    ['Stellplätze', '1.200,0 STP'],
    ['Lademeter', '480,0 LDM'],
  ]);
});
