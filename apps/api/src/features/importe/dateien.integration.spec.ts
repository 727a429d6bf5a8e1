import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Adresslaufzeile } from '@frachtportal/domain/adresse/adressimport';
import type { Auftragseingang, Eingangszeile } from '@frachtportal/domain/auftragseingang/auftragseingang';
import type { Mauttabelle } from '@frachtportal/domain/maut/mauttabelle';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import type { Premiumergebnis, Premiumgebiet } from '@frachtportal/domain/stammdaten/premium';
import type { Stammdatenlauf, Stammdatenlaufzeile } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';

const ordner = join(import.meta.dirname, '../../../../../packages/testkit/dateien');

/** What becomes of a file: `frage` is what is said beside it, `suche` what its places are found by. */
interface Erwartung {
  frage?: string;
  suche?: string;
  ergebnis: string[];
}
const erwartet: Record<string, Erwartung> = JSON.parse(readFileSync(join(ordner, 'erwartet.json'), 'utf8'));
const dateien = readdirSync(ordner, { recursive: true, withFileTypes: true })
  .filter((d) => d.isFile() && d.parentPath !== ordner)
  .map((d) => `${d.parentPath.slice(ordner.length + 1)}/${d.name}`)
  .toSorted();

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  await konfiguriere(portal, { isZusaetzlicheLademittel: 'true', isShowAbsenderNeutral: 'true' });
  await konfiguriere(portal, { isBexPremium: 'true' }, 'installation');
});
afterAll(() => portal.schliessen());

/** What is looked at of an order. */
interface Gelesen extends Record<'absenderReferenz' | 'beladedatum' | 'entladedatum', string | null> {
  empfaengerAdresse: Record<'name' | 'lkz' | 'plz' | 'ort', string | null>;
  auftragspositionen: (Record<'verpackung' | 'lademittel', { kurzBezeichnung: string } | null> &
    Record<'verpackungAnzahl' | 'lademittelAnzahl' | 'bruttoGewicht', number | null> &
    Record<'laengeCM' | 'breiteCM' | 'hoeheCM', number | null> & {
      warengutBezeichnung: string;
      auftragsgefahrgueter: { gefahrgutklasse: { unnr: string } }[];
    })[];
}
type Gebiet = Premiumgebiet & { terminkennzeichen: { kurzBezeichnung: string } };

type Weg = (datei: string, e: Erwartung) => Promise<string[]>;
const inhalt = (datei: string) => readFileSync(join(ordner, datei));
const name = (datei: string) => datei.split('/').at(-1) ?? '';
const gruende = (body: { text?: string }[]) => body.map((m) => m.text ?? '');

/** Tried, taken over, read again and taken back: a later file may have the same references. */
const auftraege: Weg = async (datei, { frage = '' }) => {
  const kunde = await portal.als('kunde');
  const antwort = await kunde.post(`/api/auftragseingang${frage}`).attach('file', inhalt(datei), name(datei));
  if (antwort.status !== 201) return gruende(antwort.body);
  const { id, neu, ausgeblendeteZeilen, ausgeblendeteSpalten }: Auftragseingang = antwort.body;
  const weg = `/api/auftragseingang/${id}`;
  if (neu) await kunde.post(`${weg}/uebernehmen`).send({}).expect(200);
  const zeilen: Eingangszeile[] = (await kunde.get(`${weg}/zeilen`).expect(200)).body;
  const ids = [...new Set(zeilen.flatMap((z) => z.auftragId ?? []))];
  const gelesen: Gelesen[] = [];
  for (const auftrag of ids) gelesen.push((await kunde.get(`/api/auftraege/${auftrag}`).expect(200)).body);
  if (neu) await kunde.post(`${weg}/zuruecknehmen`).expect(200);
  const verborgen = ausgeblendeteZeilen + ausgeblendeteSpalten;
  return [
    ...(verborgen ? [`ausgeblendet: ${ausgeblendeteZeilen} Zeilen, ${ausgeblendeteSpalten} Spalten`] : []),
    ...gelesen.map(gekuerzt),
    ...zeilen.flatMap((z) => z.meldungen.map((m) => `Zeile ${m.zeile}, ${m.spaltenname ?? '-'}: ${m.text}`)),
  ];
};

function gekuerzt(a: Gelesen): string {
  const { name: wer, lkz, plz, ort } = a.empfaengerAdresse;
  const waren = a.auftragspositionen.map((p) =>
    [
      p.verpackungAnzahl,
      p.verpackung?.kurzBezeichnung,
      p.lademittelAnzahl,
      p.lademittel?.kurzBezeichnung,
      p.warengutBezeichnung,
      p.bruttoGewicht && `${p.bruttoGewicht} kg`,
      ...p.auftragsgefahrgueter.map((g) => `UN ${g.gefahrgutklasse.unnr}`),
      p.laengeCM && `${p.laengeCM}x${p.breiteCM}x${p.hoeheCM}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  const wann = [a.beladedatum, a.entladedatum].filter(Boolean).join(' bis ');
  return `${a.absenderReferenz}: ${wer}, ${lkz}-${plz} ${ort}; ${wann}; ${waren.join(', ')}`;
}

/** As the page does it: tried, taken over, and taken back: orders of other files would find their recipients. */
const adressen: Weg = async (datei) => {
  const admin = await portal.als('admin');
  const { body: lauf } = await admin
    .post('/api/adressen/import/laeufe')
    .query({ mandant: portal.welt.nordKunde })
    .attach('file', inhalt(datei), name(datei))
    .expect(201);
  const weg = `/api/adressen/import/laeufe/${lauf.id}`;
  await admin.post(`${weg}/uebernehmen`).send({}).expect(200);
  const zeilen: Adresslaufzeile[] = (await admin.get(`${weg}/zeilen`).expect(200)).body;
  const kunde = await portal.als('kunde');
  const gespeichert: string[] = [];
  for (const { adresseId } of zeilen.filter((z) => z.adresseId)) {
    const a: Adresse = (await kunde.get(`/api/adressen/${adresseId}`).expect(200)).body;
    const wo = `${a.strasse ?? ''} ${a.hausnummer ?? ''}, ${a.lkz ?? ''}-${a.plz} ${a.ort}`;
    const wer = `${a.fremdnummer}: ${a.name} ${a.zeile2 ?? ''}`;
    gespeichert.push(`${wer}, ${wo}; ${a.kontakt ?? ''} ${a.telefon ?? ''}`);
  }
  if (lauf.neu) await admin.post(`${weg}/zuruecknehmen`).expect(200);
  return [
    `angelegt: ${lauf.neu}`,
    ...gespeichert,
    ...zeilen.flatMap((z) => z.meldungen.map((m) => `Zeile ${m.zeile}, ${m.field}: ${m.text}`)),
  ];
};

/** As the page does it: tried, taken over whatever it replaces, and looked for. */
const stammdaten = async (art: string, datei: string, frage = '') => {
  const admin = await portal.als('admin');
  const { body: lauf }: { body: Stammdatenlauf } = await admin
    .post(`/api/importe/${art}${encodeURI(frage)}`)
    .attach('file', inhalt(datei), name(datei))
    .expect(201);
  const weg = `/api/importe/${art}/${lauf.id}`;
  await admin.post(`${weg}/uebernehmen`).send({ bestaetigt: true }).expect(200);
  const zeilen: Stammdatenlaufzeile[] = (await admin.get(`${weg}/zeilen`).expect(200)).body;
  const gesagt = zeilen.flatMap((z) =>
    z.meldungen.map((m) => `Zeile ${m.zeile}, ${m.spaltenname ?? '-'}: ${m.text}`),
  );
  return { admin, gesagt, lauf: (await admin.get(weg).expect(200)).body as Stammdatenlauf };
};

const orte: Weg = async (datei, { suche = '' }) => {
  const { admin, lauf, gesagt } = await stammdaten('orte', datei);
  const { body: laender } = await admin.get('/api/laender/search').query({ lkz: lauf.lkz }).expect(200);
  const { body: gefunden } = await admin
    .get(`/api/orte/name-with-plz/${laender[0].id}/autoCompleteMatches/${suche}`)
    .expect(200);
  return [
    `${lauf.lkz}: ${lauf.neu} neu, ${lauf.geaendert} geändert, ${lauf.unveraendert} unverändert`,
    ...gefunden.map((o: { plz: string; ortsname: string }) => `${o.plz} ${o.ortsname}`),
    ...gesagt,
  ];
};

/** And taken back: a later file may have the same tables. */
const maut: Weg = async (datei) => {
  const { admin, lauf, gesagt } = await stammdaten('maut', datei);
  const { body: koepfe } = await admin.get('/api/maut/tabellen').expect(200);
  const neue = koepfe.filter((k: Mauttabelle) => k.gueltigVon >= '2041');
  const gelesen: string[] = [];
  for (const { id } of neue) {
    const t: Mauttabelle & { land: { lkz: string } } = (
      await admin.get(`/api/maut/tabellen/${id}`).expect(200)
    ).body;
    const preise = t.preise.map((p) => `${p.bisKg} kg ${p.bisKm} km ${p.betrag.toFixed(2)}`);
    gelesen.push(`${t.land.lkz} ${t.name} ab ${t.gueltigVon}, ${t.umwegProzent} %: ${preise.join(', ')}`);
  }
  await admin.post(`/api/importe/maut/${lauf.id}/zuruecknehmen`).expect(200);
  return [...gelesen.toSorted(), ...gesagt];
};

/** And taken back: a later file brings an edition of the same day. */
const gefahrgut: Weg = async (datei, { frage = '' }) => {
  const { admin, lauf, gesagt } = await stammdaten('gefahrgut', datei, frage);
  const { body: tabelle }: { body: Gefahrgutklasse[] } = await admin
    .get('/api/gefahrgutklasse/tabelle')
    .query({ version: lauf.ausgabe?.version, searchLimit: 100 })
    .expect(200);
  await admin.post(`/api/importe/gefahrgut/${lauf.id}/zuruecknehmen`).expect(200);
  const verborgen = lauf.ausgeblendeteSpalten;
  return [
    ...(verborgen ? [`ausgeblendet: ${verborgen} Spalten`] : []),
    ...tabelle.map((g) =>
      [
        `UN ${g.unnr}`,
        g.verpackungsgruppe ?? '-',
        g.bezeichnung,
        `Klasse ${g.klasse}`,
        g.gefahrzettel,

        g.begrenzteMengeText,
        g.eq,
        `Kategorie ${g.befoerderungskategorie ?? '-'}`,
        g.tunnelcode,
        g.zulassung,
      ]
        .filter(Boolean)
        .join(', '),
    ),
    ...gesagt,
  ];
};

const premium: Weg = async (datei) => {
  const admin = await portal.als('admin');
  const { body } = await admin
    .post('/api/premium/upload')
    .attach('file', inhalt(datei), name(datei))
    .expect(200);
  const { message, fehler }: Premiumergebnis = body;
  const gebiete: Gebiet[] = (await admin.get('/api/premium/gebiete').expect(200)).body;
  return [
    message,
    ...gebiete.map(
      (g) =>
        `${g.terminkennzeichen.kurzBezeichnung} ${g.lkz} ${g.plzVon}-${g.plzBis} ${g.zeitVon}-${g.zeitBis}`,
    ),
    ...fehler.map((f) => `Zeile ${f.zeile}, ${f.field}: ${f.text}`),
  ];
};

const wege: Record<string, Weg> = {
  auftraege,
  fortras: auftraege,
  edifact: auftraege,
  adressen,
  gefahrgut,
  maut,
  orte,
  premium,
};

describe('Dateien, wie Leute sie schreiben', () => {
  it('are at least sixty, each with what is expected of it', () => {
    expect(dateien.length).toBeGreaterThanOrEqual(60);
    expect(Object.keys(erwartet).toSorted()).toEqual(dateien);
  });

  it.each(dateien)('%s', async (datei) => {
    const weg = wege[datei.split('/')[0] ?? ''];
    const erwartung = erwartet[datei] ?? { ergebnis: [] };
    expect(await weg?.(datei, erwartung)).toEqual(erwartung.ergebnis);
  });
});
