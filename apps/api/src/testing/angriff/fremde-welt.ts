import { einAuftrag } from '@frachtportal/domain/testing/builder';
import pg from 'pg';
import { Auftragszahlen } from '../../features/auftraege/zahlen/auftragszahlen.repository.js';
import { Versand } from '../../platform/mail/versand.service.js';
import { neuerBenutzer } from '../benutzer.js';
import { listeneintrag } from '../listen.js';
import type { Portal } from '../portal.js';

/** Stands in every row of the other forwarder, so that it is known wherever it turns up. */
export const merkmal = 'GEHEIM';

/** What belongs to another forwarder: an id of each kind, none of which anything of one's own has. */
export type FremdeKennungen = Readonly<
  Record<'auftrag' | 'adresse' | 'vorlage' | 'mandant' | 'benutzer' | 'frankatur', number>
>;

const folgen = ['auftrag', 'adresse', 'auftragsvorlage', 'mandant', 'benutzer', 'frankatur'];

export interface FremdeWelt {
  kennungen: FremdeKennungen;
  /** One word for everything the other forwarder has; another word after any change of it. */
  pruefsumme(): Promise<string>;
  /** Rows of others in which one of its ids stands. */
  fundstellen(): Promise<string[]>;
}

/** Gives the other forwarder a client, a user, an address, a template, an order and a list entry of its own. */
export async function baueFremdeWelt(portal: Portal): Promise<FremdeWelt> {
  const { alpen } = portal.welt;
  const db = new pg.Client({ connectionString: portal.datenbankUrl });
  await db.connect();
  for (const [i, tabelle] of folgen.entries())
    await db.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), $2)`, [tabelle, 7_000_000 + 100_000 * i]);
  await db.end();
  const fremd = await portal.als('fremd');
  const admin = await portal.als('admin');
  const name = (was: string) => `${merkmal} ${was}`;
  const anschrift = { name: name('Adresse'), lkz: 'D', plz: '80331', ort: merkmal };
  const auftrag = { ...einAuftrag().build(), hinweis: merkmal };
  const kennungen = {
    auftrag: (await fremd.post('/api/auftraege').send(auftrag).expect(201)).body.id,
    adresse: (await fremd.post('/api/adressen').send(anschrift).expect(201)).body.id,
    vorlage: (
      await fremd
        .post('/api/auftragsvorlagen')
        .send({ vorlageName: name('Vorlage'), auftrag: {} })
        .expect(201)
    ).body.id,
    mandant: (
      await admin
        .post('/api/mandanten')
        .send({ name: name('GmbH'), hauptmandantId: alpen })
        .expect(201)
    ).body.id,
    benutzer: (
      await admin
        .post('/api/benutzer')
        .send(neuerBenutzer({ name: merkmal, owningMandant: { id: alpen } }))
        .expect(201)
    ).body.id,
    frankatur: await listeneintrag(portal, 'frankaturen', { mandantId: alpen, langBezeichnung: merkmal }),
  };
  // Nothing of it is still on its way: a mail that leaves changes its row, and numbers move when they are added up.
  await portal.app.get(Versand).versende();
  await portal.app.get(Auftragszahlen).addiere();
  return {
    kennungen,
    pruefsumme: () => pruefsumme(portal),
    fundstellen: () => fundstellen(portal, Object.values(kennungen)),
  };
}

/** Tables whose rows name a client; the audit log says what was tried. */
async function tabellen({ db }: Portal): Promise<string[]> {
  const zeilen = await db.sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'mandant_id' AND table_name <> 'aenderungsprotokoll' ORDER BY 1`,
  );
  return zeilen.map(({ name }) => name);
}

const fremde = ({ welt }: Portal) =>
  `(SELECT id FROM mandant WHERE id = ${welt.alpen} OR hauptmandant_id = ${welt.alpen})`;

/** Over every row that names a client of the other forwarder, and the clients themselves. */
async function pruefsumme(portal: Portal): Promise<string> {
  const teile = ['mandant', ...(await tabellen(portal))].map(
    (t) =>
      `SELECT '${t}' AS t, md5(coalesce(string_agg(x::text, '|' ORDER BY x::text), '')) AS s FROM "${t}" x
       WHERE ${t === 'mandant' ? 'x.id' : 'x.mandant_id'} IN ${fremde(portal)}`,
  );
  // Parts of the statement may be worked on side by side.
  return JSON.stringify(await portal.db.sql(`${teile.join(' UNION ALL ')} ORDER BY t`));
}

async function fundstellen(portal: Portal, kennungen: number[]): Promise<string[]> {
  const teile = (await tabellen(portal)).map(
    (t) =>
      `SELECT '${t} ' || x::text AS fund FROM "${t}" x
       WHERE x.mandant_id NOT IN ${fremde(portal)} AND x::text ~ '\\m(${kennungen.join('|')})\\M'`,
  );
  const zeilen = await portal.db.sql<{ fund: string }>(teile.join(' UNION ALL '));
  return zeilen.map(({ fund }) => fund);
}
