import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import {
  amServer,
  erfassung,
  gespeichert,
  mitErfassung,
  oeffne,
  service,
  speichern,
} from '../../../../testing/erfassung';
import { server } from '../../../../testing/server';

mitErfassung();

const definitionen = [
  { ...service, id: 1, spezNum: 48, bezkurz: 'Abtragen', typ: 'Logisch', anzeigefolge: 1 },
  { ...service, id: 2, spezNum: 5, bezkurz: 'Avis', typ: 'Text', anzeigefolge: 2, editable: true },
  { ...service, id: 3, spezNum: 8, bezkurz: 'Avis am', typ: 'Datum', anzeigefolge: 3, editable: true },
  { ...service, id: 4, spezNum: 9, bezkurz: 'Helfer', typ: 'Integer', anzeigefolge: 4, editable: true },
  { ...service, id: 5, spezNum: 11, bezkurz: 'Alt', typ: 'Logisch', anzeigefolge: 5, awSperre: true },
];

/** The stored order with these services. */
function mitServices(...auftragServices: { spez_num: number; wert: string }[]) {
  server.use(
    http.get('*/api/auftraege/7', () =>
      HttpResponse.json({ ...gespeichert(), auftragServices }, { headers: { etag: '"1"' } }),
    ),
  );
}

beforeEach(() => {
  server.use(http.get('*/api/auftragdefaultservice', () => HttpResponse.json(definitionen)));
  mitServices({ spez_num: 5, wert: '089 1' });
});

const dialog = async () => within(await screen.findByRole('dialog'));
const zu = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const schalter = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const gesendete = async () => {
  await waitFor(() => expect(amServer.gesendet).toHaveLength(1));
  return amServer.gesendet[0]?.auftrag.auftragServices;
};
type Maus = Awaited<ReturnType<typeof oeffne>>['maus'];

async function bearbeite(maus: Maus, name: string, text: string) {
  await maus.click(screen.getByLabelText(`${name} bearbeiten`));
  const eingabe = (await dialog()).getByLabelText('Beschreibung');
  await maus.clear(eingabe);
  await maus.type(eingabe, `${text}{Enter}`);
  await zu();
}

it('wer einen geänderten Service aus- und wieder einschaltet, bekommt den geänderten Wert, nicht den alten', async () => {
  const { maus } = await oeffne(`${erfassung}/7`);
  await bearbeite(maus, 'Avis', '040 2');
  await maus.click(schalter('Avis: 040 2'));
  await maus.click(await screen.findByLabelText('Avis: 040 2'));
  expect(screen.queryByRole('dialog')).toBeNull();
  await maus.click(speichern());
  expect(await gesendete()).toEqual([{ spez_num: 5, wert: '040 2' }]);
});

it('ein neu getippter Wert überlebt den Schalter', async () => {
  const { maus } = await oeffne(`${erfassung}/7`);
  await maus.click(schalter('Helfer'));
  await maus.type((await dialog()).getByLabelText('Beschreibung'), '3{Enter}');
  await zu();
  await maus.click(schalter('Helfer: 3'));
  expect(schalter('Helfer: 3').checked).toBe(false);
  await maus.click(schalter('Helfer: 3'));
  expect(schalter('Helfer: 3').checked).toBe(true);
});

it('ein geleerter Wert kommt nicht von selbst zurück', async () => {
  const { maus } = await oeffne(`${erfassung}/7`);
  await bearbeite(maus, 'Avis', '');
  expect(schalter('Avis').checked).toBe(false);
  await maus.click(schalter('Avis'));
  expect((await dialog()).getByLabelText<HTMLInputElement>('Beschreibung').value).toBe('');
});

it('was kein Wert seiner Art ist, wird am Feld gesagt, und der Dialog bleibt', async () => {
  const { maus } = await oeffne(`${erfassung}/7`);
  await maus.click(schalter('Avis am'));
  const feld = (await dialog()).getByLabelText<HTMLInputElement>('Beschreibung');
  await maus.type(feld, '31.2.{Enter}');
  expect(feld.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(feld);
  await maus.clear(feld);
  await maus.type(feld, '24.11.2026{Enter}');
  await screen.findByLabelText('Avis am: 24.11.2026');
});

it('ein gesperrter Service steht da, solange der Auftrag ihn hat, und bleibt nach dem Ausschalten wählbar', async () => {
  mitServices({ spez_num: 11, wert: 'true' });
  const { maus } = await oeffne(`${erfassung}/7`);
  await maus.click(schalter('Alt'));
  expect(schalter('Alt').checked).toBe(false);
  await maus.click(schalter('Alt'));
  await maus.click(schalter('Abtragen'));
  await maus.click(speichern());
  expect(await gesendete()).toEqual([
    { spez_num: 11, wert: 'true' },
    { spez_num: 48, wert: 'true' },
  ]);
});

it('ein logischer, der mit „false“ gespeichert ist, ist aus und lässt sich einschalten', async () => {
  mitServices({ spez_num: 48, wert: 'false' });
  const { maus } = await oeffne(`${erfassung}/7`);
  expect(schalter('Abtragen').checked).toBe(false);
  await maus.click(schalter('Abtragen'));
  expect(schalter('Abtragen').checked).toBe(true);
  await maus.click(speichern());
  expect(await gesendete()).toEqual([{ spez_num: 48, wert: 'true' }]);
});

it('nur zu lesen: kein Schalter, kein Stift', async () => {
  server.use(http.get('*/api/auftraege/7', () => HttpResponse.json(gespeichert(3))));
  await oeffne(`${erfassung}/7`);
  expect(schalter('Abtragen').disabled).toBe(true);
  expect(screen.queryByLabelText('Avis bearbeiten')).toBeNull();
  expect(screen.queryByLabelText('Service hinzufügen')).toBeNull();
});

it('ein Entwurf öffnet den Dialog wieder, mit dem Halben, das darin getippt war', async () => {
  const { maus } = await oeffne(erfassung);
  await maus.click(schalter('Avis am'));
  await maus.type((await dialog()).getByLabelText('Beschreibung'), '24.1');
  await screen.findByText(/^ ?gesichert/);
  cleanup();
  const neu = await oeffne(erfassung);
  await neu.maus.click(await screen.findByText('Entwurf übernehmen'));
  const feld = await waitFor(async () => (await dialog()).getByLabelText<HTMLInputElement>('Beschreibung'));
  await waitFor(() => expect(feld.value).toBe('24.1'));
});
