import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragseingang, Eingangszeile } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';

const ordner = join(import.meta.dirname, '../../../../../../packages/testkit/dateien/fortras');
const datei = (name: string) => readFileSync(join(ordner, `${name}.txt`));

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  await konfiguriere(portal, { isZusaetzlicheLademittel: 'true', isShowAbsenderNeutral: 'true' });
});
afterAll(() => portal.schliessen());

const kunde = () => portal.als('kunde');
async function sende(inhalt: Buffer, frage = '', name = 'bordero.txt') {
  return (await kunde()).post(`/api/auftragseingang${frage}`).attach('file', inhalt, name);
}
async function gelesen(inhalt: Buffer, frage?: string, name?: string): Promise<Auftragseingang> {
  const { status, body } = await sende(inhalt, frage, name);
  expect([status, body]).toEqual([201, expect.objectContaining({ format: 'fortras', zustand: 'geprueft' })]);
  return body;
}
async function zeilen({ id }: Auftragseingang): Promise<Eingangszeile[]> {
  return (await (await kunde()).get(`/api/auftragseingang/${id}/zeilen`).expect(200)).body;
}
async function uebernommen(lauf: Auftragseingang): Promise<Auftrag[]> {
  const person = await kunde();
  expect(texte(await zeilen(lauf))).toEqual([]);
  await person.post(`/api/auftragseingang/${lauf.id}/uebernehmen`).send({}).expect(200);
  const ids = new Set((await zeilen(lauf)).flatMap((z) => z.auftragId ?? []));
  return Promise.all([...ids].map(async (id) => (await person.get(`/api/auftraege/${id}`).expect(200)).body));
}
const texte = (liste: Eingangszeile[]) =>
  liste.flatMap((z) => z.meldungen.map((m) => [z.nummer, m.spaltenname, m.text]));

describe('FORTRAS BORD512', () => {
  it('a file of three consignments becomes three orders with all that it says', async () => {
    const admin = await portal.als('admin');
    const termine = await admin.get('/api/terminkennzeichen').expect(200);
    const fix = termine.body[0];
    await admin
      .put('/api/partnercodes')
      .send({ partner: 'NETZ', liste: 'terminkennzeichen', eintragId: fix.id, code: '15' })
      .expect(200);
    const lauf = await gelesen(datei('drei-sendungen-cp1252'), '?partner=NETZ');
    expect(lauf).toMatchObject({ auftraege: 3, neu: 3, partner: 'NETZ' });
    const [erster, zweiter, dritter] = await uebernommen(lauf);
    expect(erster).toMatchObject({
      absenderReferenz: 'NO-1001',
      empfaengerreferenz: 'B-2026-55',
      datum: '2026-12-01',

      beladedatum: '2026-12-02',
      beladezeitVon: '08:00',
      beladezeitBis: '12:30',
      entladedatum: '2026-12-04',
      terminkennzeichen: { id: fix.id },
      absenderAdresse: { name: 'Werk Nord GmbH', kontakt: 'Frau Öztürk', telefon: '+49 40 123456' },
      empfaengerAdresse: {
        name: 'Jäger & Söhne OHG',
        zeile2: 'Warenannahme',
        plz: '28195',
        ort: 'Bremen',
        lkz: 'D',
      },
      hinweis: expect.stringContaining('Tor an der Rückseite anliefern, die Vorderseite'),
      sumBruttoGewicht: 334.75,
    });
    expect(erster?.auftragspositionen).toMatchObject([
      {
        verpackungAnzahl: 2,
        warengutBezeichnung: 'Schrauben',
        laengeCM: 60,
        breiteCM: 40,
        hoeheCM: 30,
        warenwert: 1250.5,
      },
      {
        lademittelAnzahl: 1,
        verpackungAnzahl: 40,
        bruttoGewicht: 310.25,
        lieferschein: 'LS-7781',
        hoeheCM: 160,
      },
    ]);
    expect(erster?.auftragZusLademittel).toMatchObject([
      { anzahl: 3, lademittel: { kurzBezeichnung: 'EU' } },
    ]);
    expect(zweiter).toMatchObject({
      nachnahmeBetrag: 199.9,
      nachnahmeWaehrung: { bezeichnungKurz: 'EUR' },
      neutralerAbsenderAdresse: { name: 'Neutral Versand' },
      empfaengerAdresse: { plz: '01067', ort: 'Dresden', ortsteil: 'Altstadt' },
    });
    const [position] = zweiter?.auftragspositionen ?? [];
    expect(position?.auftragsgefahrgueter).toMatchObject([
      {
        anzahl: 4,
        bruttoGewicht: 92,
        liter: 80,
        gefahrgutklasse: { unnr: '1263', verpackungsgruppe: 'III' },
      },
    ]);
    expect(dritter).toMatchObject({ empfaengerAdresse: { lkz: 'A', plz: '6020' }, nachnahmeBetrag: null });
  });

  it('in another character set, with other line ends and under another name it is the same file', async () => {
    const lauf = await gelesen(
      datei('drei-sendungen-cp850'),
      '?partner=NETZ&zeichensatz=cp850',
      'bordero.csv',
    );
    expect(lauf).toMatchObject({ neu: 0, vorhanden: 3 });
    expect(await gelesen(datei('drei-sendungen-utf8'), '?partner=NETZ')).toMatchObject({
      neu: 0,
      vorhanden: 3,
    });
    const falsch = await sende(datei('drei-sendungen-cp1252'), '?zeichensatz=utf-8');
    expect([falsch.status, falsch.body[0].text]).toEqual([
      400,
      'Die Datei ist nicht im Zeichensatz utf-8 geschrieben.',
    ]);
  });

  it('a pickup order is one order; its cash on delivery stands in the sums alone', async () => {
    const [auftrag] = await uebernommen(await gelesen(datei('abholauftrag')));
    expect(auftrag).toMatchObject({ absenderReferenz: 'ABH-77', nachnahmeBetrag: 50 });
    expect(auftrag?.hinweis).toContain('15 04122026');
  });

  it('what we do not know is told at its column, and corrected there', async () => {
    const lauf = await gelesen(datei('unbekannte-verpackung'));
    const [zeile] = await zeilen(lauf);
    expect(texte(await zeilen(lauf))).toEqual([[7, 'Verpackung (D00)', 'Der Code „QX“ ist nicht bekannt.']]);
    const zellen = zeile?.zellen.map((z) => (z.wert === 'QX' ? { wert: 'KT' } : z));
    const { body } = await (await kunde())
      .put(`/api/auftragseingang/${lauf.id}/zeilen/7`)
      .send({ zellen })
      .expect(200);
    expect(body).toMatchObject({ ausgang: 'neu', meldungen: [] });
    const admin = await portal.als('admin');
    const karton = (await admin.get('/api/verpackungen/search').expect(200)).body[0];
    const code = { partner: 'QUER', liste: 'verpackung', eintragId: karton.id, code: 'QX' };
    await admin.put('/api/partnercodes').send(code).expect(200);
    expect(await gelesen(datei('unbekannte-verpackung'), '?partner=QUER')).toMatchObject({
      neu: 1,
      abgelehnt: 0,
    });
  });

  it.each([
    ['gewicht-keine-zahl', 'Satz 7 (D00), Stelle 94–102: „0000A4500“ ist keine Zahl.'],
    ['datum-gibt-es-nicht', 'Satz 11 (G00), Stelle 55–62: „31022026“ ist kein Datum.'],
    ['satz-zu-kurz', 'Satz 7 (D00) ist zu kurz: es fehlen die Stellen 101–135.'],
    ['satz-zu-lang', 'Satz 7 (D00) ist zu lang: ab Stelle 513 darf nichts mehr stehen.'],
    ['satzart-unbekannt', 'Satz 7: „X00“ ist keine bekannte Satzart.'],
    ['reihenfolge', 'Satz 11: Ein Satz G00 mit dieser Nummer gehört nicht an diese Stelle.'],
    ['summe-falsch', 'Satz 31 (J00), Stelle 7–12: Die Summe stimmt nicht (99 ≠ 9).'],
    ['anzahl-falsch', 'Satz 32 (Z00), Stelle 4–9: Die Anzahl der Sätze stimmt nicht (99 ≠ 30).'],
    ['abgeschnitten', expect.stringMatching(/^Satz \d+: Ab hier fehlt ein Satz @@PT\.$/)],
    [
      'nachnahme-unklar',
      'Die Nachnahme von 77 in der Summe der Datei (J00) lässt sich keiner Sendung zuordnen.',
    ],
    ['test', 'Die Datei ist als Test gekennzeichnet. Daraus werden keine Aufträge.'],
  ])('%s is refused with record and position, and nothing is kept', async (name, satz) => {
    const vorher = await portal.db.eine('SELECT count(*) FROM importlauf');
    const { status, body } = await sende(datei(name));
    expect([status, body[0]?.field, body[0]?.text]).toEqual([400, 'file', satz]);
    expect(await portal.db.eine('SELECT count(*) FROM importlauf')).toEqual(vorher);
  });

  it('a consignment that came before in another file is shown as double, and made only when told', async () => {
    const anders = Buffer.from(
      datei('drei-sendungen-cp1252').toString('latin1').replaceAll('Schrauben', 'Nieten   '),
      'latin1',
    );
    const lauf = await gelesen(anders, '?partner=NETZ');
    expect(lauf).toMatchObject({ neu: 0, doppelt: 2, vorhanden: 1 });
    const person = await kunde();
    await person.post(`/api/auftragseingang/${lauf.id}/uebernehmen`).send({}).expect(400);
    const { body } = await person
      .post(`/api/auftragseingang/${lauf.id}/uebernehmen`)
      .send({ doppelte: true });
    expect(body).toMatchObject({ uebernommen: 2 });
  });

  it('hostile files are refused with a sentence and little memory', async () => {
    const kopf = '@@PHBORD512 0512003500107 AAAAAAA BBBBBBB';
    const mb = 1024 * 1024;
    const faelle: [string, string][] = [
      [
        `${kopf}\n${'A00'.padEnd(8 * mb, 'x')}\n@@PT`,
        'Satz 2 (A00) ist zu lang: ab Stelle 513–8388608 darf nichts mehr stehen.',
      ],
      [`${kopf}\n${'\n'.repeat(8 * mb)}@@PT`, 'Die Datei hat zu viele Sätze, möglich sind höchstens 250000.'],
      [
        `${kopf}\n${'D00\u0000\n'.repeat(200_000)}@@PT`,
        'Satz 2 (D00) ist zu kurz: es fehlen die Stellen 5–135.',
      ],
      ['@@PHBORD128\n@@PT', 'Satz 1: „@@PHBORD128“ ist keine bekannte Satzart.'],
      [kopf + ' '.repeat(11 * mb), 'Die Datei ist zu groß, möglich sind höchstens 10 MB.'],
    ];
    const vorher = process.memoryUsage().rss;
    for (const [inhalt, satz] of faelle) {
      const { status, body } = await sende(Buffer.from(inhalt, 'latin1'));
      expect([status, body[0]?.field, body[0]?.text]).toEqual([400, 'file', satz]);
      expect(body.length).toBeLessThan(52);
    }
    expect((process.memoryUsage().rss - vorher) / mb).toBeLessThan(600);
  });
});
