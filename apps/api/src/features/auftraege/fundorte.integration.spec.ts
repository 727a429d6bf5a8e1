import { auftragsrollen } from '@frachtportal/domain/adresse/adresstyp';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { fundorte, orteVon } from '@frachtportal/domain/auftrag/fundorte/fundorte';
import { type Ort, orte } from '@frachtportal/domain/auftrag/fundorte/ort';
import type { Feld } from '@frachtportal/domain/feld/feld';
import { istErkennbar, type Marke, maengel, markenVon, zeigt } from '@frachtportal/domain/testing/marken';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';
import { unterschriftPng } from '../berichte/testing/unterschrift.js';
import { fragePreisAn, uebergib, vonHand } from '../dispo/testing/auftraege.js';
import { pdf } from '../dokumente/testing/dateien.js';
import { ausgabenVon, papierVon, xmlVon } from './testing/ausgaben.js';
import { angelegtMitAllem, Markierung } from './testing/markierung.js';

const schluessel = 'schluessel-der-gegenstelle';
const alleRollen = auftragsrollen.map((r) => r.feld);
const zweiRollen = ['absenderAdresse', 'empfaengerAdresse'];
const gemessen = orte.filter((ort) => ort !== 'formular' && ort !== 'liste');

/** A picture, which the papers' own tests look at, and a word that the name of a service has too. */
const unlesbar = ['signatur', 'auftragServices.attributName'];

/** The same value stands under another name, which is the one that is looked for. */
const istZweitname = (pfad: string) => 'wie' in (fundorte.get(pfad) ?? {});

/** What was seen of each field, over all orders. */
const gesehen = new Map<string, Set<string>>();
const ohneXml = new Set<string>();
const inXml = new Set<string>();
let portal: Portal;
let markierung: Markierung;

beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO_EINGANGSSCHLUESSEL: schluessel });
  markierung = new Markierung(portal);
  await konfiguriere(portal, { gs1Basisnummer: '9521234' });
  const voll = await zugestellt(await angelegt(await markierung.auftrag(alleRollen)));
  await untersuche(voll, true);
  await untersuche(await uebertragen(await angelegt(await mitWenigem(zweiRollen))));
  const ohneNeutralen = alleRollen.filter((rolle) => rolle !== 'neutralerAbsenderAdresse');
  const etiketten = await uebertragen(await angelegt(await mitWenigem(ohneNeutralen)));
  await untersuche(etiketten);
  await unterscheide(etiketten);
  // A neutral sender hides the others from the consignee, on the proof of delivery too.
  await untersuche(await zugestellt(await angelegt(await mitWenigem(ohneNeutralen))));
  await untersuche(await bepreist(await angelegt(await innerdeutsch(voll))));
}, 240_000);
afterAll(() => portal.schliessen());

async function angelegt(neu: object): Promise<number> {
  const id = await angelegtMitAllem(portal, neu);
  // The first label that is printed gives the pieces their numbers.
  await papierVon(portal, id, 'gs1-etikett');
  return id;
}

const gelesen = async (id: number): Promise<Auftrag> =>
  (await (await portal.als('kunde')).get(`/api/auftraege/${id}`).expect(200)).body;

/** So few packages that each can have its label. */
async function mitWenigem(rollen: string[]): Promise<Auftrag> {
  const auftrag = await markierung.auftrag(rollen);
  const auftragspositionen = auftrag.auftragspositionen.map((p) => ({
    ...p,
    lademittelAnzahl: 2,
    verpackungAnzahl: 3,
  }));
  return { ...auftrag, auftragspositionen };
}

/** Within reach of the tariff, and made from another order and a template. */
async function innerdeutsch(copyId: number): Promise<object> {
  const haupt = await portal.als('haupt');
  const vorlage = { vorlageName: 'Vorlage', auftrag: {} };
  const { body } = await haupt.post('/api/auftragsvorlagen').send(vorlage).expect(201);
  const auftrag = await mitWenigem(zweiRollen);
  const { auftragServices } = auftrag;
  return {
    ...auftrag,
    copyId,
    vorlageAuftragId: body.id,
    absenderAdresse: { ...auftrag.absenderAdresse, lkz: 'D', plz: '28195' },
    empfaengerAdresse: { ...auftrag.empfaengerAdresse, lkz: 'D', plz: '80331' },
    // "Abtragen" stands for an attribute of the order too.
    auftragServices: [...auftragServices, { spez_num: 48, wert: 'true' }],
  };
}

/** Dispatch has it: now all its papers are printed. */
async function uebertragen(id: number): Promise<number> {
  await (await portal.als('kunde')).post('/api/auftraege/uebertragen').send([id]).expect(200);
  await uebergib(portal);
  return id;
}

/** Delivered, signed for, and changed by somebody since it was captured. */
async function zugestellt(id: number): Promise<number> {
  const { spedeigennr } = await gelesen(await uebertragen(id));
  const meldung = {
    auftragsnummer: spedeigennr,
    ereignis: `Z-${id}`,
    status: 10,
    zeitpunkt: '2026-03-05T10:42:00Z',
    quittiert: 'Zqquitt',
    ereignisort: 'Zqort',
    kommentar: 'Zqkomm',
    signatur: unterschriftPng().toString('base64'),
  };
  const antwort = await portal
    .anonym()
    .post('/api/dispo/status')
    .set('x-dispo-schluessel', schluessel)
    .send({ meldungen: [meldung] });
  expect(antwort.body).toMatchObject({ uebernommen: 1 });
  return id;
}

/** With a price and a document. */
async function bepreist(id: number): Promise<number> {
  const kunde = await portal.als('kunde');
  await fragePreisAn(portal, id);
  await uebergib(portal);
  expect((await gelesen(id)).berechnBetrag).toBeGreaterThan(0);
  await kunde
    .post('/api/dokumentenverweise/upload')
    .query({ filename: 'Zqdatei.pdf', objectId: id })
    .attach('file', pdf('Papier'), 'x.pdf')
    .field('metadata', JSON.stringify({ dateiname: 'Zqname', belegart: 'foto' }))
    .expect(201);
  return id;
}

/** Notes where each recognisable value of the order comes out. @param mitSuche also whether it can be found by it */
async function untersuche(id: number, mitSuche = false): Promise<void> {
  const auftrag = await gelesen(id);
  const { csv, xlsx, ...papiere } = await ausgabenVon(portal, id);
  const imXml = markenVon(Auftrag, await xmlVon(portal, id));
  for (const [i, roh] of markenVon(Auftrag, auftrag).entries()) {
    if (roh.wert === null || roh.wert === undefined) continue;
    const gleich = imXml[i]?.pfad === roh.pfad && (imXml[i]?.wert ?? null) !== null;
    (gleich ? inXml : ohneXml).add(roh.pfad);
    const marke = await alsWorte(roh);
    if (!istErkennbar(marke) || unlesbar.includes(marke.pfad) || istZweitname(marke.pfad)) continue;
    const da = gesehen.get(marke.pfad) ?? new Set();
    gesehen.set(marke.pfad, da);
    for (const [ort, text] of Object.entries(papiere)) if (zeigt(text, marke)) da.add(ort);
    expect(zeigt(xlsx ?? '', marke), marke.pfad).toBe(zeigt(csv ?? '', marke));
    if (zeigt(csv ?? '', marke)) da.add('tabelle');
    if (mitSuche && (await findetMan(marke, id))) da.add('suche');
  }
}

/** Three lists are named by a number alone; what is seen of them are their words. */
async function alsWorte(marke: Marke): Promise<Marke> {
  const pfad = { frankatur: 'frankaturen', verkehrsart: 'verkehrsarten', metrokennung: 'metrokennungen' }[
    marke.pfad
  ];
  if (!pfad) return marke;
  const { body } = await (await portal.als('kunde')).get(`/api/${pfad}/${marke.wert}`).expect(200);
  const feld: Feld = { ...marke.feld, art: 'verweis' };
  return { ...marke, feld, wert: body };
}

async function findetMan({ feld, wert }: Marke, id: number): Promise<boolean> {
  // Three letters, the code of a country, stand in the middle of other words.
  if (feld.art !== 'text' || String(wert).length < 4) return false;
  const { body } = await (await portal.als('kunde')).get('/api/auftraege/search').query({ query: wert });
  return (body as { id: number }[]).some((treffer) => treffer.id === id);
}

/** A yes or no is seen where something changes with it. */
async function unterscheide(id: number): Promise<void> {
  const vorlage = await gelesen(id);
  const zuerst = await ohneNummern(id);
  const anders: Record<string, (a: Auftrag) => object> = {
    abweichendeBeladung: (a) => ({ abweichendeBeladung: !a.abweichendeBeladung }),
    'auftragspositionen.auftragsgefahrgueter.begrenztemenge': (a) =>
      mitGefahrgut(a, { begrenztemenge: false }),
    'auftragspositionen.auftragsgefahrgueter.umweltgefaehrdend': (a) =>
      mitGefahrgut(a, { umweltgefaehrdend: false }),
  };
  for (const [pfad, aendere] of Object.entries(anders)) {
    const anderer = { ...gesendet(vorlage), ...aendere(gesendet(vorlage)) };
    const danach = await ohneNummern(await uebertragen(await angelegt(anderer)));
    const da = Object.keys(zuerst).filter((ort) => zuerst[ort] !== danach[ort]);
    gesehen.set(pfad, new Set(da));
  }
}

const mitGefahrgut = (a: Auftrag, werte: object) => ({
  auftragspositionen: a.auftragspositionen.map((p) => ({
    ...p,
    auftragsgefahrgueter: p.auftragsgefahrgueter.map((g) => ({ ...g, ...werte })),
  })),
});

/** As a form sends back what it has read. */
const gesendet = (auftrag: Auftrag): Auftrag => JSON.parse(JSON.stringify(auftrag));

async function ohneNummern(id: number): Promise<Record<string, string>> {
  const { spedeigennr } = await gelesen(id);
  const { csv: _c, xlsx: _x, ...papiere } = await ausgabenVon(portal, id);
  const ersetzt = (text: string) => text.replaceAll(spedeigennr, '').replace(/\d{18}/g, '');
  return Object.fromEntries(Object.entries(papiere).map(([ort, text]) => [ort, ersetzt(text)]));
}

const soll = (pfad: string): readonly Ort[] => orteVon(pfad);

describe('Jedes Feld eines Auftrags', () => {
  it('is seen where the table of places says, and nowhere else', () => {
    expect(maengel(gesehen, gemessen, soll)).toEqual([]);
  });

  it('stands in the XML', () => {
    expect([...ohneXml]).toEqual([]);
    // Nothing fills these two; the others take an address of the book, or a paper in place of the proof of delivery.
    const leer = [...fundorte.keys()].filter((pfad) => !inXml.has(pfad));
    expect(leer.filter((pfad) => !/\.(id|matchcode)$/.test(pfad)).sort()).toEqual([
      'abliefernachweis',
      'auftragServices.color',
      'auftragServices.hinweis',
    ]);
  });

  it('a field that is on a paper, and of which the table does not say so, is noticed', () => {
    const ohneHinweis = (pfad: string) => (pfad === 'hinweis' ? [] : soll(pfad));
    expect(maengel(gesehen, gemessen, ohneHinweis)).toContain(
      'hinweis steht, wo die Tafel es nicht sagt: lieferschein',
    );
  });

  it('a field that is claimed to be searched by, and is not, is noticed', () => {
    const mitSuche = (pfad: string) => (pfad === 'dispohinweis' ? [...soll(pfad), 'suche'] : soll(pfad));
    expect(maengel(gesehen, gemessen, mitSuche)).toContain(
      'dispohinweis steht nicht, wo die Tafel es sagt: suche',
    );
  });
});
