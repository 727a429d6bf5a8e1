import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragseingang, Eingangszeile } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';

const ordner = join(import.meta.dirname, '../../../../../../packages/testkit/dateien/edifact');
const datei = (name: string) => readFileSync(join(ordner, `${name}.edi`));

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const kunde = () => portal.als('kunde');
async function sende(inhalt: Buffer, name = 'auftrag.edi') {
  return (await kunde()).post('/api/auftragseingang').attach('file', inhalt, name);
}
async function gelesen(inhalt: Buffer): Promise<Auftragseingang> {
  const { status, body } = await sende(inhalt);
  expect([status, body]).toEqual([201, expect.objectContaining({ format: 'edifact', zustand: 'geprueft' })]);
  return body;
}
async function zeilen({ id }: Auftragseingang): Promise<Eingangszeile[]> {
  return (await (await kunde()).get(`/api/auftragseingang/${id}/zeilen`).expect(200)).body;
}
async function uebernommen(lauf: Auftragseingang): Promise<Auftrag[]> {
  const person = await kunde();
  await person.post(`/api/auftragseingang/${lauf.id}/uebernehmen`).send({}).expect(200);
  const ids = new Set((await zeilen(lauf)).flatMap((z) => z.auftragId ?? []));
  return Promise.all([...ids].map(async (id) => (await person.get(`/api/auftraege/${id}`).expect(200)).body));
}
const texte = (liste: Eingangszeile[]) => liste.flatMap((z) => z.meldungen.map((m) => [z.nummer, m.text]));
/** The segments of the answer between its envelope. */
async function contrl({ id }: Auftragseingang): Promise<string[]> {
  const antwort = await (await kunde())
    .get(`/api/auftragseingang/${id}/contrl`)
    .buffer()
    .parse((r, fertig) => {
      const teile: Buffer[] = [];
      r.on('data', (t: Buffer) => teile.push(t)).on('end', () => fertig(null, Buffer.concat(teile)));
    })
    .expect(200);
  expect(antwort.headers['content-disposition']).toContain(`contrl-${id}.edi`);
  const segmente = (antwort.body as Buffer).toString('latin1').split('\r\n');
  expect(segmente[0]).toMatch(/^UNB\+UNO[A-Y]:3\+SPEDITION:ZZ\+4012345000009:14\+\d{6}:\d{4}\+\d+'$/);
  expect(segmente[1]).toBe("UNH+1+CONTRL:D:3:UN'");
  expect(segmente.at(-2)).toBe(`UNT+${segmente.length - 2}+1'`);
  expect(segmente.at(-1)).toBe(`UNZ+1+${id}'`);
  return segmente.slice(2, -2);
}
const empfangen = (rest: string) => `UCI+REF1+4012345000009:14+SPEDITION:ZZ+${rest}'`;

describe('EDIFACT IFTMIN', () => {
  it('an interchange of two messages becomes two orders with all that they say [Z-652]', async () => {
    const lauf = await gelesen(datei('zwei-auftraege-d96a'));
    expect(texte(await zeilen(lauf))).toEqual([]);
    const [erster, zweiter] = await uebernommen(lauf);
    expect(erster).toMatchObject({
      absenderReferenz: 'K-4711',
      partnerreferenz: 'ED-2001',
      empfaengerreferenz: 'B-2026-55',

      beladedatum: '2026-12-02',
      beladezeitVon: '08:00',
      beladezeitBis: '12:30',
      entladedatum: '2026-12-04',
      nachnahmeBetrag: 199.9,
      hinweis: 'Bitte klingeln: Tor 3 + Rampe 2?',
      sumBruttoGewicht: 334.75,
      absenderAdresse: {
        name: 'Werk Nord GmbH',
        kontakt: 'Frau Öztürk',
        telefon: '+49 40 123456',
        plz: '20457',
      },
      empfaengerAdresse: { name: 'Jäger & Söhne OHG', zeile2: 'Warenannahme', ort: 'Bremen', lkz: 'D' },
    });
    expect(erster?.auftragspositionen).toMatchObject([
      {
        lademittelAnzahl: 1,
        verpackungAnzahl: 40,
        lieferschein: 'LS-7781',
        zeichenNummer: 'P-1',
        hoeheCM: 160,
      },
      { verpackungAnzahl: 2, warengutBezeichnung: 'Schrauben', bruttoGewicht: 24.5 },
    ]);
    expect(zweiter).toMatchObject({
      empfaengerAdresse: { ort: 'Dresden' },
      abweichendeEmpfaengerAdresse: { ort: 'Bremen' },
    });
    expect(zweiter?.auftragspositionen[0]?.auftragsgefahrgueter).toMatchObject([
      { bruttoGewicht: 92, liter: 80, gefahrgutklasse: { unnr: '1263', verpackungsgruppe: 'III' } },
    ]);
    expect(await contrl(lauf)).toEqual([
      empfangen('7'),
      "UCM+1+IFTMIN:D:96A:UN+7'",
      "UCM+2+IFTMIN:D:96A:UN+7'",
    ]);
  });

  it('the same orders in another edition and character set are there already', async () => {
    const lauf = await gelesen(datei('zwei-auftraege-d01b-unoy'));
    expect(lauf).toMatchObject({ neu: 0, vorhanden: 2 });
    expect(await contrl(lauf)).toContain("UCM+2+IFTMIN:D:01B:UN+7'");
  });

  it.each(['unoa', 'eigene-trennzeichen'])('%s is read as its beginning says', async (name) => {
    const [auftrag] = await uebernommen(await gelesen(datei(name)));
    expect(auftrag?.absenderAdresse).toMatchObject({ name: 'Werk Nord GmbH', telefon: '+49 40 123456' });
  });

  it('a message that cannot be read is refused, and the others are taken', async () => {
    const lauf = await gelesen(datei('eine-gut-eine-schlecht'));
    expect(lauf).toMatchObject({ neu: 1, abgelehnt: 1 });
    expect(texte(await zeilen(lauf)).map(([, text]) => text)).toEqual([
      'Segment 19 (MEA 3.2): „viel“ ist keine Zahl.',
      'Segment 9 (CNT 1.2): Die Anzahl stimmt nicht (9 ≠ 1).',
    ]);
    expect(await contrl(lauf)).toEqual([
      empfangen('7'),
      "UCM+1+IFTMIN:D:96A:UN+7'",
      "UCM+2+IFTMIN:D:96A:UN+4'",
      "UCS+19'",
      "UCD+37+4:2'",
      "UCS+9'",
      "UCD+29+2:2'",
    ]);
    expect(await uebernommen(lauf)).toHaveLength(1);
  });

  it.each([
    [
      'storno',
      'Segment 2 (BGM 3.1): „1“ ist hier nicht möglich.',
      ["UCM+1+IFTMIN:D:96A:UN+4'", "UCS+2'", "UCD+12+4:1'"],
    ],
    ['unt-falsch', 'Die Anzahl stimmt nicht (99 ≠', ["UCM+2+IFTMIN:D:96A:UN+4+29+UNT+2'"]],
    ['andere-nachricht', '„ORDERS:D:96A“ ist hier nicht möglich.', ["UCM+1+ORDERS:D:96A:UN+4+12+UNH+3:1'"]],
    ['unz-falsch', 'Die Anzahl stimmt nicht (3 ≠ 2).', [empfangen('4+29+UNZ+2')]],
    ['unz-fremd', 'Die Nummer „REF2“ ist nicht die vom Anfang.', [empfangen('4+28+UNZ+3')]],
    ['abgeschnitten', 'Hier fehlt etwas', [expect.stringMatching(/^UCI\+REF1\+.*\+4\+13/)]],
    ['test', 'als Test gekennzeichnet', [empfangen('4+25+UNB+12')]],
  ])('%s makes no order, and the answer says why', async (name, satz, antwort) => {
    const lauf = await gelesen(datei(name));
    expect(texte(await zeilen(lauf)).map(([, text]) => text)).toContainEqual(expect.stringContaining(satz));
    expect(await contrl(lauf)).toEqual(expect.arrayContaining(antwort));
    await (await kunde()).post(`/api/auftragseingang/${lauf.id}/uebernehmen`).send({ doppelte: true });
    expect((await zeilen(lauf)).filter((z) => z.ausgang === 'abgelehnt' && z.auftragId)).toEqual([]);
  });

  it('what names no sender cannot be answered and is refused; so is what its level does not know', async () => {
    const faelle: [Buffer, string][] = [
      [datei('unob-mit-umlaut'), 'Die Übertragung enthält Zeichen, die ihre Syntaxstufe UNOB nicht kennt.'],
      [
        Buffer.from("UNA:+.? 'UNH+1+IFTMIN:D:96A:UN'"),
        'Die Syntaxstufe „“ der Übertragung (UNB) ist nicht bekannt.',
      ],
      [
        Buffer.from("UNB+UNOX:3+A+B+1:1+1'"),
        'Die Syntaxstufe „UNOX“ der Übertragung (UNB) ist nicht bekannt.',
      ],
      [Buffer.from("UNB+UNOC:3+++1:1+1'"), 'Der Anfang der Übertragung (UNB) fehlt oder ist unvollständig.'],
      [Buffer.from('UNB+UNOC:3+'), 'Der Anfang der Übertragung (UNB) fehlt oder ist unvollständig.'],
    ];
    for (const [inhalt, satz] of faelle) {
      const { status, body } = await sende(inhalt);
      expect([status, body[0]?.field, body[0]?.text]).toEqual([400, 'file', satz]);
    }
    await (await kunde()).get('/api/auftragseingang/999999/contrl').expect(404);
  });

  it('hostile interchanges are refused as a whole, with no more memory than the thread that reads may have', async () => {
    const anfang = "UNB+UNOC:3+4012345000009:14+SPEDITION:ZZ+261201:0815+REF1'";
    const mb = 1024 * 1024;
    const faelle: [string, string][] = [
      [`${anfang}FTX+AAA+++${'x'.repeat(mb)}'`, 'Das Segment ist zu lang.'],
      [`${anfang}FTX${'+'.repeat(mb)}'`, 'Hier steht zu viel.'],
      [`${anfang}FTX+${':'.repeat(mb)}'`, 'Hier steht zu viel.'],
      [`${anfang}UNH+1\u0000\u0001'`, 'Hier steht ein Zeichen, das nicht erlaubt ist.'],
      [`${anfang}${"BGM+1'".repeat(500_000)}`, 'Hier steht zu viel.'],
    ];
    const vorher = process.memoryUsage().rss;
    for (const [inhalt, satz] of faelle) {
      const lauf = await gelesen(Buffer.from(inhalt, 'latin1'));
      expect(lauf).toMatchObject({ auftraege: 1, abgelehnt: 1, neu: 0 });
      expect(texte(await zeilen(lauf))).toEqual([[1, expect.stringContaining(satz)]]);
      expect((await contrl(lauf))[0]).toMatch(/^UCI\+REF1\+.*\+4\+\d+/);
    }
    expect((process.memoryUsage().rss - vorher) / mb).toBeLessThan(400);
  });
});
