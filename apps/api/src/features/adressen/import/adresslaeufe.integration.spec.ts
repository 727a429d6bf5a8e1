import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import type { Adressimportlauf, Adresslaufzeile } from '@frachtportal/domain/adresse/adressimport';
import ExcelJS from 'exceljs';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { AdresseSchreiben } from '../adresse-schreiben.repository.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const laeufe = '/api/adressen/import/laeufe';
const kopf = 'Kundennr.;Firma;Straße;PLZ;Stadt;Umsatz;Land';
const bremer = (nummer: string, name = `Jäger ${nummer}`, plz = '28195') =>
  `${nummer};${name};Am Wall 3;${plz};Bremen;5;Deutschland`;

const sende = async (inhalt: Buffer | string[], name = 'adressen.csv', mandant = portal.welt.nordKunde) => {
  const bytes = Buffer.isBuffer(inhalt) ? inhalt : Buffer.from([kopf, ...inhalt].join('\r\n'), 'latin1');
  return (await portal.als('admin')).post(laeufe).query({ mandant }).attach('file', bytes, name);
};
const gelesen = async (inhalt: Buffer | string[], name?: string): Promise<Adressimportlauf> => {
  const antwort = await sende(inhalt, name);
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(201);
  return antwort.body;
};
const rufe = async (lauf: Adressimportlauf, was: string, status = 200) =>
  (await (await portal.als('admin')).post(`${laeufe}/${lauf.id}/${was}`).send({}).expect(status)).body;
const zeilen = async ({ id }: Adressimportlauf, nur = ''): Promise<Adresslaufzeile[]> =>
  (await (await portal.als('admin')).get(`${laeufe}/${id}/zeilen${nur}`).expect(200)).body;
const lies = async (nummer: string): Promise<Adresse | null> => {
  const { status, body } = await (await portal.als('kunde')).get(`/api/adressen/nr/${nummer}`);
  return status === 200 ? body : null;
};
const binaer = (r: Response, fertig: (fehler: Error | null, inhalt: Buffer) => void) => {
  const teile: Buffer[] = [];
  r.on('data', (t: Buffer) => teile.push(t));
  r.on('end', () => fertig(null, Buffer.concat(teile)));
};
const abgelehnt = async ({ id }: Adressimportlauf) => {
  const { body } = await (await portal.als('admin'))
    .get(`${laeufe}/${id}/abgelehnt.xlsx`)
    .buffer()
    .parse(binaer)
    .expect(200);
  const mappe = new ExcelJS.Workbook();
  await mappe.xlsx.load(body);
  return mappe;
};

describe('Eine Datei mit Adressen', () => {
  it('says of each row what would become of it, and stores nothing until it is taken over [Z-850 Z-853 Z-854]', async () => {
    await rufe(await gelesen([bremer('P1'), bremer('P2')]), 'uebernehmen');
    const lauf = await gelesen([
      bremer('P1'),
      bremer('P2', 'Umbenannt GmbH'),
      bremer('P3'),
      bremer('P4', 'Kurz', '281'),
      bremer('P3', 'Noch einmal'),
      '=A1;Formel GmbH;Weg 1;28195;Bremen;1;D',
    ]);
    expect(lauf).toMatchObject({
      zustand: 'geprueft',
      zeilen: 6,
      neu: 1,
      geaendert: 1,
      unveraendert: 1,
      abgelehnt: 3,
      uebernommen: 0,
      mandant: 'Müller & Söhne Maschinenbau GmbH',
      dateiname: 'adressen.csv',
    });
    const alle = await zeilen(lauf);
    expect(alle.map((z) => z.ausgang)).toEqual([
      'unveraendert',
      'geaendert',
      'neu',
      'abgelehnt',
      'abgelehnt',
      'abgelehnt',
    ]);
    expect(alle[1]?.aenderungen).toEqual([{ field: 'name', vorher: 'Jäger P2', nachher: 'Umbenannt GmbH' }]);
    expect(alle[3]?.meldungen).toMatchObject([
      { zeile: 5, spaltenname: 'PLZ', wert: '281', key: 'adresse.plzStellen', field: 'plz' },
    ]);
    expect(alle[4]?.meldungen[0]?.text).toBe('Die Nummer P3 steht schon in Zeile 4.');
    expect(alle[5]?.meldungen[0]?.key).toBe('datei.formelZeile');
    expect([await lies('P3'), (await lies('P2'))?.name]).toEqual([null, 'Jäger P2']);

    const fertig = await rufe(lauf, 'uebernehmen');
    expect(fertig).toMatchObject({
      zustand: 'uebernommen',
      uebernommen: 2,
      neu: 1,
      geaendert: 1,
      unveraendert: 1,
      abgelehnt: 3,
    });
    expect([(await lies('P3'))?.ort, (await lies('P2'))?.name]).toEqual(['Bremen', 'Umbenannt GmbH']);
    await rufe(lauf, 'uebernehmen', 409);
  });

  it.each(['csv', 'xlsx'])('of %s names a country that nobody knows at its cell', async (endung) => {
    const reihe = ['A9', 'Poseidon GmbH', 'Am Wall 3', '28195', 'Bremen', '5', 'Atlantis'];
    const mappe = new ExcelJS.Workbook();
    mappe.addWorksheet('x').addRows([kopf.split(';'), reihe]);
    const inhalt = endung === 'csv' ? [reihe.join(';')] : Buffer.from(await mappe.xlsx.writeBuffer());
    const [zeile] = await zeilen(await gelesen(inhalt, `laender.${endung}`));
    expect(zeile?.meldungen).toMatchObject([
      { zeile: 2, spaltenname: 'Land', wert: 'Atlantis', text: 'Das Land „Atlantis“ ist nicht bekannt.' },
    ]);
  });

  it('gives refused rows back as XLSX that is understood again, formulas as text [Z-851]', async () => {
    const lauf = await gelesen([bremer('Q1', "'=A1+1", '2'), bremer('Q2'), bremer('Q3', '', '28195')]);
    const mappe = await abgelehnt(lauf);
    const [blatt] = mappe.worksheets;
    const worte = blatt?.getRow(1).values as string[];
    expect(blatt?.rowCount).toBe(3);
    blatt?.eachRow((z, n) => n > 1 && z.eachCell((c) => expect(typeof c.value).not.toBe('object')));
    for (const [n, spalte, wert] of [
      [2, 'PLZ', '28195'],
      [3, 'Firma', 'Verbessert GmbH'],
    ] as const) {
      const zelle = blatt?.getRow(n).getCell(worte.indexOf(spalte));
      if (zelle) zelle.value = wert;
    }
    const wieder = await gelesen(Buffer.from(await mappe.xlsx.writeBuffer()), 'verbessert.xlsx');
    expect(wieder).toMatchObject({ zustand: 'geprueft', neu: 2, abgelehnt: 0 });
    await rufe(wieder, 'uebernehmen');
    expect([(await lies('Q1'))?.name, (await lies('Q3'))?.name]).toEqual(['=A1+1', 'Verbessert GmbH']);
  });

  it('is corrected in place, and its columns are named where nobody knows them [Z-855 Z-856 Z-857]', async () => {
    const admin = await portal.als('admin');
    const bytes = Buffer.from('Kürzel;Wer;Postleitzahl;Land\nR1;Jäger;1;D\n');
    const unbekannt = await gelesen(bytes, 'kurz.csv');
    expect(unbekannt.zustand).toBe('zuzuordnen');
    const spalten = ['fremdnummer', 'name', 'plz', 'lkz'].map((feld, nummer) => ({ nummer, feld }));
    const zuordnung = `${laeufe}/${unbekannt.id}/zuordnung`;
    const { body: frage } = await admin.get(zuordnung).expect(200);
    expect(frage.fehlend).toEqual([{ name: 'name' }]);
    const { body } = await admin.put(zuordnung).send({ blatt: null, spalten }).expect(200);
    expect(body).toMatchObject({ zustand: 'geprueft', abgelehnt: 1 });
    const zelle = ['R1', 'Jäger', '28195', 'D'].map((wert) => ({ wert }));
    const korrigiert = await admin
      .put(`${laeufe}/${unbekannt.id}/zeilen/2`)
      .send({ zellen: zelle })
      .expect(200);
    expect(korrigiert.body).toMatchObject({ ausgang: 'neu', meldungen: [] });
    // The next file with this head needs no word.
    expect(await gelesen(bytes, 'kurz.csv')).toMatchObject({ zustand: 'geprueft' });
  });

  it('tells what its makers have hidden, is checked once, and is thrown away [Z-858 Z-859 Z-860]', async () => {
    const mappe = new ExcelJS.Workbook();
    const blatt = mappe.addWorksheet('x');
    blatt.addRows([
      ['Name', 'PLZ'],
      ['Sichtbar GmbH', '28195'],
      ['Verborgen GmbH', '28195'],
    ]);
    blatt.getRow(3).hidden = true;
    const lauf = await gelesen(Buffer.from(await mappe.xlsx.writeBuffer()), 'a.xlsx');
    expect(lauf).toMatchObject({ neu: 1, ausgeblendeteZeilen: 1, ausgeblendeteSpalten: 0 });
    expect(await rufe(lauf, 'pruefen')).toEqual(lauf);
    const admin = await portal.als('admin');
    await admin.delete(`${laeufe}/${lauf.id}`).expect(204);
    const { body } = await admin.get(`${laeufe}/${lauf.id}`).expect(200);
    expect(body.zustand).toBe('verworfen');
  });

  it('that fails on the way leaves nothing, and can be taken over again', async () => {
    const lauf = await gelesen(Array.from({ length: 600 }, (_, i) => bremer(`S${i}`)));
    let mal = 0;
    const schreiben = portal.app.get(AdresseSchreiben, { strict: false });
    const anlegen = schreiben.anlegen.bind(schreiben);
    schreiben.anlegen = (mandant, adressen) => {
      if (++mal === 2) throw new Error('abgerissen');
      return anlegen(mandant, adressen);
    };
    await rufe(lauf, 'uebernehmen', 500);
    schreiben.anlegen = anlegen;
    expect([mal, await lies('S0')]).toEqual([2, null]);
    expect(await rufe(lauf, 'uebernehmen')).toMatchObject({ zustand: 'uebernommen', uebernommen: 600 });
  });
});

describe('Ein übernommener Adressimport', () => {
  it('is taken back: what was new goes, what was changed is as before [Z-852]', async () => {
    await rufe(await gelesen([bremer('T1')]), 'uebernehmen');
    const vorher = await lies('T1');
    const lauf = await gelesen([bremer('T1', 'Anders'), bremer('T2')]);
    await rufe(lauf, 'uebernehmen');
    expect((await lies('T1'))?.name).toBe('Anders');
    expect(await rufe(lauf, 'zuruecknehmen')).toMatchObject({ zustand: 'zurueckgenommen' });
    expect([await lies('T1'), await lies('T2')]).toEqual([vorher, null]);
    await rufe(lauf, 'zuruecknehmen', 409);
  });

  it('stays where something has come of it, which is named', async () => {
    const kunde = await portal.als('kunde');
    const lauf = await gelesen([bremer('U1'), bremer('U2'), bremer('U3')]);
    await rufe(lauf, 'uebernehmen');
    const u1 = await lies('U1');
    await kunde
      .put(`/api/adressen/${u1?.id}`)
      .send({ ...u1, kontakt: 'Frau Neu' })
      .expect(200);
    await kunde.delete(`/api/adressen/${(await lies('U3'))?.id}`).expect(204);
    const dagegen = await rufe(lauf, 'zuruecknehmen', 409);
    expect(dagegen).toMatchObject([{ text: 'Die Adresse Jäger U1 wurde seither geändert.' }]);
    expect(await lies('U2')).not.toBeNull();
  });

  it('came as rows of JSON and is taken back all the same; what was refused is a table', async () => {
    const admin = await portal.als('admin');
    await admin
      .post('/api/adressen/import')
      .query({ mandant_id: portal.welt.nordKunde, dateiname: 'ERP' })
      .send([
        { fremdnummer: 'V1', name: 'Jäger V1' },
        { fremdnummer: 'V2', name: '', plz: '28195' },
      ])
      .expect(200);
    const [lauf] = (await admin.get(laeufe).expect(200)).body as [Adressimportlauf];
    const [blatt] = (await abgelehnt(lauf)).worksheets;
    expect(blatt?.getRow(1).values).toEqual(expect.arrayContaining(['Nummer', 'Name', 'PLZ']));
    expect(blatt?.getRow(2).values).toContain('V2');
    await rufe(lauf, 'zuruecknehmen');
    expect(await lies('V1')).toBeNull();
  });
});

it('Ohne Mandant, und für einen fremden, wird keine Datei gelesen', async () => {
  const admin = await portal.als('admin');
  const ohne = await admin.post(laeufe).attach('file', Buffer.from(kopf), 'a.csv').expect(400);
  expect(ohne.body).toMatchObject([{ field: 'mandant', text: 'Bitte Mandant auswählen' }]);
  expect((await sende([bremer('W1')], 'a.csv', portal.welt.alpen)).status).toBe(404);
  for (const inhalt of ['<a/>', '{"name":"x"}', 'PK kaputt'])
    expect((await sende(Buffer.from(inhalt), 'a.csv')).status).toBe(400);
});
