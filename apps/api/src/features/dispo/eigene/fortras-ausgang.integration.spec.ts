import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Anbindung, Ausgangsdatei } from '@frachtportal/domain/anbindung/anbindung';
import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Uebertragung } from '@frachtportal/domain/dispo/uebertragung';
import { plusTage } from '@frachtportal/domain/feld/tag';
import { tagVon, zeitzoneVorgabe } from '@frachtportal/domain/feld/zeitpunkt';
import type { Hinweis } from '@frachtportal/domain/regel/hinweis';
import { einAuftrag, eineGefahrgutzeile, einePosition } from '@frachtportal/domain/testing/builder';
import { type Bordero, liesBordero } from '@frachtportal/edi/fortras/bordero';
import { dekodiere } from '@frachtportal/edi/zeichensatz';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { konfiguriere } from '../../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { uebergib, vonHand } from '../testing/auftraege.js';
import { fuenfzigAuftraege } from '../testing/fuenfzig-auftraege.js';
import { Sammeluebergabe } from './sammeluebergabe.service.js';

let portal: Portal;
let wurzel: string;
beforeAll(async () => {
  portal = await startePortal({ ...vonHand, DISPO: 'demo', DEMO: 'true' });
  wurzel = portal.app.get<Umgebung>(UMGEBUNG).ANBINDUNG_VERZEICHNIS;
  await konfiguriere(portal, { gs1Basisnummer: '4012345', isZusaetzlicheLademittel: 'true' });
});
afterAll(() => portal.schliessen());

const profil = {
  datenart: 'ABH',
  eigeneKennung: 'NORD01',
  partnerkennung: 'NETZ',
  zeilenende: 'crlf',
  mailkennung: 'EMA',
  stellplatzDezimal: 1,
  mengenDezimal: 1,
  testkennzeichen: false,
  nachnahmecode: 'NN',
  textschluesselliste: null,
  abschlusszeiten: null,
};
const angaben = (dazu: object = {}) => ({
  name: 'Netz',
  richtung: 'ausgang',
  weg: 'ordner',
  ordner: 'netz',
  format: 'fortras',
  taktSekunden: 60,
  selbstUebernehmen: false,
  aktiv: true,
  fortras: profil,
  ...dazu,
});
const admin = () => portal.als('admin');
const kunde = () => portal.als('kunde');
async function lege(dazu: object = {}): Promise<Anbindung> {
  return (await (await admin()).post('/api/anbindungen').send(angaben(dazu)).expect(201)).body;
}
async function entferne({ id }: Anbindung): Promise<void> {
  await (await admin()).delete(`/api/anbindungen/${id}`).expect(204);
}
const lies = async ({ id }: Anbindung): Promise<Anbindung> =>
  (await (await admin()).get(`/api/anbindungen/${id}`).expect(200)).body;
const dateien = async ({ id }: Anbindung): Promise<Ausgangsdatei[]> =>
  (await (await admin()).get(`/api/anbindungen/${id}/dateien`).expect(200)).body;
const code = async (liste: string, eintragId: number, wort: string, partner = 'NETZ') =>
  (await admin()).put('/api/partnercodes').send({ partner, liste, eintragId, code: wort }).expect(200);

const vonFortras = ({ hinweise = [] }: { hinweise?: Hinweis[] }) =>
  hinweise.filter((h) => h.regel.startsWith('fortras'));
async function erfasse(auftrag: object): Promise<Auftrag & { hinweise?: Hinweis[] }> {
  const { status, body } = await (await kunde())
    .post('/api/auftraege')
    .send(JSON.parse(JSON.stringify(auftrag)));
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
async function markiere(...auftraege: Auftrag[]) {
  const ids = auftraege.map((a) => a.id);
  return (await kunde()).post('/api/auftraege/uebertragen').send(ids);
}
const zeile = async (a: Auftrag): Promise<Uebertragung> =>
  (await (await admin()).get(`/api/dispo/uebertragungen?auftragId=${a.id}`).expect(200)).body[0];
const status = async (a: Auftrag): Promise<number> =>
  (await (await kunde()).get(`/api/auftraege/${a.id}`).expect(200)).body.status.id;
const sammle = () => portal.app.get(Sammeluebergabe, { strict: false }).laufe();

const stoerungsmails = async (): Promise<number> => {
  const { body } = await (await admin()).get('/api/mails?searchLimit=1000').expect(200);
  // Of one administrator; the others hear the same.
  return body.filter(
    (m: { an: string; betreff: string }) =>
      m.an === 'admin@example.com' && m.betreff.includes('Netz ist gestört'),
  ).length;
};

const namen = ({ verzeichnis }: Anbindung) => {
  const ordner = join(wurzel, verzeichnis ?? '');
  return existsSync(ordner) ? readdirSync(ordner).sort() : [];
};
function inhalt(
  a: Anbindung,
  name: string,
  zeichensatz: 'windows-1252' | 'utf-8' | 'cp850' = 'windows-1252',
) {
  return dekodiere(readFileSync(join(wurzel, a.verzeichnis ?? '', name)), zeichensatz) ?? '';
}
function bordero(text: string): Bordero {
  const gelesen = liesBordero(text);
  if ('fehler' in gelesen) throw new Error(JSON.stringify(gelesen.fehler));
  return gelesen.bordero;
}

const heute = tagVon(new Date(), zeitzoneVorgabe);
const morgen = plusTage(heute, 1);
/** An order of which the partner has a code for everything. */
const einer = () => {
  const palette = einePosition()
    .mit({ verpackung: { id: 1 }, verpackungAnzahl: 40 })
    .aufPaletten(2)
    .build();
  return einAuftrag()
    .ohneTermine()
    .mit({ beladedatum: morgen, beladezeitVon: '08:00', beladezeitBis: '12:30', frankatur: 1 })
    .mitPositionen(palette);
};

describe('Ein Hauptmandant mit eigener Anbindung zu einem FORTRAS-Partner', () => {
  it('der Auftrag liegt als Abholauftrag im Ordner, genau einmal, und gilt dann als übertragen [Z-660]', async () => {
    await code('lademittel', 1, 'EP');
    await code('verpackung', 1, 'KT');
    await code('frankatur', 1, '01');
    const a = await lege({ partner: 'NETZ' });
    const auftrag = await erfasse(
      einer()
        .mit({
          hinweis: 'Bitte an der Rückseite klingeln',
          nachnahmeBetrag: 199.9,
          nachnahmeWaehrung: { id: 1 },
        })
        .mit({ empfaengerreferenz: 'B-2026-55', absenderReferenz: 'A-7' })
        .build(),
    );
    expect(vonFortras(auftrag)).toEqual([]);
    expect((await markiere(auftrag)).status).toBe(200);
    expect(await lies(a)).toMatchObject({ offen: 1, gescheitert: 0 });
    await uebergib(portal);
    await uebergib(portal);
    const [name = '', ...weitere] = namen(a);
    expect([name, weitere]).toEqual([expect.stringMatching(/^BORD512_NORD01_\d{8}\.txt$/), []]);
    const text = inhalt(a, name);
    expect(text.split('\r\n')[0]).toBe('@@PHBORD512 0512003500107 NORD01  NETZ');
    expect(text.split('\r\n').every((z) => z.length <= 512)).toBe(true);
    const { kopf, sendungen, summe } = bordero(text);
    expect(kopf.werte).toMatchObject({ dataType: 'ABH', releaseVersion: '100', waybillDate: heute });
    expect(sendungen).toHaveLength(1);
    const [sendung] = sendungen;
    expect(sendung?.summe?.werte).toMatchObject({
      consignmentNumberSendingDepot: auftrag.spedeigennr,
      pickupDate: morgen,
      deliveryTerm: '01',
      pickupTimeFrom: '08:00',
      pickupTimeTo: '12:30',
      actualConsignmentGrossWeightInKg: String(auftrag.sumBruttoGewicht),
    });
    expect(sendung?.adressen.map((x) => x.adresse.werte.addressTypeQualifier)).toEqual(['SHP', 'CON', 'ORD']);
    const [position] = sendung?.positionen ?? [];
    expect(position?.gut.werte).toMatchObject({
      numberOfPackages: '2',
      packagingType: 'EP',
      numberOfPackagesOnPallets: '40',
      packagingTypeOnPallets: 'KT',
      lengthInMeters: '1.2',
      widthInMeters: '0.8',
      heightInMeters: '1',
    });
    // One record a piece, with the number that stands on its label.
    const { body: gelesen } = await (await kunde()).get(`/api/auftraege/${auftrag.id}`).expect(200);
    const nummern = gelesen.auftragspositionen[0].packstuecke.map((p: { sscc: string }) => p.sscc);
    expect(nummern).toHaveLength(2);
    expect(position?.packstuecke.map((f) => f.werte.barcode)).toEqual(nummern);
    expect(position?.packstuecke[0]?.werte).toMatchObject({
      referenceQualifier1: '502',
      referenceNumber1: 'B-2026-55',
    });
    expect(sendung?.leistungen[0]?.werte).toMatchObject({ serviceType1: 'NN', amount1: '199.9' });
    expect(summe?.werte).toMatchObject({ totalsOfProductValueCOD: '199.9', totalNumberOfPackages: '2' });
    const texte = sendung?.texte.flatMap(({ werte: w }) => [w.text1, w.text2, w.text3]) ?? [];
    expect(texte).toEqual(
      expect.arrayContaining(['Bitte an der Rückseite klingeln', 'Absenderreferenz: A-7']),
    );
    expect(await zeile(auftrag)).toMatchObject({ zustand: 'uebergeben', externeReferenz: name, versuche: 1 });
    expect(await status(auftrag)).toBe(3);
    expect(await dateien(a)).toMatchObject([
      { dateiname: name, auftraege: 1, zustand: 'gesendet', fehler: null },
    ]);
    expect(await lies(a)).toMatchObject({ offen: 0, letzterLaufAm: expect.any(String), fehler: null });
    await entferne(a);
  });

  it('was nicht in die Datei passt, wird beim Erfassen gesagt und hält die Übertragung auf, mit dem Namen des Felds', async () => {
    const a = await lege({
      partner: 'NETZ',
      zeichensatz: 'iso-8859-1',
      fortras: { ...profil, nachnahmecode: null },
    });
    const auftrag = await erfasse(
      einer()
        .mit({ nachnahmeBetrag: 5, nachnahmeWaehrung: { id: 1 }, beladedatum: null, hinweis: 'Łódź' })
        .mit({
          empfaengerAdresse: {
            ...einAuftrag().build().empfaengerAdresse,
            strasse: 'Straße des siebzehnten Juni',
            hausnummer: '123-125',
            zusatz: 'b',
          } as never,
        })
        .mitPositionen(einePosition().inKartons(10_000, 2).mit({ volumenCBM: 120 }).build())
        .build(),
    );
    expect(vonFortras(auftrag).map((h) => [h.regel, h.schwere, h.feld])).toEqual([
      ['fortrasLaenge', 'sperre', 'empfaengerAdresse.strasse'],
      ['fortrasLaenge', 'sperre', 'auftragspositionen'],
      ['fortrasLaenge', 'sperre', 'auftragspositionen[0].verpackungAnzahl'],
      ['fortrasCode', 'sperre', 'auftragspositionen[0].verpackung'],
      ['fortrasAngaben', 'sperre', 'beladedatum'],
      ['fortrasAngaben', 'sperre', 'nachnahmeBetrag'],
      ['fortrasZeichen', 'sperre', 'hinweis'],
    ]);
    const abgewiesen = await markiere(auftrag);
    expect(abgewiesen.status).toBe(409);
    const texte = abgewiesen.body.map((m: { text: string }) => m.text).join('\n');
    for (const wort of [
      'Straße mit Hausnummer und Zusatz',
      'Position 1, Verpackung',
      'Volumen',
      'Nachnahme',
      'Ł',
    ])
      expect(texte).toContain(wort);
    await uebergib(portal);
    expect(namen(a).filter((n) => n.includes(auftrag.spedeigennr))).toEqual([]);
    await entferne(a);
  });

  it('Sendungen sammeln sich bis zum Abschluss in einer Datei, die unser eigener Import so liest, wie sie erfasst wurden', async () => {
    const a = await lege({
      partner: 'NETZ',
      ordner: 'sammel',
      zeichensatz: 'cp850',
      fortras: { ...profil, datenart: 'STD', abschlusszeiten: '23:59' },
    });
    const gefahrgut = einePosition()
      .inKartons(4)
      .mitGefahrgut(
        eineGefahrgutzeile().mit({ nettoGewicht: null, liter: 80.5, bruttoGewicht: 92, anzahl: 4 }).build(),
      );
    const auftraege = [
      await erfasse(einer().mit({ absenderReferenz: 'S-1' }).build()),
      await erfasse(
        einer()
          .mitPositionen(gefahrgut.build())
          .mitLademittel(3)
          .mit({ nachnahmeBetrag: 10.01, nachnahmeWaehrung: { id: 1 } })
          .build(),
      ),
      await erfasse(einer().build()),
    ];
    expect((await markiere(...auftraege)).status).toBe(200);
    await uebergib(portal);
    await sammle();
    expect([namen(a), await lies(a)]).toEqual([[], expect.objectContaining({ offen: 3 })]);
    expect((await lies(a)).naechsterAbschluss).toMatch(/:59:00/);
    // It waits as long as it shall: nobody is called because of that.
    await portal.db.sql(
      "UPDATE uebertragung SET erstellt_am = now() - interval '3 hours' WHERE zustand = 'wartet'",
    );
    const { body: lage } = await (await admin()).get('/api/betrieb').expect(200);
    expect(lage.befunde.find((f: { bereich: string }) => f.bereich === 'uebertragungen').stand).toBe('gut');
    // Where the file is to lie stands something else: it waits, and so does whoever wants to be rid of the connection.
    const ort = join(wurzel, a.verzeichnis ?? '');
    writeFileSync(ort, '');
    await (await admin()).post(`/api/anbindungen/${a.id}/nachsehen`).expect(200);
    await sammle();
    expect(await dateien(a)).toMatchObject([{ auftraege: 3, zustand: 'bereit', fehler: expect.any(String) }]);
    await (await admin()).delete(`/api/anbindungen/${a.id}`).expect(409);
    const aus = await (await admin()).put(`/api/anbindungen/${a.id}`).send({ ...a, aktiv: false });
    expect([aus.status, aus.body[0]?.field]).toEqual([400, 'aktiv']);
    const zurueck = await (await kunde())
      .post('/api/auftraege/resetStati')
      .send([auftraege[0]?.id])
      .expect(200);
    expect(zurueck.text).toBe('0');
    rmSync(ort);
    await new Promise((r) => setTimeout(r, 50));
    await sammle();
    await sammle();
    const [name = '', ...weitere] = namen(a);
    expect(weitere).toEqual([]);
    const text = inhalt(a, name, 'cp850');
    const { sendungen, summe } = bordero(text);
    expect(sendungen.map((s) => s.summe?.werte.consignmentNumberSendingDepot)).toEqual(
      auftraege.map((x) => x.spedeigennr),
    );
    expect(summe?.werte).toMatchObject({
      totalNumberOfConsignments: '3',
      totalNumberOfPackages: '8',
      totalsOfProductValueCOD: '10.01',
    });
    expect(sendungen[1]?.positionen[0]?.gefahrgut[0]?.werte).toMatchObject({
      unNumber: '1090',
      entryForLitersOrNetWeightInKg: '805',
      qualifierForLitersOrNetWeight: 'LIT',
      numberOfPackages: '4',
      grossWeightInKg: '92',
      limitedAmount: 'N',
    });
    for (const auftrag of auftraege) {
      expect(await status(auftrag)).toBe(3);
      expect(await zeile(auftrag)).toMatchObject({ zustand: 'uebergeben', externeReferenz: name });
    }
    expect(await dateien(a)).toMatchObject([{ auftraege: 3, zustand: 'gesendet' }]);
    // The closing is over: the next is the one of the profile.
    expect((await lies(a)).naechsterAbschluss).toMatch(/:59:00/);
    await entferne(a);
    const eingang = await (await portal.als('admin'))
      .post('/api/auftragseingang?partner=NETZ&zeichensatz=cp850')
      .attach('file', join(wurzel, a.verzeichnis ?? '', name), name);
    expect([eingang.status, eingang.body]).toEqual([
      201,
      expect.objectContaining({ format: 'fortras', auftraege: 3 }),
    ]);
  });

  it('fünfzig Aufträge stehen Zeichen für Zeichen so in der Datei, wie ein Mensch sie geprüft hat', async () => {
    for (const [liste, kennungen] of Object.entries({
      lademittel: [1, 2],
      verpackung: [1, 2],
      frankatur: [1, 2, 3],
      terminkennzeichen: [4],
    }))
      for (const id of kennungen) await code(liste, id, `${liste[0]?.toUpperCase()}${id}`, 'GOLD');
    const a = await lege({
      partner: 'GOLD',
      ordner: 'gold',
      fortras: { ...profil, datenart: 'STD', abschlusszeiten: '23:59' },
    });
    const auftraege: Auftrag[] = [];
    for (const auftrag of fuenfzigAuftraege()) auftraege.push(await erfasse(auftrag));
    expect(auftraege.flatMap((x) => vonFortras(x as { hinweise?: Hinweis[] }))).toEqual([]);
    expect((await markiere(...auftraege)).status).toBe(200);
    await (await admin()).post(`/api/anbindungen/${a.id}/nachsehen`).expect(200);
    await sammle();
    const [name = ''] = namen(a);
    const text = inhalt(a, name);
    const { sendungen, summe } = bordero(text);
    expect(sendungen.map((s) => s.summe?.werte.consignmentNumberSendingDepot)).toEqual(
      auftraege.map((x) => x.spedeigennr),
    );
    const stuecke = auftraege.flatMap((x) => x.auftragspositionen).length;
    expect(sendungen.flatMap((s) => s.positionen)).toHaveLength(stuecke);
    expect(Number(summe?.werte.totalsOfProductValueCOD)).toBeCloseTo(
      auftraege.reduce((cent, x) => cent + Math.round((x.nachnahmeBetrag ?? 0) * 100), 0) / 100,
      2,
    );
    const golden = join(import.meta.dirname, '../../../../../../packages/testkit/golden/bord512.txt');
    if (process.env['FRACHTPORTAL_FORTRAS'] === 'neu') writeFileSync(golden, ohneTag(text, auftraege));
    expect(ohneTag(text, auftraege)).toBe(readFileSync(golden, 'utf8'));
    await entferne(a);
  });

  it('ist der Ordner nicht da, wartet alles; die Administratoren hören es einmal, danach geht jede Datei einmal [Z-661]', async () => {
    const vorher = await stoerungsmails();
    const a = await lege({ partner: 'NETZ', ordner: 'weg' });
    const ort = join(wurzel, a.verzeichnis ?? '');
    writeFileSync(ort, 'hier liegt etwas anderes');
    const auftrag = await erfasse(einer().build());
    await markiere(auftrag);
    const { body: probe } = await (await admin()).post(`/api/anbindungen/${a.id}/probe`).expect(200);
    expect(probe).toMatchObject({ gelungen: false, fehler: expect.any(String) });
    await uebergib(portal);
    await new Promise((r) => setTimeout(r, 50));
    await uebergib(portal);
    expect(await zeile(auftrag)).toMatchObject({ zustand: 'wartet', unklar: false, versuche: 2 });
    expect(await lies(a)).toMatchObject({
      fehler: expect.any(String),
      fehlerSeit: expect.any(String),
      offen: 1,
    });
    expect(await stoerungsmails()).toBe(vorher + 1);
    rmSync(ort);
    await new Promise((r) => setTimeout(r, 80));
    await uebergib(portal);
    expect(await zeile(auftrag)).toMatchObject({ zustand: 'uebergeben' });
    expect([namen(a).length, (await lies(a)).fehler]).toEqual([1, null]);
    // Asked for, the same file goes again under its name.
    const [datei] = await dateien(a);
    rmSync(join(ort, datei?.dateiname ?? ''));
    await (await admin()).post(`/api/anbindungen/${a.id}/dateien/${datei?.id}/nochmals`).expect(204);
    await sammle();
    expect(namen(a)).toEqual([datei?.dateiname]);
    expect(await status(auftrag)).toBe(3);
    await entferne(a);
  });

  it('gilt für seine Mandanten allein und einmal; andere nehmen den Weg der Installation [Z-662]', async () => {
    const a = await lege({ partner: 'NETZ', ordner: 'allein' });
    const zweite = await (await admin())
      .post('/api/anbindungen')
      .send(angaben({ name: 'Zweite', ordner: 'zwei' }));
    expect([zweite.status, zweite.body[0]?.field]).toEqual([400, 'aktiv']);
    const fremd = await portal.als('fremd');
    const { body: fremder } = await fremd
      .post('/api/auftraege')
      .send(JSON.parse(JSON.stringify(einAuftrag().ohneTermine().mitPositionen(1).build())))
      .expect(201);
    expect(vonFortras(fremder)).toEqual([]);
    await fremd.post('/api/auftraege/uebertragen').send([fremder.id]).expect(200);
    await uebergib(portal);
    expect((await fremd.get(`/api/auftraege/${fremder.id}`).expect(200)).body.status.id).toBe(3);
    expect(namen(a)).toEqual([]);
    expect((await fremd.get('/api/dispo/vorgaben').expect(200)).body).toEqual({ fortras: null });
    const { body } = await (await kunde()).get('/api/dispo/vorgaben').expect(200);
    expect(body.fortras).toMatchObject({ datenart: 'ABH', zeichensatz: 'windows-1252', nachnahme: true });
    expect(body.fortras.codes).toContainEqual({ liste: 'verpackung', kennung: 1 });
    await entferne(a);
  });

  it.each([
    ['ohne Format', { format: null }, 'format'],
    ['ein Format des Eingangs', { format: 'csv' }, 'format'],
    [
      'FORTRAS über HTTP',
      { weg: 'http', adresse: 'https://dispo.example/', geheimnis: 'x'.repeat(16) },
      'format',
    ],
    ['ein Postfach ohne Adresse', { weg: 'postfach' }, 'empfaenger'],
    ['ohne Profil', { fortras: null }, 'fortras'],
    ['STD ohne Abschluss', { fortras: { ...profil, datenart: 'STD' } }, 'fortras.abschlusszeiten'],
    [
      'STD um 25 Uhr',
      { fortras: { ...profil, datenart: 'STD', abschlusszeiten: '25:00' } },
      'fortras.abschlusszeiten',
    ],
    [
      'eine zu lange Kennung',
      { fortras: { ...profil, eigeneKennung: 'x'.repeat(17) } },
      'fortras.eigeneKennung',
    ],
    ['selbst übernehmen', { selbstUebernehmen: true }, 'selbstUebernehmen'],
    [
      'das eigene Netz über HTTP',
      { weg: 'http', format: 'xml', adresse: 'https://127.0.0.1/', geheimnis: 'x'.repeat(16) },
      'adresse',
    ],
    [
      'ein kurzer Schlüssel',
      { weg: 'http', format: 'xml', adresse: 'https://dispo.example/', geheimnis: 'kurz' },
      'geheimnis',
    ],
  ])('wird abgewiesen: %s', async (_was, dazu, feld) => {
    const { status: antwort, body } = await (await admin()).post('/api/anbindungen').send(angaben(dazu));
    expect([antwort, body[0]?.field]).toEqual([400, feld]);
  });
});

/** What of a file is another with every run: the day it is written, its number, those of its orders and pieces. */
function ohneTag(text: string, auftraege: Auftrag[]): string {
  const nummern = new Map(auftraege.map((a, i) => [a.spedeigennr, `NL-${String(i + 1).padStart(6, '0')}`]));
  return text
    .split('\r\n')
    .map((zeile) => {
      if (zeile.startsWith('A00')) return zeile.replace(/^(.{9}).{8}(.{27}).{8}/, '$100000001$201122026');
      if (zeile.startsWith('Z00')) return zeile.replace(/.{14}$/, '01122026063000');
      if (zeile.startsWith('F00')) return zeile.replace(/0401234\d{11}/, '040123450000000000');
      return zeile.replace(/NL-\d{6}/, (nummer) => nummern.get(nummer) ?? nummer);
    })
    .join('\n');
}
