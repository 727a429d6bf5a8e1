import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { vonHand } from '../dispo/testing/auftraege.js';
import { type Beispiel, beispiele } from './testing/beispielauftraege.js';
import { seitentexte } from './testing/pdf-text.js';

const ordner = resolve(import.meta.dirname, '../../../../../docs/papiere');
/** With it the papers are written where they say something else than before. */
const neu = process.env['FRACHTPORTAL_PAPIERE'] === 'neu';

let portal: Portal;
let klassen: Map<string, { id: number }>;
beforeAll(async () => {
  portal = await startePortal(vonHand);
  const admin = await portal.als('admin');
  const adresse = {
    name: 'Spedition Nord',
    strasse: 'Speicherstadt',
    hausnummer: '1',
    plz: '20457',
    ort: 'Hamburg',
  };
  await admin
    .put(`/api/mandanten/${portal.welt.nord}`)
    .send({ name: 'Spedition Nord', adresse: { ...adresse, land: { id: 1 }, telefon: '040 66969-0' } })
    .expect(200);
  // The days of the examples are past: printing them is the point, not carrying them.
  const werte = { isShowAbsenderNeutral: 'true', isTauschgeraete: 'true', regeln: 'terminVergangen=hinweis' };
  await admin
    .put('/api/config-param/coco')
    .send(Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value })))
    .expect(200);
  klassen = new Map();
  for (const unnr of ['1133', '1203', '1263', '1830']) {
    const frage = { unnr, tag: '2026-03-03' };
    const { body } = await admin.get('/api/gefahrgutklasse/search').query(frage).expect(200);
    klassen.set(unnr, { id: body[0].id });
  }
});
afterAll(() => portal.schliessen());

async function drucke({ papier, auftraege, uebertragen }: Beispiel): Promise<Buffer> {
  const dispo = await portal.als('dispo');
  const ids: number[] = [];
  for (const auftrag of auftraege((unnr) => klassen.get(unnr) ?? { id: 0 })) {
    const { status, body } = await dispo.post('/api/auftraege').send(auftrag);
    expect(status, JSON.stringify(body)).toBe(201);
    ids.push(body.id);
  }
  if (uebertragen) await dispo.post('/api/auftraege/uebertragen').send(ids).expect(200);
  const { body: schein } = await dispo.get(`/api/jasper-print/encrypt-ids/${ids.join(',')}`).expect(200);
  const { body } = await portal.anonym().get(`/api/berichte/${papier}`).query(schein).buffer().expect(200);
  return body;
}

/** Without the day on which an order was captured, which is today. */
const texte = async (pdf: Uint8Array) =>
  (await seitentexte(pdf)).map((seite) => seite.replace(/Erfasst \d\d\.\d\d\.\d{4}/, 'Erfasst am'));

describe('docs/papiere', () => {
  it.each(beispiele)('$name says what the portal prints today', async (beispiel) => {
    const ort = join(ordner, `${beispiel.name}.pdf`);
    const pdf = await drucke(beispiel);
    const soll = await texte(pdf);
    const ist = existsSync(ort) ? await texte(await readFile(ort)) : [];
    if (neu && soll.join() !== ist.join()) {
      await mkdir(ordner, { recursive: true });
      await writeFile(ort, pdf);
    } else expect(ist).toEqual(soll);
  });

  it('has these papers, each explained on its page, and no others', async () => {
    const dateien = (await readdir(ordner)).filter((name) => name.endsWith('.pdf')).sort();
    expect(dateien).toEqual(beispiele.map(({ name }) => `${name}.pdf`));
    const seite = await readFile(join(ordner, 'README.md'), 'utf8');
    for (const datei of dateien) expect(seite).toContain(`](${datei})`);
  });
});
