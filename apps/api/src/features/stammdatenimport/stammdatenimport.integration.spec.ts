import type { Mauttabelle } from '@frachtportal/domain/maut/mauttabelle';
import type { Stammdatenlauf, Stammdatenlaufzeile } from '@frachtportal/domain/stammdaten/stammdatenimport';
import ExcelJS from 'exceljs';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { konfiguriere } from '../../testing/konfiguration.js';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
  await konfiguriere(portal, { isBexPremium: 'true' }, 'installation');
});
afterAll(() => portal.schliessen());

async function sende(art: string, inhalt: string | Buffer, frage: object = {}, name = 'tabelle.csv') {
  const admin = await portal.als('admin');
  const gesendet = admin.post(`/api/importe/${art}`).query(frage);
  return gesendet.attach('file', Buffer.from(inhalt), name);
}
async function lies(art: string, inhalt: string | Buffer, frage: object = {}): Promise<Stammdatenlauf> {
  const { status, body } = await sende(art, inhalt, frage);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
async function tue(art: string, { id }: { id: number }, was: string, body: object = {}) {
  return (await portal.als('admin')).post(`/api/importe/${art}/${id}/${was}`).send(body);
}
async function hole<T>(pfad: string): Promise<T> {
  return (await (await portal.als('admin')).get(`/api/${pfad}`).expect(200)).body;
}
const zeilen = (art: string, { id }: { id: number }) =>
  hole<Stammdatenlaufzeile[]>(`importe/${art}/${id}/zeilen`);

const kopf = 'LKZ;Mauttabelle;gültig ab;Umweg %;bis kg;bis km;Betrag';
const tabelle = (land: string, name: string, preise: string[], ab = '01.01.2031') =>
  preise.map((p) => `${land};${name};${ab};125;${p}`);
const mautdatei = (...zeilen: string[]) => [kopf, ...zeilen].join('\n');
const vier = ['100;50;1,10', '100;500;2,20', '1000;50;3,30', '1.000;500;4,40'];

async function tabellen(name: string): Promise<Mauttabelle[]> {
  const alle = await hole<Mauttabelle[]>('maut/tabellen');
  return Promise.all(
    alle.filter((t) => t.name === name).map((t) => hole<Mauttabelle>(`maut/tabellen/${t.id}`)),
  );
}

describe('Mauttabellen aus einer Datei [Z-861 Z-862 Z-863 Z-867 Z-870 Z-871]', () => {
  it('are tried first: each line with what would become of it, or what is wrong at which cell', async () => {
    const lauf = await lies(
      'maut',
      mautdatei(
        ...tabelle('Deutschland', 'Neu 2031', vier),
        ...tabelle('A', 'Lücke', ['100;50;1', '200;60;2']),
        ...tabelle('Atlantis', 'Nirgends', ['100;50;1']),
        ...tabelle('D', 'Falsch', ['100;50;viel']),
      ),
    );
    expect(lauf).toMatchObject({
      zustand: 'geprueft',
      mandantId: null,
      zeilen: 8,
      auftraege: 4,
      neu: 1,
      abgelehnt: 3,
      vorher: null,
      umkehrbar: false,
      rueckfrage: false,
    });
    const gesagt = (await zeilen('maut', lauf)).flatMap((z) => z.meldungen);
    expect(gesagt.map((m) => [m.zeile, m.spaltenname, m.wert, m.text])).toEqual([
      [6, 'Betrag', '1', 'Für jede Gewichtsstufe wird ein Preis in jeder Entfernungsstufe gebraucht.'],
      [8, 'LKZ', 'Atlantis', 'Das Land „Atlantis“ ist nicht bekannt.'],
      [9, 'Betrag', 'viel', '„viel“ ist keine Zahl.'],
    ]);
    expect(await tabellen('Neu 2031')).toEqual([]);
    expect((await hole<Stammdatenlauf[]>('importe/maut'))[0]).toEqual(lauf);
  });

  it('hold when they are taken over, change what is there, and are taken back as they were', async () => {
    const erster = await lies('maut', mautdatei(...tabelle('I', 'Brenner', vier)));
    const laender = () => hole<{ lkz: string }[]>('maut/laender');
    const vorher = await laender();
    expect((await tue('maut', erster, 'uebernehmen')).body).toMatchObject({
      zustand: 'uebernommen',
      uebernommen: 1,
      neu: 1,
      umkehrbar: true,
    });
    const [neu] = await tabellen('Brenner');
    expect(neu).toMatchObject({ gueltigVon: '2031-01-01', umwegProzent: 125, version: 1 });
    expect(neu?.preise.map((p) => [p.bisKg, p.bisKm, p.betrag])).toEqual([
      [100, 50, 1.1],
      [100, 500, 2.2],
      [1000, 50, 3.3],
      [1000, 500, 4.4],
    ]);
    // The same file again changes nothing.
    const gleich = await lies('maut', mautdatei(...tabelle('Italien', 'Brenner', vier)));
    expect(gleich).toMatchObject({ neu: 0, geaendert: 0, unveraendert: 1 });

    const anders = tabelle('ITA', 'brenner', ['100;50;1,15', ...vier.slice(1)]);
    const zweiter = await lies('maut', mautdatei(...anders));
    expect((await zeilen('maut', zweiter))[0]).toMatchObject({
      ausgang: 'geaendert',
      aenderungen: [{ field: 'betrag', vorher: '100 kg, 50 km: 1,10', nachher: '100 kg, 50 km: 1,15' }],
    });
    expect((await tue('maut', zweiter, 'uebernehmen', { bestaetigt: true })).status).toBe(200);
    expect((await tabellen('brenner'))[0]?.preise[0]?.betrag).toBe(1.15);
    // What came later stands on what was before, and is named.
    const nein = await tue('maut', erster, 'zuruecknehmen');
    expect([nein.status, nein.body[0].text]).toEqual([409, '„brenner“ wurde seit dem Import geändert.']);
    expect((await tue('maut', zweiter, 'zuruecknehmen')).body).toMatchObject({ zustand: 'zurueckgenommen' });
    expect((await tabellen('Brenner'))[0]?.preise[0]?.betrag).toBe(1.1);
    expect((await tue('maut', erster, 'zuruecknehmen')).status).toBe(200);
    expect(await tabellen('Brenner')).toEqual([]);
    expect(await laender()).toEqual(vorher);
  });

  it('asks what unknown columns mean, remembers it, and is corrected in place [Z-864 Z-865 Z-866 Z-869 Z-873 Z-874]', async () => {
    const admin = await portal.als('admin');
    const datei = 'Wo;Wie;Ab wann;A;B;C\nD;Eigene;01.01.2032;100;50;1,50\nD;Zweite;irgendwann;100;50;2';
    const lauf = await lies('maut', datei);
    expect(lauf.zustand).toBe('zuzuordnen');
    const weg = `/api/importe/maut/${lauf.id}`;
    const felder = ['land', 'name', 'gueltigVon', 'bisKg', 'bisKm', 'betrag'];
    const spalten = felder.map((feld, nummer) => ({ nummer, feld }));
    const zugeordnet = await admin.put(`${weg}/zuordnung`).send({ spalten }).expect(200);
    expect(zugeordnet.body).toMatchObject({ zustand: 'geprueft', neu: 1, abgelehnt: 1 });
    expect((await lies('maut', datei)).zustand).toBe('geprueft');

    const abgelehnte = await admin.get(`${weg}/abgelehnt.xlsx`).buffer().parse(binaer).expect(200);
    const mappe = new ExcelJS.Workbook();
    await mappe.xlsx.load(abgelehnte.body);
    expect(mappe.worksheets[0]?.getRow(2).values).toContain('Ab wann: „irgendwann“ ist kein Datum.');
    const zellen = ['D', 'Zweite', '2032-02-01', '100', '50', '2'].map((wert) => ({ wert }));
    const besser = await admin.put(`${weg}/zeilen/3`).send({ zellen }).expect(200);
    expect(besser.body).toMatchObject({ ausgang: 'neu', meldungen: [] });
    expect((await tue('maut', lauf, 'pruefen')).body).toMatchObject({ neu: 2, abgelehnt: 0 });
    await admin.delete(weg).expect(204);
    expect((await hole<Stammdatenlauf>(`importe/maut/${lauf.id}`)).zustand).toBe('verworfen');
    expect(await tabellen('Eigene')).toEqual([]);
  });

  it('belong to no client, and what is no such kind is not there', async () => {
    const mandant = await sende('maut', mautdatei(), { mandant: portal.welt.nordKunde });
    expect([mandant.status, mandant.body[0].key]).toEqual([400, 'stammdatenimport.ohneMandant']);
    const ergaenzt = await sende('maut', mautdatei(), { ersetzen: 'false' });
    expect([ergaenzt.status, ergaenzt.body[0].key]).toEqual([400, 'stammdatenimport.ohneErsetzen']);
    expect((await sende('wetter', mautdatei())).status).toBe(404);
  });
});

const gebiete = (zahl: number, zeiten = '06:00;08:00') => {
  const zeilen = Array.from({ length: zahl }, (_, i) => `50;D;${20 + i};${20 + i};${zeiten}`);
  return ['Terminart;LKZ;PLZ von;PLZ bis;Zeit von;Zeit bis', ...zeilen].join('\n');
};

describe('Premiumgebiete aus einer Datei [Z-868 Z-872]', () => {
  const anzahl = async () => (await hole<unknown[]>('premium/gebiete')).length;

  it('asks with the figures, names what goes, and is switched back and on again', async () => {
    const erster = await lies('premium', gebiete(10));
    await tue('premium', erster, 'uebernehmen');
    expect(await anzahl()).toBe(10);
    const zweiter = await lies('premium', gebiete(6, '06:00;09:00'));
    expect(zweiter).toMatchObject({ vorher: 10, geaendert: 6, neu: 0, entfallen: 4, rueckfrage: true });
    const [zeile] = await zeilen('premium', zweiter);
    expect(zeile?.aenderungen).toEqual([{ field: 'Zeit bis', vorher: '08:00', nachher: '09:00' }]);
    const weg = await hole<{ text: string }[]>(
      `importe/premium/${zweiter.id}/entfallende?searchLimit=2&page=1`,
    );
    expect(weg.map((w) => w.text)).toEqual(['B08 D 28 – 28 06:00 – 08:00', 'B08 D 29 – 29 06:00 – 08:00']);
    const gefragt = await tue('premium', zweiter, 'uebernehmen');
    expect([gefragt.status, gefragt.body[0].text]).toEqual([
      400,
      '10 → 6: 0 neu, 6 geändert, 4 entfallen. Mehr als ein Fünftel ändert sich; bitte bestätigen.',
    ]);
    expect(await anzahl()).toBe(10);
    await tue('premium', zweiter, 'uebernehmen', { bestaetigt: true });
    expect(await anzahl()).toBe(6);
    expect((await tue('premium', zweiter, 'zuruecknehmen')).body.zustand).toBe('zurueckgenommen');
    expect(await anzahl()).toBe(10);
    expect((await tue('premium', zweiter, 'wiedereinsetzen')).body.zustand).toBe('uebernommen');
    expect(await anzahl()).toBe(6);
  });

  it('that only drops is taken over, one that adds drops nothing, and nobody overwrites what came meanwhile', async () => {
    await tue('premium', await lies('premium', gebiete(10)), 'uebernehmen', { bestaetigt: true });
    const weniger = await lies('premium', gebiete(9));
    expect(weniger).toMatchObject({ neu: 0, geaendert: 0, unveraendert: 9, entfallen: 1, rueckfrage: false });
    const dazu = await lies('premium', `${gebiete(0)}\n51;D;20;20;06:00;10:00`, { ersetzen: 'false' });
    expect(dazu).toMatchObject({ ersetzen: false, neu: 1, entfallen: 0 });
    expect((await tue('premium', weniger, 'uebernehmen')).status).toBe(200);
    expect(await anzahl()).toBe(9);
    const veraltet = await tue('premium', dazu, 'uebernehmen');
    expect([veraltet.status, veraltet.body[0].key]).toEqual([409, 'stammdatenimport.andererStand']);
    const wieder = await lies('premium', `${gebiete(0)}\n51;D;20;20;06:00;10:00`, { ersetzen: 'false' });
    expect((await tue('premium', wieder, 'uebernehmen')).status).toBe(200);
    expect(await anzahl()).toBe(10);
  });
});

describe('Eine große Übernahme [Z-881]', () => {
  const orte = async () =>
    (
      await portal.db.eine<{ n: number }>(
        "SELECT count(*)::int AS n FROM ort o JOIN land l ON l.id = o.land_id WHERE l.lkz = 'F'",
      )
    )?.n;

  it('says how far it is, and leaves nothing where whoever waits for it gives up', async () => {
    const namen = Array.from({ length: 15_000 }, (_, i) => `F;${String(10_000 + i)};Lieu ${i};46;2`);
    let lauf = await lies('orte', ['Land;PLZ;Ort;Breite;Länge', ...namen].join('\n'));
    while (lauf.zustand === 'pruefung') lauf = (await tue('orte', lauf, 'pruefen')).body;
    const vorher = await orte();
    const abbruch = new AbortController();
    const { accessToken } = await portal.anmelden('admin');
    const abgebrochen = fetch(`${portal.url}/api/importe/orte/${lauf.id}/uebernehmen`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: '{"bestaetigt":true}',
      signal: abbruch.signal,
    }).then(
      () => 'fertig',
      () => 'abgebrochen',
    );
    await expect
      .poll(() => hole<{ getan: number; zeilen: number }>('importe/orte/stand'), {
        interval: 5,
        timeout: 30_000,
      })
      .toMatchObject({ getan: expect.toSatisfy((n: number) => n > 0 && n < 15_000), zeilen: 15_000 });
    abbruch.abort();
    expect(await abgebrochen).toBe('abgebrochen');
    await expect.poll(() => hole('importe/orte/stand'), { timeout: 30_000 }).toEqual({ getan: 0, zeilen: 0 });
    expect(await hole(`importe/orte/${lauf.id}`)).toMatchObject({ zustand: 'geprueft', uebernommen: 0 });
    expect(await orte()).toBe(vorher);
    expect((await tue('orte', lauf, 'uebernehmen', { bestaetigt: true })).body).toMatchObject({
      zustand: 'uebernommen',
      uebernommen: 15_000,
    });
  }, 120_000);
});

function binaer(r: Response, fertig: (fehler: Error | null, inhalt: Buffer) => void): void {
  const teile: Buffer[] = [];
  r.on('data', (t: Buffer) => teile.push(t));
  r.on('end', () => fertig(null, Buffer.concat(teile)));
}
