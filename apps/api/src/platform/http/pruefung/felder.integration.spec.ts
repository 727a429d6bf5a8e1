import { fileURLToPath } from 'node:url';
import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { Adressimportzeile } from '@frachtportal/domain/adresse/adressimport';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  AuftragLademittel,
  AuftragService,
  Dokumentenverweis,
  Historieneintrag,
} from '@frachtportal/domain/auftrag/auftrag-teile';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { Auftragsvorlage } from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { Berechnteil, Berechnteilposition } from '@frachtportal/domain/preis/berechnteil';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { Land } from '@frachtportal/domain/stammdaten/land';
import { leseAnforderungen, leseNachweise } from '@frachtportal/testkit/abdeckung/abdeckung';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vonHand } from '../../../features/dispo/testing/auftraege.js';
import { Uebergabe } from '../../../features/dispo/uebergabe.service.js';
import { pdf } from '../../../features/dokumente/testing/dateien.js';
import { type Portal, startePortal } from '../../../testing/portal.js';

type Werte = Record<string, unknown>;

const wurzel = fileURLToPath(new URL('../../../../../../', import.meta.url));
const nachweise = leseNachweise(wurzel);

/** The fields of a class whose rows in docs/abdeckung bear an id that stands in a title here. */
const verlangt = (klasse: Klasse): string[] =>
  leseAnforderungen(wurzel)
    .filter(({ kennung }) =>
      nachweise.get(kennung)?.some(({ datei }) => datei.endsWith('pruefung/felder.integration.spec.ts')),
    )
    .flatMap(({ text }) => new RegExp(`^\`${klasse.name}\\.(\\w+)\``).exec(text)?.slice(1) ?? []);

/** A reference or a part comes back with more than was sent; the entries of a list are looked at by themselves. */
const wie = (wert: unknown): unknown => {
  if (Array.isArray(wert)) return expect.objectContaining({ length: wert.length });
  if (typeof wert !== 'object' || wert === null) return wert;
  return expect.objectContaining(Object.fromEntries(Object.entries(wert).map(([k, v]) => [k, wie(v)])));
};

/** Each field that can be sent was sent with a value and came back with it; what cannot be is there to be read. */
function vollstaendig(klasse: Klasse, gelesen: Werte, gesendet?: Werte): void {
  const namen = verlangt(klasse);
  expect(namen).not.toEqual([]);
  for (const name of namen) {
    expect.soft(gelesen, `${klasse.name}.${name} wird nicht gelesen`).toHaveProperty(name);
    if (!gesendet || felder(klasse).get(name)?.nurLesen) continue;
    expect.soft(gesendet[name] ?? null, `${klasse.name}.${name} wird nicht gesendet`).not.toBeNull();
    expect.soft(gelesen[name], `${klasse.name}.${name}`).toEqual(wie(gesendet[name]));
  }
}

const anschrift = (name: string): Werte => ({
  name,
  zeile2: 'Werk 2',
  zeile3: 'Tor 7',
  kurzname: 'kurz',
  fremdid: 'F-1',
  fremdnummer: 'K-77',
  strasse: 'Hafenstraße',
  hausnummer: '12a',
  zusatz: 'Hof',
  ortsteil: 'Altstadt',
  land: { id: 1 },
  lkz: 'D',
  plz: '28195',
  ort: 'Bremen',
  kontakt: 'Frau Jäger',
  telefon: '0421 1',

  mailTrackTrace: 'a@example.com',
  usteuerid: 'DE1',
  postfach: '77',
  ortPostfach: 'Bremen',
  origin: 'ERP',
});

const erstes = (liste: unknown): Werte => (liste as Werte[])[0] ?? {};

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal(vonHand);
});
afterAll(() => portal.schliessen());

const sende = async (pfad: string, body: object, wer = 'haupt'): Promise<Werte> => {
  const antwort = await (await portal.als(wer)).post(`/api/${pfad}`).send(body);
  expect(antwort.status, JSON.stringify(antwort.body)).toBeLessThan(300);
  return antwort.body;
};
const stelle = async (werte: Record<string, string>) =>
  (await portal.als('admin'))
    .put('/api/config-param/coco')
    .send(Object.entries(werte).map(([key, value]) => ({ key: `client.${key}`, value })))
    .expect(200);

/** No configuration captures all fields of an order; what the second one here hides is stored under the first. */
const lege = async (auftrag: Werte): Promise<Werte> => {
  await stelle({
    clientKunde: 'spedition-iban',
    isTauschgeraete: 'true',
    isZusaetzlicheLademittel: 'false',
    isShowKlassifizierung: 'true',
    isShowAbsenderNeutral: 'true',
    isShowEmpfRechnung: 'true',
  });
  const spaeter = { auftragZusLademittel: [], metrokennung: null, dispohinweis: null };
  const { id } = await sende('auftraege', { ...auftrag, ...spaeter });
  await stelle({ clientKunde: 'metro', isTauschgeraete: 'false', isZusaetzlicheLademittel: 'true' });
  const { status, body } = await (await portal.als('haupt')).put(`/api/auftraege/${id}`).send(auftrag);
  expect([status, status === 200 ? [] : body]).toEqual([200, []]);
  return body;
};
const lies = async (pfad: string, wer = 'haupt'): Promise<Werte> =>
  (await (await portal.als(wer)).get(`/api/${pfad}`).expect(200)).body;

describe('What is sent comes back', () => {
  const gefahrgut: Werte = {
    laufendeNummer: 1,
    gefahrgutUnnr: { id: 1 },
    gefahrgutklasse: { id: 1 },
    anzahl: 4,

    verpackung: { id: 1 },
    bruttoGewicht: 88.4,
    nettoGewicht: 80,
    nettoexplosivmasse: 1.25,
    gefahrgutausloeser: 'Aceton',
    begrenztemenge: true,
    umweltgefaehrdend: true,
  };
  /** Weight and litres exclude each other. */
  const fluessig: Werte = { ...gefahrgut, laufendeNummer: 2, nettoGewicht: null, liter: 12.5 };
  const position: Werte = {
    laufendePosition: 1,
    warengutBezeichnung: 'Maschinenteile',
    verpackungseinheit: 2,
    verpackungAnzahl: 8,
    verpackung: { id: 1 },
    lademittelAnzahl: 2,
    lademittel: { id: 1 },
    bruttoGewicht: 480.5,
    laengeCM: 120,
    breiteCM: 80,
    hoeheCM: 100,
    volumenCBM: 1.92,
    stellplaetze: 2,
    lademeter: 0.8,
    zeichenNummer: 'Z-1',
    lieferschein: 'LS-1',
    versicherungswert: 1000.5,
    waehrungVersicherungswert: { id: 2 },
    warenwert: 900.25,
    warenwertWaehrung: { id: 2 },
    auftragsgefahrgueter: [gefahrgut, fluessig],
  };
  const lademittel: Werte = { anzFolge: 1, anzahl: 3, lademittel: { id: 1 }, eigentuemer: { id: 1 } };
  const service: Werte = { spez_num: 6, wert: 'true' };
  const auftrag: Werte = {
    spedfremdnr: 'S-1',
    partnerreferenz: 'P-1',
    empfaengerreferenz: 'E-1',
    absenderReferenz: 'A-1',
    datum: '2026-03-02',
    beladedatum: '2026-03-03',
    beladezeitVon: '08:00',
    beladezeitBis: '10:00',
    entladedatum: '2026-03-05',
    entladezeitVon: '09:00',
    entladezeitBis: '11:00',
    terminkennzeichen: { id: 4 },
    zustellkennzeichen: { id: 1 },
    anlieferkennzeichen: { id: 1 },
    frankatur: 5,
    verkehrsart: 1,
    metrokennung: 1,
    sperrigkeit: { id: 1 },
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    nachnahmeBetrag: 99.5,
    nachnahmeWaehrung: { id: 2 },
    spotpreisnr: 'SP-1',
    tauschpaletteA: 1,
    tauschpaletteB: 2,
    tauschpaletteR: 3,
    tauschpaletteY: 4,
    hinweis: 'bitte klingeln',
    dispohinweis: 'Hebebühne',
    zollvermerk: 'T1',
    abweichendeBeladung: true,
    auftragspositionen: [position],
    auftragZusLademittel: [lademittel],
    auftragServices: [service],
    ...Object.fromEntries(
      [...felder(Auftrag).values()]
        .filter(({ name }) => name.endsWith('Adresse'))
        .map(({ name }) => [name, anschrift(name.slice(0, 35))]),
    ),
  };

  it('of an order, its goods and its parts [1-3.001-068,074-117,128-148]', async () => {
    const vorlage = await sende('auftragsvorlagen', { vorlageName: 'Woche', auftrag });
    // A neutral sender excludes another label.
    const original = await lege({ ...auftrag, neutralerAbsenderAdresse: null });
    const { id: mandant } = original['mandant'] as { id: number };
    const gesendet = {
      ...auftrag,
      copyId: original['id'],
      vorlageAuftragId: vorlage['id'],
      mandant: { id: mandant },
    };
    const { id } = await lege(gesendet);
    const gelesen = await lies(`auftraege/${id}`);
    const { abweichendeBeladung } = await lies(`auftraege/${original['id']}`);
    vollstaendig(Auftrag, { ...gelesen, abweichendeBeladung }, gesendet);
    const gelesenePosition = erstes(gelesen['auftragspositionen']);
    vollstaendig(Auftragsposition, gelesenePosition, position);
    const [fest = {}, nass = {}] = gelesenePosition['auftragsgefahrgueter'] as Werte[];
    vollstaendig(
      Gefahrgutzeile,
      { ...fest, liter: nass['liter'] },
      { ...gefahrgut, liter: fluessig['liter'] },
    );
    vollstaendig(AuftragLademittel, erstes(gelesen['auftragZusLademittel']), lademittel);
    vollstaendig(AuftragService, erstes(gelesen['auftragServices']), service);
  });

  it('of an order that was asked the price of, with its history and its papers [1-3.069-073,205-226]', async () => {
    const { id } = await lege({ ...auftrag, beladedatum: null, entladedatum: null });
    await sende('auftraege/typ', { typ: 1, ids: [id] });
    await sende('auftraege/typUebertragen', [id]);
    await portal.app.get(Uebergabe, { strict: false }).laufe();
    const haupt = await portal.als('haupt');
    await haupt
      .post('/api/dokumentenverweise/upload')
      .query({ filename: 'a.pdf', objectId: Number(id) })
      .attach('file', pdf(), 'a.pdf')
      .expect(201);
    const gelesen = await lies(`auftraege/${id}`);
    vollstaendig(Historieneintrag, erstes(gelesen['auftragshistorie']));
    vollstaendig(Dokumentenverweis, erstes(gelesen['dokumentenverweise']));
    const teil = erstes(await lies(`auftraege/brt/${id}`));
    vollstaendig(Berechnteil, teil);
    const zeile = erstes(teil['berechnteilpositionen']);
    vollstaendig(Berechnteilposition, zeile);
  });

  it('of a template [1-3.200-203]', async () => {
    const gesendet = { vorlageName: 'Monat', auftrag, mandant: { id: portal.welt.nordKunde } };
    const { id } = await sende('auftragsvorlagen', gesendet);
    vollstaendig(Auftragsvorlage, await lies(`auftragsvorlagen/${id}`), gesendet);
  });

  it('of an address [1-3.153-182]', async () => {
    const gesendet = {
      ...anschrift('Ganz'),
      einmaladresse: true,
      unsichtbar: true,
      typ: 2,
      mandant: { id: portal.welt.nordKunde },
      copyId: portal.welt.adressen.nordKunde,
    };
    const { id } = await sende('adressen', gesendet);
    vollstaendig(Adresse, await lies(`adressen/${id}`), gesendet);
  });

  it('of a row of an address import [2-3.082-094]', async () => {
    const zeile: Werte = { ...anschrift('Eingeführt'), fremdnummer: 'IMP-1' };
    delete zeile['land'];
    await sende(`adressen/import?mandant_id=${portal.welt.nordKunde}`, [zeile], 'admin');
    vollstaendig(Adressimportzeile, await lies('adressen/nr/IMP-1'), zeile);
  });
});

describe('What is there to be read is read', () => {
  it('of a country [1-3.183-190]', async () => {
    vollstaendig(Land, erstes(await lies('laender')));
  });

  it('of a dangerous good [1-3.118-126]', async () => {
    vollstaendig(Gefahrgutklasse, erstes(await lies('gefahrgutklasse/search?unnr=1203')));
  });
});
