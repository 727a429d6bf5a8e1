import { einAuftrag, eineGefahrgutzeile, einePosition } from '@frachtportal/domain/testing/builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { seitentexte } from '../berichte/testing/pdf-text.js';
import { gefahrgutdateien } from './testing/gefahrgutdateien.js';

/** ADR 2027 comes while orders, templates and papers of ADR 2025 are there; both may be used until 30 June 2027. */
let portal: Portal;
let adr2025: number;
let adr2027: number;
let gespeichert: { id: number };
let vorher: Stand;

interface Stand {
  auftrag: string;
  liste: string;
  papiere: string[][];
}

const datei = [
  'UN-Nr.;Benennung;Klasse;VG;Klassifizierungscode;Kategorie;Tunnelcode;LQ',
  '1090;ACETON;3;II;F1;2;(D/E);500 ml',
  '1203;BENZIN oder OTTOKRAFTSTOFF;3;II;F1;2;(D/E);1 L',
].join('\r\n');

const kunde = () => portal.als('kunde');

const dateien = gefahrgutdateien(() => portal);
const importiere = (angaben: object, inhalt = datei) => dateien.importiere(inhalt, angaben);
const nimmZurueck = (id: number) => dateien.wechsle(id);
const uebernommene = async () => (await dateien.neueste()).filter((l) => l.zustand === 'uebernommen');
const ausgaben = async () => (await (await kunde()).get('/api/gefahrgutklasse/ausgaben').expect(200)).body;
const suche = async (query: object) =>
  (await (await kunde()).get('/api/gefahrgutklasse/search').query(query).expect(200)).body;

type Verweis = 'gefahrgutklasse' | 'gefahrgutUnnr';
const beide: Verweis[] = ['gefahrgutklasse', 'gefahrgutUnnr'];

function zeile(klasse: number, ...felder: Verweis[]) {
  const offen = { gefahrgutklasse: null, gefahrgutUnnr: null };
  const verweise = Object.fromEntries(felder.map((f) => [f, { id: klasse }]));
  return { ...eineGefahrgutzeile().build(), ...offen, ...verweise };
}

const auftragMit = (beladedatum: string | null, ...zeilen: object[]) => ({
  ...einAuftrag()
    .mitGefahrgut(
      ...(zeilen as ReturnType<typeof eineGefahrgutzeile>['build'] extends () => infer Z ? Z[] : never),
    )
    .build(),
  // Not the day of the order and not today: the day of the pickup decides.
  datum: '2026-03-02',
  beladedatum,
  entladedatum: '2027-12-01',
});

const lege = async (auftrag: object, wer = 'kunde') =>
  (await portal.als(wer)).post('/api/auftraege').send(auftrag);

/** The days of its edition may change with a new one, nothing else of an order. */
const ohneTage = (json: string) => json.replace(/"gueltigBis":"[^"]+"/g, '');

async function stand(): Promise<Stand> {
  const k = await kunde();
  const { body, text } = await k.get(`/api/auftraege/${gespeichert.id}`).expect(200);
  expect(body.id).toBe(gespeichert.id);
  const liste = await k.get('/api/auftraege/search').query({ query: body.spedeigennr }).expect(200);
  const papiere: string[][] = [];
  for (const name of ['speditionsauftrag', 'befoerderungspapier', 'cmr-frachtbrief', 'warenetikett']) {
    const { body: schein } = await k.get(`/api/jasper-print/encrypt-ids/${gespeichert.id}`).expect(200);
    const pdf = await portal
      .anonym()
      .get(`/api/berichte/${name}`)
      .query({ ids: schein.ids })
      .buffer()
      .expect(200);
    papiere.push(await seitentexte(pdf.body));
  }
  return { auftrag: ohneTage(text), liste: liste.text, papiere };
}

beforeAll(async () => {
  portal = await startePortal();
  [{ id: adr2025 }] = await suche({ unnr: '1090', tag: '2026-12-31' });
  const auftrag = auftragMit('2027-02-01', zeile(adr2025, ...beide));
  gespeichert = (await lege(auftrag)).body;
  vorher = await stand();
  const { status, body } = await importiere({ version: 'ADR 2027', gueltigVon: '2027-01-01' });
  expect(status, JSON.stringify(body)).toBe(200);
  [{ id: adr2027 }] = await suche({ unnr: '1090', tag: '2027-07-01' });
});
afterAll(() => portal.schliessen());

describe('Der Tag der Abholung', () => {
  const faelle: [string, 'ADR 2025' | 'ADR 2027', boolean][] = [
    ['2026-12-31', 'ADR 2025', true],
    ['2026-12-31', 'ADR 2027', false],
    ['2027-01-01', 'ADR 2025', true],
    ['2027-01-01', 'ADR 2027', true],
    ['2027-06-30', 'ADR 2025', true],
    ['2027-06-30', 'ADR 2027', true],
    ['2027-07-01', 'ADR 2025', false],
    ['2027-07-01', 'ADR 2027', true],
  ];
  const klasse = (version: string) => (version === 'ADR 2025' ? adr2025 : adr2027);
  const gefahrgut = (a: { auftragspositionen: { auftragsgefahrgueter: { gefahrgutklasse: object }[] }[] }) =>
    a.auftragspositionen[0]?.auftragsgefahrgueter[0]?.gefahrgutklasse;

  function erwarte(antwort: { status: number; body: unknown }, tag: string, version: string, darf: boolean) {
    if (darf) {
      expect([antwort.status, gefahrgut(antwort.body as never)]).toMatchObject([201, { version }]);
      return;
    }
    const [meldung] = antwort.body as { key: string; field: string; text: string }[];
    expect([antwort.status, meldung?.key]).toEqual([400, 'gefahrgut.nichtGueltig']);
    const datum = tag.split('-').reverse().join('.');
    expect(meldung?.text).toContain(`UN 1090 der Ausgabe ${version} gilt am ${datum} nicht.`);
  }

  it.each(faelle)('%s: an order with %s is taken: %s', async (tag, version, darf) => {
    for (const felder of [beide, ['gefahrgutklasse'], ['gefahrgutUnnr']] as Verweis[][]) {
      const antwort = await lege(auftragMit(tag, zeile(klasse(version), ...felder)));
      erwarte(antwort, tag, version, darf);
      const feld = felder[0] ?? '';
      if (!darf)
        expect(antwort.body).toMatchObject([
          { field: `auftragspositionen[0].auftragsgefahrgueter[0].${feld}` },
        ]);
    }
  });

  it.each(faelle)('%s: an order made from a template with %s is taken: %s', async (tag, version, darf) => {
    const k = await portal.als('dispo');
    const vorlage = await k
      .post('/api/auftragsvorlagen')
      .send({ vorlageName: `${version} ${tag}`, auftrag: auftragMit(null, zeile(klasse(version), ...beide)) })
      .expect(201);
    const { body: entwurf } = await k.get(`/api/auftraege/vorlage/${vorlage.body.id}`).expect(200);
    // Nothing is put in its place before somebody has seen it.
    expect(gefahrgut(entwurf)).toMatchObject({ version });
    const { body: angewandt } = await k
      .post(`/api/auftraege/applyVorlage/${vorlage.body.id}`)
      .send({ beladedatum: tag })
      .expect(200);
    expect(gefahrgut(angewandt)).toMatchObject({ version });
    const auftrag = auftragMit(tag, zeile((gefahrgut(angewandt) as { id: number }).id, ...beide));
    erwarte(await lege({ ...auftrag, vorlageAuftragId: vorlage.body.id }, 'dispo'), tag, version, darf);
  });

  it('decides which editions are offered, the newer one first', async () => {
    const versionen = async (tag: string) =>
      (await suche({ unnr: '1090', tag })).map((g: { version: string }) => g.version);
    expect(await versionen('2026-12-31')).toEqual(['ADR 2025']);
    expect(await versionen('2027-01-01')).toEqual(['ADR 2027', 'ADR 2025']);
    expect(await versionen('2027-06-30')).toEqual(['ADR 2027', 'ADR 2025']);
    expect(await versionen('2027-07-01')).toEqual(['ADR 2027']);
    const aeltere = await suche({ unnr: '1090', tag: '2027-06-30', version: 'ADR 2025' });
    expect(aeltere.map((g: { id: number }) => g.id)).toEqual([adr2025]);
    expect(await ausgaben()).toMatchObject([
      { version: 'ADR 2027', gueltigVon: '2027-01-01', gueltigBis: null },
      { version: 'ADR 2025', gueltigVon: '2025-01-01', gueltigBis: '2027-06-30' },
    ]);
  });

  it('lets an order use one edition only, whichever field names it, and a template too', async () => {
    const gemischt = auftragMit(
      '2027-03-01',
      zeile(adr2027, 'gefahrgutUnnr'),
      zeile(adr2025, 'gefahrgutUnnr'),
    );
    const feld = 'auftragspositionen[0].auftragsgefahrgueter[1].gefahrgutUnnr';
    const nein = await lege(gemischt);
    expect(nein.status).toBe(400);
    expect(nein.body).toMatchObject([{ key: 'gefahrgut.gemischt', field: feld }]);
    expect(nein.body[0].text).toBe(
      'Ein Auftrag verwendet nur eine Ausgabe des ADR: UN 1090 ist aus ADR 2025, andere Zeilen sind aus ADR 2027.',
    );
    const zweite = einePosition().build();
    const getrennt = auftragMit('2027-03-01', zeile(adr2025, ...beide));
    const positionen = [
      ...getrennt.auftragspositionen,
      {
        ...zweite,
        laufendePosition: 2,
        auftragsgefahrgueter: [{ ...zeile(adr2027, ...beide), laufendeNummer: 1 }],
      },
    ];
    expect((await lege({ ...getrennt, auftragspositionen: positionen })).body).toMatchObject([
      { key: 'gefahrgut.gemischt', field: 'auftragspositionen[1].auftragsgefahrgueter[0].gefahrgutklasse' },
    ]);
    const vorlage = await (await portal.als('dispo'))
      .post('/api/auftragsvorlagen')
      .send({ vorlageName: 'gemischt', auftrag: gemischt });
    expect([vorlage.status, vorlage.body[0].field]).toEqual([400, `auftrag.${feld}`]);
  });
});

describe('Was sich ändert', () => {
  const wechsel = async (id: number, tag: string) =>
    (await (await kunde()).get(`/api/gefahrgutklasse/${id}/wechsel`).query({ tag }).expect(200)).body;

  it('is told before an entry of another edition takes the place of one that does not hold [Z-331]', async () => {
    const nachJuni = await wechsel(adr2025, '2027-07-01');
    expect(nachJuni).toMatchObject({ alt: { id: adr2025 }, neu: { id: adr2027, version: 'ADR 2027' } });
    expect(nachJuni.aenderungen).toBe('Begrenzte Menge: 1 L → 500 ml');
    expect(await wechsel(adr2027, '2026-12-31')).toMatchObject({
      neu: { id: adr2025 },
      aenderungen: 'Begrenzte Menge: 500 ml → 1 L',
    });
    expect(await wechsel(adr2025, '2027-06-30')).toMatchObject({ neu: { id: adr2025 }, aenderungen: null });
    const [{ id: klebstoff }] = await suche({ unnr: '1133', tag: '2026-12-31' });
    expect(await wechsel(klebstoff, '2027-07-01')).toMatchObject({ neu: null, aenderungen: null });
    await (await kunde()).get(`/api/gefahrgutklasse/${adr2025}/wechsel`).expect(400);
    await (await kunde()).get('/api/gefahrgutklasse/2147483647/wechsel?tag=2027-01-01').expect(404);
  });

  it('is nothing in stored orders and on papers printed again', async () => {
    expect(await stand()).toEqual(vorher);
  });

  it('is nothing in fields of which the file says nothing', async () => {
    const [neu, alt] = await suche({ unnr: '1090', tag: '2027-06-30' });
    expect(alt).toMatchObject({ gefahrzettel: '3', eq: 'E2' });
    expect(neu).toMatchObject({ gefahrzettel: '3', eq: 'E2', begrenzteMengeText: '500 ml' });
  });
});

describe('Eine Übernahme', () => {
  it('is not taken back once orders or templates use its rows, and says so', async () => {
    const [letzte] = await uebernommene();
    expect(letzte).toMatchObject({ ausgabe: { version: 'ADR 2027', gueltigVon: '2027-01-01' }, zeilen: 2 });
    const { status, body } = await nimmZurueck(letzte?.id ?? 0);
    expect([status, body[0].key]).toEqual([409, 'gefahrgutuebernahme.verwendet']);
    expect(body[0].text).toMatch(
      /^Die Zeilen von ADR 2027 werden schon verwendet \(Aufträge: \d+, Vorlagen: 4\)\./,
    );
  });

  it('is taken back in one step: everything is as it was', async () => {
    const bisher = await ausgaben();
    const alle = await suche({ bezeichnung: 'a', tag: '2029-03-01' });
    const { body } = await importiere({ version: 'ADR 2029', gueltigVon: '2029-01-01' });
    expect(body.ausgabe).toMatchObject({
      bisherige: 'ADR 2027',
      bisherigeGiltBis: '2029-06-30',
      ergaenzt: false,
    });
    expect((await ausgaben())[1]).toMatchObject({ version: 'ADR 2027', gueltigBis: '2029-06-30' });
    const [letzte, vorletzte] = await uebernommene();
    const nein = await nimmZurueck(vorletzte?.id ?? 0);
    expect([nein.status, nein.body[0].key]).toEqual([409, 'stammdatenimport.nichtDerLetzte']);
    expect((await nimmZurueck(letzte?.id ?? 0)).status).toBe(200);
    expect(await ausgaben()).toEqual(bisher);
    expect(await suche({ bezeichnung: 'a', tag: '2029-03-01' })).toEqual(alle);
    expect((await nimmZurueck(letzte?.id ?? 0)).status).toBe(409);
  });

  it.each([
    [{ bisherigeGiltBis: '2029-01-31' }, '2029-01-31'],
    [{ gueltigVon: '2029-03-01' }, '2029-02-28'],
    [{ gueltigVon: '2028-01-01' }, '2027-12-31'],
  ])('with %j lets the former edition hold until %s', async (angaben, bis) => {
    const { body } = await importiere({ version: 'ADR 2029', gueltigVon: '2029-01-01', ...angaben });
    expect(body.ausgabe.bisherigeGiltBis).toBe(bis);
    expect((await ausgaben())[1]).toMatchObject({ version: 'ADR 2027', gueltigBis: bis });
    expect((await nimmZurueck((await uebernommene())[0]?.id ?? 0)).status).toBe(200);
  });

  it.each([
    [{ bisherigeGiltBis: '2028-12-30' }, 'bisherigeGiltBis', 'gefahrgutimport.luecke'],
    [{ gueltigBis: '2028-12-31' }, 'gueltigBis', 'gefahrgutimport.zeitraum'],
    [{ gueltigVon: '2027-01-01' }, 'version', 'gefahrgutimport.tagVergeben'],
    [
      { version: 'ADR 2027', gueltigVon: '2027-01-01', bisherigeGiltBis: '2027-03-31' },
      'bisherigeGiltBis',
      'gefahrgutimport.ergaenztTage',
    ],
  ])('with %j is refused at %s', async (angaben, feld, key) => {
    const bisher = await ausgaben();
    const { status, body } = await importiere({ version: 'ADR 2029', gueltigVon: '2029-01-01', ...angaben });
    expect([status, body[0].field, body[0].key]).toEqual([400, feld, key]);
    expect(await ausgaben()).toEqual(bisher);
  });

  it('of an edition that is there completes it: nothing ends, what was used is still known', async () => {
    const inhalt =
      'UN-Nr.;Benennung;Klasse;VG;Klassifizierungscode;EQ\r\n1090;ACETON;3;II;F1;E3\r\n9999;NEU;9;;M11;';
    const { body } = await importiere({ version: 'ADR 2027', gueltigVon: '2027-01-01' }, inhalt);
    expect(body).toMatchObject({
      ausgabe: { ergaenzt: true, bisherigeGiltBis: null, unvollstaendig: 1 },
      neu: 1,
      geaendert: 1,
      entfallen: 0,
    });
    expect(body.ausgabe.behalten.split(',').sort()).toEqual([
      'befoerderungskategorie',
      'begrenzteMengeText',
      'gefahrzettel',
      'tunnelcode',
    ]);
    const [ergaenzt, ...weitere] = await suche({ unnr: '1090', tag: '2027-07-01' });
    expect(weitere).toEqual([]);
    expect(ergaenzt).toMatchObject({ eq: 'E3', begrenzteMengeText: '500 ml', gefahrzettel: '3' });
    expect(ergaenzt.id).not.toBe(adr2027);
    expect((await suche({ unnr: '1203', tag: '2027-07-01' })).length).toBe(1);
    // An order that names the row that was replaced keeps it; a draft is told what changes.
    expect((await lege(auftragMit('2027-07-01', zeile(adr2027, ...beide)))).status).toBe(201);
    const { body: wechsel } = await (await kunde())
      .get(`/api/gefahrgutklasse/${adr2027}/wechsel`)
      .query({ tag: '2027-07-01' });
    expect(wechsel).toMatchObject({ neu: { id: ergaenzt.id }, aenderungen: 'Freigestellte Menge: E2 → E3' });
    expect((await nimmZurueck((await uebernommene())[0]?.id ?? 0)).status).toBe(200);
    expect(await suche({ unnr: '1090', tag: '2027-07-01' })).toMatchObject([{ id: adr2027, eq: 'E2' }]);
  });
});
