import { einAuftrag, eineAdresse, einePosition } from '@frachtportal/domain/testing/builder';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { linkToken } from '../../testing/post.js';
import { passwort } from '../../testing/welt.js';
import { schadensanzeige } from '../auftraege/testing/ausgaben.js';
import { uebergib, vonHand } from '../dispo/testing/auftraege.js';
import { seitentexte } from './testing/pdf-text.js';

const anzahl = 50;
const dispo = 'schluessel-der-gegenstelle';
/** Stands in everything that is the real sender's, the client's and its users', and nowhere else. */
const marke = /qxwir|04229/i;
/** What the consignee gets to see. */
const papiere = ['lieferschein', 'cmr-frachtbrief', 'warenetikett', 'gs1-etikett', 'abliefernachweis'];
const fuerDenAbsender = 'Blatt 1 für den Absender';

const markiert = (werte: object = {}) => ({
  ...eineAdresse('Qxwirk Werke AG').build(),
  id: null,
  fremdnummer: 'Qxwirk-1',
  zeile2: 'Qxwirk Halle',
  zeile3: 'Qxwirk Rampe',
  strasse: 'Qxwirkweg',
  hausnummer: 'Qxwirk7',
  zusatz: 'Qxwir',
  ortsteil: 'Qxwirk Nord',
  plz: '04229',
  ort: 'Qxwirkstadt',
  kontakt: 'Frau Qxwirk',
  telefon: 'Qxwirk 040',
  land: { id: 1 },
  mailTrackTrace: 'qxwirk@example.com',
  lkz: 'D',
  ...werte,
});

let portal: Portal;
let ids: number[];
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: dispo });
  await benenne();
  await stelle({ isShowAbsenderNeutral: 'true', isShowEmpfRechnung: 'true', gs1Basisnummer: '9521234' });
  ids = [];
  for (let i = 0; i < anzahl; i++) ids.push(await lege(i, true));
  await liefere(ids);
}, 240_000);
afterAll(() => portal.schliessen());

const stelle = async (werte: Record<string, string>) =>
  (await portal.als('admin'))
    .put('/api/config-param/coco')
    .send(Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value })))
    .expect(200);

/** The client bears the mark, its address and the user who captures too. */
async function benenne(): Promise<void> {
  const admin = await portal.als('admin');
  const adresse = markiert();
  const mandant = { name: 'Qxwirk Mandant', hauptmandantId: portal.welt.nord, adresse };
  const geaendert = await admin.put(`/api/mandanten/${portal.welt.nordKunde}`).send(mandant);
  expect(geaendert.status, JSON.stringify(geaendert.body)).toBe(200);
  const neu = { name: 'Qxwirknutzer', email: 'qxwirk@example.com', password: passwort };
  const owningMandant = { id: portal.welt.nordKunde };
  const { body } = await admin
    .post('/api/benutzer')
    .send({ ...neu, owningMandant })
    .expect(201);
  const token = await linkToken(portal, neu.email, 'bestaetigung');
  await portal.anonym().post(`/api/registrierung/confirm/${token}`).expect(204);
  await admin
    .put(`/api/benutzer/${body.id}`)
    .send({ name: neu.name, email: neu.email, edit: true })
    .expect(200);
}

/** One of many kinds: with and without another place of pick-up, payers, cash on delivery and dangerous goods. */
async function lege(i: number, neutral: boolean): Promise<number> {
  const position = einePosition().inKartons(1 + (i % 3));
  const positionen = Array.from({ length: 1 + (i % 5) }, () => position.build());
  if (i % 4 === 0) positionen[0] = einePosition().inKartons(2).mitGefahrgut().build();
  const auftrag = {
    ...einAuftrag().ohneTermine().build(),
    auftragspositionen: positionen,
    absenderAdresse: markiert(),
    absenderReferenz: 'Qxwirk-4711',
    ...(neutral && { neutralerAbsenderAdresse: eineAdresse('Neutral Handel GmbH').build() }),
    ...(i % 2 && { abweichendeAbholerAdresse: markiert({ name: 'Qxwirk Lager' }) }),
    ...(i % 3 === 0 && { abweichendeRechnungsempfaengerAdresse: markiert({ name: 'Qxwirk Kasse' }) }),
    ...(i % 5 === 0 && {
      nachnahmeempfaengerAdresse: markiert({ name: 'Qxwirk Bank' }),
      nachnahmeBetrag: 12.5,
      nachnahmeWaehrung: { id: 2 },
    }),
  };
  const { status, body } = await (await portal.als('Qxwirknutzer')).post('/api/auftraege').send(auftrag);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

async function liefere(auftraege: number[]): Promise<void> {
  const nutzer = await portal.als('Qxwirknutzer');
  const markiertes = await nutzer.post('/api/auftraege/uebertragen').send(auftraege);
  expect(markiertes.status, JSON.stringify(markiertes.body)).toBe(200);
  await uebergib(portal);
  const meldungen = [];
  for (const id of auftraege) {
    const { body } = await nutzer.get(`/api/auftraege/${id}`).expect(200);
    const wann = { status: 10, zeitpunkt: '2026-03-05T10:42:00Z', quittiert: 'Meier' };
    meldungen.push({ auftragsnummer: body.spedeigennr, ereignis: `E-${id}`, ...wann });
  }
  const { body } = await portal
    .anonym()
    .post('/api/dispo/status')
    .set('x-dispo-schluessel', dispo)
    .send({ meldungen });
  expect(body).toMatchObject({ uebernommen: auftraege.length });
}

interface Papier {
  /** Pages, metadata and file name. */
  seiten: string[];
  rest: string;
}

async function drucke(bericht: string, auftraege: number[]): Promise<Papier> {
  const nutzer = await portal.als('Qxwirknutzer');
  const schein = await nutzer.get(`/api/jasper-print/encrypt-ids/${auftraege.join(',')}`).expect(200);
  const antwort = await portal.anonym().get(`/api/berichte/${bericht}`).query(schein.body).buffer();
  expect(antwort.status, String(antwort.text)).toBe(200);
  return lies(antwort);
}

async function lies({ body, headers }: { body: Buffer; headers: Record<string, string> }): Promise<Papier> {
  const pdf = await getDocumentProxy(new Uint8Array(body));
  const { info, metadata } = await pdf.getMetadata();
  const rest = [
    JSON.stringify(info),
    String(metadata?.get('dc:title') ?? ''),
    headers['content-disposition'],
  ];
  // What is not compressed can be read in any editor.
  return { seiten: await seitentexte(body), rest: `${rest.join(' ')} ${body.toString('latin1')}` };
}

/** The pages that tell what they must not. */
const verratene = ({ seiten, rest }: Papier) => [
  ...seiten.filter((text) => marke.test(text) && !text.includes(fuerDenAbsender)),
  // Five digits stand in the tables of a file, too.
  ...(/qxwir/i.exec(rest) ?? []),
];

describe('Ein neutraler Absender', () => {
  it.each(papiere)('%s tells the consignee nothing of the real one', async (bericht) => {
    await stelle({ adrAbsender: 'spediteur' });
    const papier = await drucke(bericht, ids);
    expect(papier.seiten.length).toBeGreaterThanOrEqual(anzahl);
    expect(verratene(papier).map((text) => text.slice(0, 400))).toEqual([]);
    expect(papier.seiten.join()).toContain('Neutral Handel GmbH');
  });

  it('nor does the proof of delivery of one order, or the name of a file', async () => {
    const nutzer = await portal.als('Qxwirknutzer');
    for (const id of ids.slice(0, 5)) {
      const antwort = await nutzer.get('/api/abliefernachweis').query({ id }).buffer().expect(200);
      expect(verratene(await lies(antwort))).toEqual([]);
    }
    const [erste = 0] = ids;
    for (const bericht of papiere) expect(verratene(await drucke(bericht, [erste]))).toEqual([]);
  });

  it('nor does the claim of a damage, which the consignee may hand in', async () => {
    for (const id of ids.slice(0, 10)) {
      const body = await schadensanzeige(portal, id, 'Qxwirknutzer');
      const papier = await lies({ body, headers: {} });
      expect(verratene(papier).map((text) => text.slice(0, 400))).toEqual([]);
      expect(papier.seiten.join()).toContain('Neutral Handel GmbH');
    }
  });

  it('the sender’s own copy of the waybill and the forwarder’s order name the real place', async () => {
    const cmr = await drucke('cmr-frachtbrief', ids);
    const eigene = cmr.seiten.filter((s) => s.includes(`${fuerDenAbsender} Diese Beförderung`));
    expect(eigene).toHaveLength(anzahl);
    for (const blatt of eigene)
      expect(blatt).toMatch(/4 Ort und Tag der Übernahme des Gutes Qxwirk (Werke|Lager)/);
    const { seiten } = await drucke('speditionsauftrag', ids.slice(0, 1));
    expect(seiten.join()).toMatch(marke);
  });

  it('without a neutral one the same papers name the real sender: the marks can be found', async () => {
    const echt = await lege(1, false);
    await liefere([echt]);
    for (const bericht of papiere) expect(verratene(await drucke(bericht, [echt]))).not.toEqual([]);
  });
});

describe('Mit Gefahrgut', () => {
  const absender = (blatt: string) => /1 Absender \(Name, Anschrift, Land\) (.*?) 16 /.exec(blatt)?.[1] ?? '';

  it('transport document and waybill name the consignor whom the client has configured, no neutral one', async () => {
    const [gefaehrlich = 0] = ids;
    for (const [wer, name] of [
      ['spediteur', 'Nordlicht Spedition GmbH'],
      ['absender', 'Qxwirk Werke AG'],
    ] as const) {
      await stelle({ adrAbsender: wer });
      const [papier = ''] = (await drucke('befoerderungspapier', [gefaehrlich])).seiten;
      expect(papier).toMatch(new RegExp(`Absender ${name}`));
      expect(papier).not.toContain('Neutral Handel');
      const { seiten } = await drucke('cmr-frachtbrief', [gefaehrlich]);
      const koepfe = seiten.filter((s) => s.includes('Diese Beförderung')).map(absender);
      expect(koepfe).toHaveLength(4);
      for (const kopf of koepfe) expect(kopf).toContain(name);
    }
  });
});
