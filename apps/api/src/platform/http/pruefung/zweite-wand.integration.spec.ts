import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { baueFremdeWelt, type FremdeWelt, merkmal } from '../../../testing/angriff/fremde-welt.js';
import { listeneintrag } from '../../../testing/listen.js';
import { type Portal, startePortal } from '../../../testing/portal.js';
import { rechtematrix } from '../../../testing/rechtematrix/rechtematrix.js';
import { ohneRegel, regeln } from '../../database/vorbereiten/zeilenschutz.js';

const geschuetzt = regeln.flatMap((r) => r.tabellen);

let portal: Portal;
let fremd: FremdeWelt;
let mandanten: number[];
beforeAll(async () => {
  portal = await startePortal();
  fremd = await baueFremdeWelt(portal);
  mandanten = (await portal.db.sql<{ id: number }>('SELECT id FROM mandant')).map(({ id }) => id);
});
afterAll(() => portal.schliessen());

/** Whoever wrote the statements has forgotten whose data these are: wherever they name visible clients, all are meant. */
async function ohneEigenenFilter<T>(sichtbar: number[], arbeit: () => Promise<T>): Promise<T> {
  const { query } = pg.Client.prototype;
  const weit = (wert: unknown) =>
    Array.isArray(wert) && wert.length > 0 && wert.every((w) => sichtbar.includes(w as number))
      ? mandanten
      : wert;
  const spion = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...[frage, werte, ...rest]: unknown[]
  ) {
    if (Array.isArray(werte)) werte = werte.map(weit);
    const mitWerten = frage as { values?: unknown[] };
    if (Array.isArray(mitWerten?.values)) frage = { ...mitWerten, values: mitWerten.values.map(weit) };
    return Reflect.apply(query, this, [frage, werte, ...rest]);
  } as typeof query);
  try {
    return await arbeit();
  } finally {
    spion.mockRestore();
  }
}

const arten = { auftraege: 'auftrag', adressen: 'adresse', auftragsvorlagen: 'vorlage' } as const;

/** Every call about one order, address or template: what it answers to the id of another forwarder. */
async function antworten(): Promise<string[]> {
  const kunde = await portal.als('kunde');
  const { mandantId } = portal.welt.benutzer['kunde'] ?? {};
  return ohneEigenenFilter([mandantId ?? 0], async () => {
    const offen: string[] = [];
    for (const operation of Object.keys(rechtematrix)) {
      const [methode = '', muster = ''] = operation.split(' ');
      const art = Object.entries(arten).find(([name]) => muster.startsWith(`/api/${name}/{`))?.[1];
      if (!art || muster.match(/\{/g)?.length !== 1) continue;
      const ziel = muster.replace(/\{\w+\}/, String(fremd.kennungen[art]));
      const { status, text } = await kunde[methode.toLowerCase() as 'get'](ziel).send(
        methode === 'GET' ? undefined : {},
      );
      if (status < 400 && text?.includes(merkmal)) offen.push(operation);
    }
    return offen;
  });
}

const alsBesitzer = async (sql: (tabelle: string) => string) => {
  const db = new pg.Client({ connectionString: portal.datenbankUrl });
  await db.connect();
  for (const tabelle of geschuetzt) await db.query(sql(tabelle));
  await db.end();
};

describe('The second wall between clients', () => {
  it('stands before every table of clients, or says why not', async () => {
    const tabellen = await portal.db.sql<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'mandant_id' ORDER BY 1`,
    );
    const offen = tabellen.map((t) => t.name).filter((t) => !geschuetzt.includes(t) && !ohneRegel[t]);
    expect(offen).toEqual([]);
  });

  it('answers nothing of others where a statement forgets to ask whose it is', async () => {
    const vorher = await fremd.pruefsumme();
    expect(await antworten()).toEqual([]);
    expect(await fremd.pruefsumme()).toBe(vorher);
  });

  it('lets nobody put a row under another client', async () => {
    const { kunde } = portal.welt.benutzer;
    const db = new pg.Client({ connectionString: portal.datenbankUrl });
    await db.connect();
    try {
      const eigene = `{${kunde?.mandantId}}`;
      await db.query(
        `SELECT set_config('role', sichtrolle(), false), set_config('frachtportal.mandanten', $1, false),
           set_config('frachtportal.haus', $1, false), set_config('frachtportal.betreiber', 'false', false)`,
        [eigene],
      );
      const frage = 'UPDATE adresse SET mandant_id = $1 WHERE mandant_id = $2';
      await expect(db.query(frage, [portal.welt.alpen, kunde?.mandantId])).rejects.toThrow(
        /row-level security/,
      );
      expect((await db.query(frage, [kunde?.mandantId, portal.welt.alpen])).rowCount).toBe(0);
    } finally {
      await db.end();
    }
  });

  it('leaves no gap in what is kept for everybody, whoever asks first', async () => {
    const dienst = {
      mandantId: portal.welt.alpen,
      spezNum: 977,
      bezkurz: merkmal,
      typ: 'Datum',
      editable: true,
    };
    const id = await listeneintrag(portal, 'auftragdefaultservice', dienst);
    await portal.neuStarten();
    const lies = async (wer: string) => (await portal.als(wer)).get('/api/auftragdefaultservice').expect(200);
    const nummern = ({ body }: { body: { id: number }[] }) => body.map((e) => e.id);
    expect(nummern(await lies('kunde'))).not.toContain(id);
    expect(nummern(await lies('fremd'))).toContain(id);
  });

  it('is what holds there: without it the same calls answer what is secret', async () => {
    await alsBesitzer((t) => `ALTER TABLE ${t} DISABLE ROW LEVEL SECURITY`);
    try {
      expect((await antworten()).length).toBeGreaterThan(3);
    } finally {
      await alsBesitzer((t) => `ALTER TABLE ${t} ENABLE ROW LEVEL SECURITY`);
    }
  });
});
