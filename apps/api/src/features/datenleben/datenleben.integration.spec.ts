import type { Tokenpaar } from '@frachtportal/domain/benutzer/anmeldung';
import { einAuftrag, eineAdresse } from '@frachtportal/domain/testing/builder';
import type TestAgent from 'supertest/lib/agent.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Portal, startePortal } from '../../testing/portal.js';
import { passwort } from '../../testing/welt.js';
import { pdf } from '../dokumente/testing/dateien.js';
import { Einrichten } from '../einrichtung/einrichten.service.js';
import { abgeleitete, ausgelassene, tabellen } from './bestand/tabellen.js';
import { erledige, gezaehlt, zuEnde } from './testing/auftrag.js';

let quelle: Portal;
let admin: TestAgent;
beforeAll(async () => {
  quelle = await startePortal();
  admin = await quelle.als('admin');
});
afterAll(() => quelle?.schliessen());

describe('Die Tabellen', () => {
  it('are all taken along, or there is a reason why not', async () => {
    const da = await quelle.db.sql<{ name: string }>(
      "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
    );
    const bekannt = [...tabellen.map((t) => t.name), ...abgeleitete, ...Object.keys(ausgelassene)];
    expect(bekannt.toSorted()).toEqual(da.map((t) => t.name));
  });
});

/** Orders, addresses, papers, comments, cases, templates of a client, made as people make them. */
async function arbeite(): Promise<void> {
  const kunde = await quelle.als('kunde');
  for (const name of ['Eins', 'Zwei', 'Drei']) {
    const auftrag = einAuftrag().mitGefahrgut().mit({ spedfremdnr: name }).build();
    const { id } = (await kunde.post('/api/auftraege').send(auftrag).expect(201)).body;
    await kunde
      .post('/api/dokumentenverweise/upload')
      .query({ filename: `${name}.pdf`, objectId: id })
      .attach('file', pdf(name), `${name}.pdf`)
      .expect(201);
    await kunde
      .post(`/api/kommentare/auftrag/${id}`)
      .send({ text: `Zu ${name}`, intern: false })
      .expect(201);
  }
  await kunde.post('/api/adressen').send(eineAdresse().build()).expect(201);
}

/** An installation where nobody has worked: its first administrator, under a name that comes again. */
async function leereInstallation(): Promise<{ ziel: Portal; chef: TestAgent }> {
  const ziel = await startePortal();
  await ziel.db.zeilen('UPDATE mandant SET adresse_id = NULL, hauptmandant_id = NULL');
  for (const tabelle of [
    'konto_token',
    'adresse',
    'benutzer',
    'nummernkreis',
    'konfigurationswert',
    'mandant',
  ])
    await ziel.db.zeilen(`DELETE FROM ${tabelle}`);
  const link = await ziel.app.get(Einrichten, { strict: false }).vorbereiten();
  const erster = { mandant: 'Neu', name: 'admin', email: 'neu@example.com', password: passwort };
  await ziel
    .anonym()
    .post('/api/einrichtung')
    .send({ ...erster, token: link?.split('/').at(-1) })
    .expect(204);
  return { ziel, chef: await ziel.als('admin') };
}

/** As somebody whose password did not come along. */
async function alsAnderer(chef: TestAgent, portal: Portal, username: string): Promise<TestAgent> {
  const paar: Tokenpaar = (await chef.post('/api/authentication/changelogin').send({ username }).expect(200))
    .body;
  return portal.anonym().set('authorization', `Bearer ${paar.accessToken}`);
}

/** Ids of clients and users are other ones behind a restore. */
const ohneNummern = (wert: unknown): unknown => {
  if (Array.isArray(wert)) return wert.map(ohneNummern);
  if (typeof wert !== 'object' || wert === null) return wert;
  const nummern = ['mandant', 'owningMandant', 'hauptmandant', 'erfasser', 'aenderer'];
  return Object.fromEntries(
    Object.entries(wert).map(([k, v]) => {
      if (nummern.includes(k) && typeof v === 'object' && v) return [k, ohneNummern({ ...v, id: 0 })];
      return /mandantId|benutzerId|verfasserId/i.test(k) ? [k, 0] : [k, ohneNummern(v)];
    }),
  );
};

/** What a customer can read of the client, by address. */
async function gelesenes(kunde: TestAgent, ids: number[]): Promise<Record<string, unknown>> {
  const pfade = [
    ...ids.flatMap((id) => [
      `/api/auftraege/${id}`,
      `/api/dokumentenverweise/auftrag?auftrag.id=${id}`,
      `/api/kommentare/auftrag/${id}`,
    ]),
    '/api/adressen/search?query=',
    '/api/auftragsvorlagen/search?query=',
    '/api/verpackungen',
    '/api/auftraege/search',
    '/api/config-param/clientconfig',
  ];
  const alles: Record<string, unknown> = {};
  for (const pfad of pfade) {
    const { status, body } = await kunde.get(pfad);
    expect([pfad, status]).toEqual([pfad, 200]);
    alles[pfad] = ohneNummern(body);
  }
  for (const [pfad, wert] of Object.entries(alles))
    if (pfad.startsWith('/api/dokumentenverweise/auftrag'))
      for (const { id } of wert as { id: number }[]) {
        const { body } = await kunde.get(`/api/dokumentenverweise/file/${id}`).expect(200);
        alles[`datei ${id}`] = body;
      }
  return alles;
}

describe('Daten eines Mandanten', () => {
  it('are exported and come back into an empty installation, equal over HTTP [Z-991 Z-994 Z-996]', {
    timeout: 120_000,
  }, async () => {
    await arbeite();
    const ids = (await quelle.db.sql<{ id: number }>('SELECT id FROM auftrag ORDER BY id')).map((z) => z.id);
    const wunsch = { art: 'export', mandantId: quelle.welt.nord } as const;
    const probe = await erledige(admin, wunsch);
    expect(probe).toMatchObject({ zustand: 'fertig', probe: true, dateiname: null });
    const auftrag = await erledige(admin, { ...wunsch, probe: false });
    expect(auftrag, JSON.stringify(auftrag)).toMatchObject({
      zustand: 'fertig',
      dateiname: expect.any(String),
    });
    // What was done meanwhile stands in the audit log.
    expect({ ...gezaehlt(auftrag), protokoll: 0 }).toEqual({ ...gezaehlt(probe), protokoll: 0 });
    expect(gezaehlt(auftrag)).toMatchObject({ auftraege: 3, dokumente: 3, mandanten: 3, vorgaenge: 3 });
    const { body: archiv } = await admin
      .get(`/api/datenleben/${auftrag.id}/datei`)
      .responseType('blob')
      .expect(200);
    expect(archiv.toString('latin1')).not.toContain('argon2');

    const vorher = await gelesenes(await quelle.als('kunde'), ids);
    const { ziel, chef } = await leereInstallation();
    try {
      const sende = async (inhalt: Buffer, nurProbe: boolean) => {
        const { body } = await chef
          .post('/api/datenleben/einspielen')
          .attach('file', inhalt, 'archiv.tar.gz')
          .field('metadata', JSON.stringify({ probe: nurProbe }))
          .expect(202);
        return zuEnde(chef, body.id);
      };
      expect(await sende(archiv.subarray(0, archiv.length / 2), false)).toMatchObject({
        zustand: 'gescheitert',
        fehler: 'Das ist kein vollständiges Archiv eines Mandanten.',
      });
      expect(await sende(archiv, true)).toMatchObject({ zustand: 'fertig' });
      expect(await ziel.db.sql('SELECT id FROM auftrag')).toEqual([]);
      const eingespielt = await sende(archiv, false);
      expect(eingespielt, JSON.stringify(eingespielt)).toMatchObject({ zustand: 'fertig' });
      expect(gezaehlt(eingespielt)).toMatchObject({ auftraege: 3, dokumente: 3, umbenannt: 1 });
      const kunde = await alsAnderer(chef, ziel, 'kunde');
      expect(await gelesenes(kunde, ids)).toEqual(vorher);
      // Nothing leaves, and numbers go on behind those that were given.
      expect((await chef.get('/api/betrieb/quarantaene')).body.seit).not.toBeNull();
      const neu = (await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201)).body;
      expect(neu.spedeigennr).toMatch(/^NL-001/);
      expect(await sende(archiv, false)).toMatchObject({ zustand: 'gescheitert' });
    } finally {
      await ziel.schliessen();
      // The last application of a process is the one whose logins hold.
      await quelle.neuStarten();
      admin = await quelle.als('admin');
    }
  });

  it('are archived, which ends its users’ sessions, and only then deleted, with files and all [Z-990]', async () => {
    const { alpen, alpenKunde } = quelle.welt;
    const fremd = await quelle.als('fremd');
    const { id } = (await fremd.post('/api/auftraege').send(einAuftrag().build()).expect(201)).body;
    const wunsch = { mandantId: alpen, probe: false, bestaetigung: 'Alpenfracht Logistik GmbH' };
    await admin
      .post('/api/datenleben')
      .send({ ...wunsch, art: 'loeschen' })
      .expect(409);
    await admin
      .post('/api/datenleben')
      .send({ ...wunsch, art: 'archivieren', bestaetigung: 'Alpen' })
      .expect(400);
    const archiv = await erledige(admin, { ...wunsch, art: 'archivieren' });
    expect(archiv, JSON.stringify(archiv)).toMatchObject({ zustand: 'fertig' });
    expect((await fremd.get(`/api/auftraege/${id}`)).status).toBe(401);
    const probe = await erledige(admin, { art: 'loeschen', mandantId: alpen });
    expect(gezaehlt(probe)).toMatchObject({ auftraege: 1, frist: 1, mandanten: 2 });
    const geloescht = await erledige(admin, { ...wunsch, art: 'loeschen' });
    expect(geloescht, JSON.stringify(geloescht)).toMatchObject({ zustand: 'fertig' });
    expect(gezaehlt(geloescht)).toEqual(gezaehlt(probe));
    const namen = (await admin.get('/api/mandanten/allmandanten').expect(200)).body.map(
      (m: { name: string }) => m.name,
    );
    expect(namen).not.toContain('Alpenfracht Logistik GmbH');
    for (const t of tabellen.filter((x) => x.wo === 'eigene' && !x.bleibt))
      expect(
        await quelle.db.sql(`SELECT FROM ${t.name} WHERE mandant_id IN (${alpen}, ${alpenKunde})`),
        t.name,
      ).toEqual([]);
    // The archive stays; what people did stays without their names.
    await admin.get(`/api/datenleben/${archiv.id}/datei`).expect(200);
    const log = JSON.stringify((await admin.get('/api/log/aenderungen?searchLimit=1000')).body);
    expect(log).toContain('datenleben.beendet');
    expect(log).not.toContain('"benutzer":"fremd"');
  });

  it('of one’s own client stay', async () => {
    for (const art of ['archivieren', 'loeschen'])
      await admin.post('/api/datenleben').send({ art, mandantId: quelle.welt.nord }).expect(409);
  });
});

describe('Daten einer Person', () => {
  it('are handed out and erased; what law wants kept names a number [Z-992]', async () => {
    const haupt = await quelle.als('haupt');
    const { id } = (await haupt.post('/api/auftraege').send(einAuftrag().build()).expect(201)).body;
    await haupt
      .post(`/api/kommentare/auftrag/${id}`)
      .send({ text: 'Bitte prüfen', intern: false })
      .expect(201);
    const benutzerId = quelle.welt.benutzer['haupt']?.id ?? 0;
    await admin.post('/api/datenleben').send({ art: 'auskunft' }).expect(400);
    const auskunft = await erledige(admin, { art: 'auskunft', benutzerId, probe: false });
    expect(gezaehlt(auskunft)).toMatchObject({ auftraege: 1, vorgaenge: 1 });
    const { body: datei } = await admin
      .get(`/api/datenleben/${auskunft.id}/datei`)
      .responseType('blob')
      .expect(200);
    expect(datei.length).toBeGreaterThan(500);

    expect(await erledige(admin, { art: 'tilgen', benutzerId })).toMatchObject({
      zustand: 'fertig',
      probe: true,
    });
    await haupt.get(`/api/auftraege/${id}`).expect(200);
    const getilgt = await erledige(admin, { art: 'tilgen', benutzerId, probe: false, bestaetigung: 'haupt' });
    expect(getilgt, JSON.stringify(getilgt)).toMatchObject({ zustand: 'fertig' });
    expect((await haupt.get(`/api/auftraege/${id}`)).status).toBe(401);
    const dispo = await quelle.als('dispo');
    const auftrag = (await dispo.get(`/api/auftraege/${id}`).expect(200)).body;
    expect(auftrag.erfasser.name).toMatch(/^Person \d+$/);
    const texte = [
      (await dispo.get(`/api/kommentare/auftrag/${id}`)).body,
      (await admin.get('/api/log/aenderungen?searchLimit=1000')).body,
      (await admin.get('/api/datenleben')).body,
      (await admin.get('/api/benutzer')).body,
    ].map((b) => JSON.stringify(b));
    for (const text of texte) expect(text).not.toMatch(/"haupt"|haupt@/);
    expect(texte[0]).toContain('Bitte prüfen');
    await admin
      .post('/api/datenleben')
      .send({ art: 'tilgen', benutzerId: quelle.welt.benutzer['admin']?.id })
      .expect(409);
  });
});

describe('Aufbewahrung', () => {
  const setze = (frist: Record<string, number | null>) =>
    admin
      .put('/api/datenleben/aufbewahrung')
      .send({ regeln: Object.entries(frist).map(([art, tage]) => ({ art, frist: tage })) });

  it('keeps everything but mails and sessions until somebody says otherwise [Z-997]', async () => {
    const { body } = await admin.get('/api/datenleben/aufbewahrung').expect(200);
    expect(
      Object.fromEntries(body.regeln.map((r: { art: string; frist: number }) => [r.art, r.frist])),
    ).toEqual({
      auftraege: null,
      dokumente: null,
      historie: null,
      protokoll: null,
      serverprotokoll: 30,
      mails: 30,
      sitzungen: 30,
    });
    // Whatever is chosen is longer than the three months that the paper of dangerous goods is kept.
    expect(body.regeln[0]).toMatchObject({ art: 'auftraege', recht: expect.stringContaining('5.4.4 ADR') });
    await setze({ auftraege: 0 }).expect(400);
    await setze({ auftraege: 51 }).expect(400);
    await setze({ serverprotokoll: null }).expect(400);
    await admin.put('/api/datenleben/aufbewahrung').send({}).expect(400);
  });

  it('deletes orders and files of a log that are older, and nothing in a dry run [Z-993]', async () => {
    const kunde = await quelle.als('kunde');
    const { id } = (await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201)).body;
    const neu = async () =>
      (await kunde.post('/api/auftraege').send(einAuftrag().build()).expect(201)).body.id as number;
    // Its own date is old, but it was entered today; the papers of the next one came later, and one has an open case.
    const [bleibt, spaetesPapier, offenerFall] = [await neu(), await neu(), await neu()];
    const frueher = [id, spaetesPapier, offenerFall];
    const damals = "date_trunc('year', now()) - interval '8 years 1 day'";
    await quelle.db.zeilen(`UPDATE auftrag SET datum = ${damals} WHERE id = $1`, [bleibt]);
    await quelle.db.zeilen(
      `UPDATE auftrag SET datum = ${damals}, beladedatum = NULL, entladedatum = NULL, datumerfasst = ${damals},
         datumgeaendert = ${damals}, status_datum = ${damals} WHERE id = ANY($1)`,
      [frueher],
    );
    await quelle.db.zeilen(`UPDATE auftrag_historie SET datum = ${damals} WHERE auftrag_id = ANY($1)`, [
      frueher,
    ]);
    await kunde
      .post('/api/dokumentenverweise/upload')
      .query({ filename: 'rechnung.pdf', objectId: spaetesPapier })
      .attach('file', pdf('Rechnung'), 'rechnung.pdf')
      .expect(201);
    await kunde
      .post(`/api/klaerfaelle/auftrag/${offenerFall}`)
      .send({ grund: 'adresse', faelligTag: '2099-12-31' })
      .expect(201);
    await setze({ auftraege: 8 }).expect(200);
    expect(gezaehlt(await erledige(admin, { art: 'aufbewahrung' }))).toEqual({ auftraege: 1 });
    await kunde.get(`/api/auftraege/${id}`).expect(200);
    expect(gezaehlt(await erledige(admin, { art: 'aufbewahrung', probe: false }))).toEqual({ auftraege: 1 });
    await kunde.get(`/api/auftraege/${id}`).expect(404);
    for (const da of [bleibt, spaetesPapier, offenerFall])
      await kunde.get(`/api/auftraege/${da}`).expect(200);
    await setze({ auftraege: null }).expect(200);
  });
});
