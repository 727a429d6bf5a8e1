import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragseingang, Eingangszeile } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { einAuftrag } from '@frachtportal/domain/testing/builder';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';

let portal: Portal;
beforeAll(async () => {
  portal = await startePortal();
});
afterAll(() => portal.schliessen());

const kopf =
  'Auftrags-Nr.;Kd.-Nr.;Firma;Straße;PLZ;Stadt;Land;Ware;Anz.;Verpackung;Gew. (kg);Abholdatum;Absender';
const csv = (...zeilen: string[]) => Buffer.from([kopf, ...zeilen.map((z) => `${z};Werk Nord`)].join('\r\n'));
const gut = (ref: string, dazu = '1;KT;12,5;') =>
  `${ref};;Jäger OHG;Am Wall 3;28195;Bremen;Deutschland;Schrauben;${dazu}`;

async function sende(inhalt: Buffer, name = 'auftraege.csv', wer = 'kunde') {
  const person = await portal.als(wer);
  return person.post('/api/auftragseingang').attach('file', inhalt, name);
}
async function gelesen(inhalt: Buffer, name?: string): Promise<Auftragseingang> {
  const { status, body } = await sende(inhalt, name);
  expect([status, body]).toEqual([201, expect.objectContaining({ zustand: expect.any(String) })]);
  return body;
}
const kunde = () => portal.als('kunde');
async function zeilen(id: number, frage = ''): Promise<Eingangszeile[]> {
  return (await (await kunde()).get(`/api/auftragseingang/${id}/zeilen${frage}`).expect(200)).body;
}
async function uebernimm(id: number, koerper = {}, status = 200): Promise<Auftragseingang> {
  const antwort = await (await kunde()).post(`/api/auftragseingang/${id}/uebernehmen`).send(koerper);
  expect([antwort.status, antwort.body]).toEqual([status, antwort.body]);
  return antwort.body;
}
const auftrag = async (id: number): Promise<Auftrag> =>
  (await (await kunde()).get(`/api/auftraege/${id}`).expect(200)).body;
const anzahl = async () =>
  Number((await portal.db.eine<{ n: string }>('SELECT count(*) AS n FROM auftrag'))?.n);
const gruende = (liste: Eingangszeile[]) =>
  liste.flatMap((z) => z.meldungen.map((m) => [m.zeile, m.spaltenname, m.wert, m.text]));

describe('Eine Datei mit Aufträgen [Z-640 Z-642 Z-646 Z-648]', () => {
  it('is read, tried, and stored only when it is taken over', async () => {
    const vorher = await anzahl();
    const lauf = await gelesen(
      csv(gut('E-1', '2;EP;450;24.12.2026'), gut('E-1', '3;KT;14,25;24.12.2026'), gut('E-2')),
    );
    expect(lauf).toMatchObject({ zustand: 'geprueft', zeilen: 3, auftraege: 2, neu: 2, abgelehnt: 0 });
    expect(await anzahl()).toBe(vorher);
    expect(await uebernimm(lauf.id)).toMatchObject({ zustand: 'uebernommen', uebernommen: 2 });
    const [erste, zweite] = await zeilen(lauf.id);
    expect(erste?.auftragId).toBe(zweite?.auftragId);
    const gespeichert = await auftrag(erste?.auftragId ?? 0);
    expect(gespeichert).toMatchObject({
      absenderReferenz: 'E-1',
      beladedatum: '2026-12-24',
      mandant: { id: portal.welt.nordKunde },
      empfaengerAdresse: { name: 'Jäger OHG', strasse: 'Am Wall 3', plz: '28195', ort: 'Bremen', lkz: 'D' },
      sumBruttoGewicht: 464.25,
    });
    expect(gespeichert.auftragspositionen).toMatchObject([
      {
        lademittelAnzahl: 2,
        verpackungAnzahl: null,
        bruttoGewicht: 450,
        lademittel: { kurzBezeichnung: 'EP' },
      },
      { verpackungAnzahl: 3, bruttoGewicht: 14.25, verpackung: { kurzBezeichnung: 'KT' } },
    ]);
  });

  it('is of one client: the line that names another one is refused, the others are taken over', async () => {
    const einer = JSON.parse(JSON.stringify(einAuftrag().build()));
    const { nordKunde, nordMetro, alpen } = portal.welt;
    const texte = [nordKunde, nordMetro, alpen].map((id) =>
      JSON.stringify({ ...einer, absenderReferenz: `M-${id}`, mandant: { id } }),
    );
    const lauf = await gelesen(Buffer.from(texte.join('\n')), 'auftraege.ndjson');
    expect(lauf).toMatchObject({ zustand: 'geprueft', neu: 1, abgelehnt: 2 });
    const falsche = gruende(await zeilen(lauf.id, '?nur=fehler'));
    expect(falsche.map(([zeile, , , text]) => [zeile, text])).toEqual(
      [2, 3].map((zeile) => [zeile, expect.stringContaining('Mandant')]),
    );
    expect(await uebernimm(lauf.id)).toMatchObject({ uebernommen: 1, abgelehnt: 2 });
  });

  it('names each error with line, column, value and reason, and takes over the others [Z-647 Z-650]', async () => {
    const lauf = await gelesen(
      csv(
        gut('F-1'),
        gut('F-2', '1;QX;12,5;'),
        gut('F-3', '1;KT;viel;').replace('28195', '281'),
        gut('F-4', '1;KT;12,5;31.02.2026'),
        gut('F-5').replace('28195', '2819'),
        gut('F-6').replace('Deutschland', 'Atlantis'),
        ';4711-gibt-es-nicht;;;;;;Schrauben;1;KT;1;',
      ),
    );
    expect(lauf).toMatchObject({ zustand: 'geprueft', neu: 1, abgelehnt: 6 });
    expect(gruende(await zeilen(lauf.id, '?nur=fehler'))).toEqual([
      [3, 'Verpackung', 'QX', 'Der Code „QX“ ist nicht bekannt.'],
      [4, 'Gew. (kg)', 'viel', '„viel“ ist keine Zahl.'],
      [4, 'PLZ', '281', expect.stringContaining('5')],
      [5, 'Abholdatum', '31.02.2026', '„31.02.2026“ ist kein Datum.'],
      [6, 'PLZ', '2819', expect.stringContaining('5')],
      [7, 'Land', 'Atlantis', 'Das Land „Atlantis“ ist nicht bekannt.'],
      [8, 'Kd.-Nr.', '4711-gibt-es-nicht', 'Im Adressbuch gibt es „4711-gibt-es-nicht“ nicht.'],
      [8, 'Firma', null, 'Feld ist ein Pflichtfeld. Bitte ausfüllen.'],
    ]);
    expect(await uebernimm(lauf.id)).toMatchObject({ uebernommen: 1, abgelehnt: 6 });

    const xlsx = await (await kunde())
      .get(`/api/auftragseingang/${lauf.id}/abgelehnt.xlsx`)
      .buffer()
      .parse((r, fertig) => {
        const teile: Buffer[] = [];
        r.on('data', (t: Buffer) => teile.push(t)).on('end', () => fertig(null, Buffer.concat(teile)));
      })
      .expect(200);
    const wieder = await gelesen(xlsx.body as Buffer, 'abgelehnt.xlsx');
    expect(wieder).toMatchObject({ zustand: 'geprueft', auftraege: 6, abgelehnt: 6 });

    const [zeile] = await zeilen(wieder.id);
    const zellen = zeile?.zellen.map((z, i) => (i === 9 ? { wert: 'KT' } : z));
    const { body } = await (await kunde())
      .put(`/api/auftragseingang/${wieder.id}/zeilen/${zeile?.nummer}`)
      .send({ zellen })
      .expect(200);
    expect(body).toMatchObject({ ausgang: 'neu', meldungen: [] });
    expect(await uebernimm(wieder.id)).toMatchObject({ uebernommen: 1, abgelehnt: 5 });
  });

  it('creates nothing the second time, and a known reference only when told', async () => {
    const datei = csv(gut('G-1'), gut(''), gut(''));
    await uebernimm((await gelesen(datei)).id);
    const nach = await anzahl();
    const wieder = await gelesen(datei);
    expect(wieder).toMatchObject({ neu: 0, vorhanden: 3 });
    await uebernimm(wieder.id, {}, 400);
    await uebernimm(wieder.id, { doppelte: true }, 400);
    expect(await anzahl()).toBe(nach);

    const anders = await gelesen(csv(gut('G-1', '7;KT;99;'), gut('G-2'), gut('G-2', '5;KT;1;')));
    expect(anders).toMatchObject({ auftraege: 2, neu: 1, doppelt: 1 });
    expect(await uebernimm(anders.id)).toMatchObject({ uebernommen: 1 });
    const nochmal = await gelesen(csv(gut('G-1', '8;KT;99;')));
    expect(await uebernimm(nochmal.id, { doppelte: true })).toMatchObject({ uebernommen: 1 });
  });

  it('is taken back as a whole as long as nothing of it moved, and names what did [Z-649]', async () => {
    const datei = csv(gut('H-1'), gut('H-2'));
    const lauf = await gelesen(datei);
    await uebernimm(lauf.id);
    const [erste] = await zeilen(lauf.id);
    const person = await kunde();
    const gelesenerAuftrag = await auftrag(erste?.auftragId ?? 0);
    await person
      .put(`/api/auftraege/${erste?.auftragId}`)
      .send({ ...gelesenerAuftrag, hinweis: 'geändert' })
      .expect(200);
    const nein = await person.post(`/api/auftragseingang/${lauf.id}/zuruecknehmen`).expect(409);
    expect(nein.body.map((m: { text: string }) => m.text)).toEqual([
      `Der Auftrag ${gelesenerAuftrag.spedeigennr} wurde seitdem geändert oder übertragen.`,
    ]);
    const anderer = await gelesen(csv(gut('H-3'), gut('H-4')));
    const vorher = await anzahl();
    await uebernimm(anderer.id);
    const { body } = await person.post(`/api/auftragseingang/${anderer.id}/zuruecknehmen`).expect(200);
    expect(body.zustand).toBe('zurueckgenommen');
    expect(await anzahl()).toBe(vorher);
    expect(await gelesen(csv(gut('H-3'), gut('H-4')))).toMatchObject({ neu: 2, vorhanden: 0 });
  });

  it('asks what unknown columns mean, and remembers it for this head [Z-644 Z-645]', async () => {
    const datei = Buffer.from('Alpha;Beta;Gamma;PLZ;Absender\nMüller;Nägel;3;28195;Werk');
    const lauf = await gelesen(datei);
    expect(lauf.zustand).toBe('zuzuordnen');
    const person = await kunde();
    const { body } = await person.get(`/api/auftragseingang/${lauf.id}/zuordnung`).expect(200);
    expect(body.spalten[1]).toEqual({ nummer: 1, name: 'Beta', beispiel: 'Nägel', feld: null });
    expect(body.fehlend).toHaveLength(3);
    const spalten = [
      'empfaengerAdresse.name',
      'auftragspositionen.warengutBezeichnung',
      'auftragspositionen.bruttoGewicht',
      'empfaengerAdresse.plz',
      'absenderAdresse.name',
    ];
    const zugeordnet = await person
      .put(`/api/auftragseingang/${lauf.id}/zuordnung`)
      .send({ spalten: spalten.map((feld, nummer) => ({ nummer, feld })) })
      .expect(200);
    expect(zugeordnet.body).toMatchObject({ zustand: 'geprueft', neu: 1 });
    expect(
      await gelesen(Buffer.from('ALPHA;beta;Gamma;PLZ;Absender\nSchulze;Nägel;4;28195;Werk')),
    ).toMatchObject({
      zustand: 'geprueft',
      neu: 1,
    });
    await person.delete(`/api/auftragseingang/${lauf.id}`).expect(204);
    const nachher = await person.get(`/api/auftragseingang/${lauf.id}`).expect(200);
    expect(nachher.body.zustand).toBe('verworfen');
  });
});

describe('Der Empfänger nach Ähnlichkeit [Z-920]', () => {
  const zeile = (ref: string, name: string, strasse: string, plz = '01067', ort = 'Dresden', nummer = '') =>
    `${ref};${nummer};${name};${strasse};${plz};${ort};Deutschland;Schrauben;1;KT;12,5;`;
  const imBuch = (name: string, strasse: string, hausnummer: string, dazu = {}) => ({
    name,
    strasse,
    hausnummer,
    lkz: 'D',
    plz: '01067',
    ort: 'Dresden',
    telefon: '0351 4711',
    mandant: { id: portal.welt.nordKunde },
    ...dazu,
  });
  const lege = async (koerper: object): Promise<number> =>
    (await (await kunde()).post('/api/adressen').send(koerper).expect(201)).body.id;

  it('is that of the book, told with before and after, and is that in the order', async () => {
    const id = await lege(imBuch('Müller Großhandel GmbH', 'Hauptstraße', '5'));
    await lege(imBuch('Zwilling AG', 'Ring', '1'));
    await lege(imBuch('Zwilling AG', 'Ring', '1'));
    const lauf = await gelesen(
      csv(
        zeile('AE-1', 'Mueller Grosshandel GmbH', 'Hauptstr. 5'),
        zeile('AE-2', 'Mueller Grosshandel GmbH', 'Hauptstr. 7'),
        zeile('AE-3', 'Mueller Grosshandel AG', 'Hauptstr. 5'),
        zeile('AE-4', 'Zwilling AG', 'Ring 1'),
        zeile('AE-5', 'Mueller Grosshandel GmbH', 'Hauptstr. 5', '01069'),
      ),
    );
    expect(lauf).toMatchObject({ zustand: 'geprueft', neu: 5, abgelehnt: 0 });
    const gesagt =
      'Empfänger aus Adressbuch übernommen: „Mueller Grosshandel GmbH, Hauptstr. 5, 01067 Dresden“ → ' +
      '„Müller Großhandel GmbH, Hauptstraße 5, 01067 Dresden“ (ähnlich)';
    expect(gruende(await zeilen(lauf.id))).toEqual([[2, null, null, gesagt]]);
    await uebernimm(lauf.id);
    const [erste, ...andere] = await zeilen(lauf.id);
    expect(erste?.meldungen.map((m) => m.text)).toEqual([gesagt]);
    expect((await auftrag(erste?.auftragId ?? 0)).empfaengerAdresse).toMatchObject({
      id,
      name: 'Müller Großhandel GmbH',
      strasse: 'Hauptstraße',
      hausnummer: '5',
      telefon: '0351 4711',
    });
    for (const { auftragId } of andere)
      expect((await auftrag(auftragId ?? 0)).empfaengerAdresse).toMatchObject({ id: null });
  });

  it('is not one of another client, and not one that the book has only since the dry run', async () => {
    const person = await portal.als('fremd');
    const fremder = { ...imBuch('Fremder Handel GmbH', 'Gasse', '3'), mandant: { id: portal.welt.alpen } };
    await person.post('/api/adressen').send(fremder).expect(201);
    const datei = csv(zeile('AE-6', 'Fremder Handel GmbH', 'Gasse 3'), zeile('AE-7', 'Später KG', 'Weg 1'));
    const lauf = await gelesen(datei);
    expect(gruende(await zeilen(lauf.id))).toEqual([]);
    await lege(imBuch('Später KG', 'Weg', '1'));
    await uebernimm(lauf.id);
    for (const { auftragId, meldungen } of await zeilen(lauf.id)) {
      expect(meldungen).toEqual([]);
      expect((await auftrag(auftragId ?? 0)).empfaengerAdresse).toMatchObject({ id: null });
    }
  });

  it('is still told where the order is there already, and is none once the entry has another name', async () => {
    const id = await lege(imBuch('Böhmer Technik GmbH', 'Am Hafen', '9'));
    await uebernimm((await gelesen(csv(zeile('AE-8', 'Andere OHG', 'Weg 3')))).id);
    const lauf = await gelesen(csv(zeile('AE-8', 'Boehmer Technik GmbH', 'Am Hafen 9')));
    expect(lauf).toMatchObject({ doppelt: 1 });
    expect(gruende(await zeilen(lauf.id)).map(([, , , text]) => text)).toEqual([
      expect.stringContaining('gibt es schon'),
      expect.stringContaining('Böhmer Technik GmbH'),
    ]);
    const { body } = await (await kunde()).get(`/api/adressen/${id}`).expect(200);
    await (await kunde())
      .put(`/api/adressen/${id}`)
      .send({ ...body, name: 'Böhmer Technik Nord GmbH' })
      .expect(200);
    await uebernimm(lauf.id, { doppelte: true });
    const [eine] = await zeilen(lauf.id);
    expect((await auftrag(eine?.auftragId ?? 0)).empfaengerAdresse).toMatchObject({
      id: null,
      name: 'Boehmer Technik GmbH',
    });
  });
});

describe('Andere Formate', () => {
  it('the XML of an order comes back as an equal order', async () => {
    const lauf = await gelesen(csv(gut('X-1', '2;EP;450;24.12.2026')));
    await uebernimm(lauf.id);
    const [zeile] = await zeilen(lauf.id);
    const person = await kunde();
    const { text } = await person.get(`/api/auftraege/${zeile?.auftragId}/xml`).expect(200);
    const kopie = await gelesen(Buffer.from(text), 'auftrag.xml');
    expect(kopie).toMatchObject({ format: 'xml', doppelt: 1 });
    await uebernimm(kopie.id, { doppelte: true });
    const [neu] = await zeilen(kopie.id);
    const zweite = (await person.get(`/api/auftraege/${neu?.auftragId}/xml`).expect(200)).text;
    const ohne = (xml: string) =>
      xml.replace(/<(id|auftptNum|spedeigennr|datumerfasst|datumgeaendert|sdstId|datum)>[^<]*<\/\1>/g, '');
    const bereinigt = (xml: string) => ohne(xml).replace(/<auftragshistorie>.*<\/auftragshistorie>/s, '');
    expect(bereinigt(zweite)).toBe(bereinigt(text));
  });

  it('NDJSON, also as a bare body, line by line', async () => {
    const person = await kunde();
    const zeile = {
      absenderReferenz: 'N-1',
      absenderAdresse: { name: 'Müller & Söhne' },
      empfaengerAdresse: { name: 'Jäger OHG' },
      auftragspositionen: [
        { warengutBezeichnung: 'Kisten', bruttoGewicht: 12, verpackungCode: 'KT', verpackungAnzahl: 1 },
      ],
    };
    const { body } = await person
      .post('/api/auftragseingang?dateiname=a.ndjson')
      .set('content-type', 'application/x-ndjson')
      .send(`${JSON.stringify(zeile)}\n{kein json\n`)
      .expect(201);
    expect(body).toMatchObject({ format: 'ndjson', neu: 1, abgelehnt: 1 });
  });

  it('a spreadsheet as people make it: a title, number formats, formulas, days, several sheets', async () => {
    const mappe = new ExcelJS.Workbook();
    mappe.addWorksheet('Deckblatt').addRow(['Aufträge']);
    const blatt = mappe.addWorksheet('Juli');
    blatt.addRow(['Unsere Aufträge im Juli']);
    blatt.addRow([]);
    blatt.addRow([
      'Referenz',
      'Name',
      'PLZ',
      'Ort',
      'Inhalt',
      'Anzahl',
      'Verpackung',
      'Gewicht',
      'Abholdatum',
      'Absender',
    ]);
    const zeile = blatt.addRow([
      'S-1',
      'Elbe GmbH',
      1067,
      'Dresden',
      'Glas',
      2,
      'KT',
      null,
      new Date('2026-12-24'),
      'Werk Nord',
    ]);
    zeile.getCell(3).numFmt = '00000';
    zeile.getCell(8).value = { formula: 'F4*1.15', result: 2.3 };
    const lauf = await gelesen(Buffer.from(await mappe.xlsx.writeBuffer()), 'juli.xlsx');
    expect(lauf).toMatchObject({ zustand: 'geprueft', neu: 1 });
    await uebernimm(lauf.id);
    const [gelesene] = await zeilen(lauf.id);
    expect(gelesene?.nummer).toBe(4);
    expect(await auftrag(gelesene?.auftragId ?? 0)).toMatchObject({
      beladedatum: '2026-12-24',
      empfaengerAdresse: { plz: '01067' },
      auftragspositionen: [{ bruttoGewicht: 2.3 }],
    });
    const { body } = await (await kunde()).get(`/api/auftragseingang/${lauf.id}/zuordnung`).expect(200);
    expect([body.blatt, body.kopfzeile, body.blaetter]).toEqual([
      'Juli',
      3,
      [{ name: 'Deckblatt' }, { name: 'Juli' }],
    ]);
  });

  it.each([
    ['an old workbook', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'datei.altesExcel'],
    [
      'an OpenDocument table',
      `PK\x03\x04${'\0'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`,
      'datei.ods',
    ],
    ['another archive', `PK\x03\x04${'\0'.repeat(40)}`, 'datei.beschaedigt'],
    ['a PDF', '%PDF-1.7\n%;,\n', 'datei.unbekannt'],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0;', 'datei.unbekannt'],
    ['a letter', 'Sehr geehrte Damen und Herren', 'datei.unbekannt'],
    ['nothing', ' \n', 'datei.leer'],
    ['another document', '<x/>', 'auftragseingang.xml'],
  ])('%s is refused with the way out whatever it is called, and nothing is kept', async (_was, text, key) => {
    const vorher = await portal.db.eine('SELECT count(*) FROM importlauf');
    const { status, body } = await sende(Buffer.from(text, 'latin1'), 'auftraege.csv');
    expect([status, body[0].key, body[0].field]).toEqual([400, key, 'file']);
    expect(await portal.db.eine('SELECT count(*) FROM importlauf')).toEqual(vorher);
  });
});

describe('Sicht', () => {
  it('nobody sees the files of others [Z-641 Z-643 Z-651]', async () => {
    const lauf = await gelesen(csv(gut('V-1')));
    const fremd = await portal.als('fremd');
    await fremd.get(`/api/auftragseingang/${lauf.id}`).expect(404);
    expect((await fremd.get('/api/auftragseingang').expect(200)).body).toEqual([]);
    const dispo = await portal.als('dispo');
    await dispo.post(`/api/auftragseingang/${lauf.id}/pruefen`).expect(200);
    expect((await dispo.get('/api/auftragseingang').expect(200)).body[0].id).toBeGreaterThan(0);
    await dispo
      .post(`/api/auftragseingang?mandant=${portal.welt.alpen}`)
      .attach('file', csv(gut('V-2')), 'a.csv')
      .expect(404);
  });
});
