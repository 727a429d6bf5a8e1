import type pg from 'pg';
import type { PostgresServer } from '../postgres-server.js';
import { jeDatenbank } from '../sql.js';

/** Orders of the last seven days before the backup. */
const wochenmenge =
  "(SELECT count(*) FROM auftrag WHERE datumerfasst > (SELECT max(datumerfasst) - interval '7 days' FROM auftrag))";

/**
 * So far number ranges jump: what was given after the backup has left the house and is not to be given twice. It reaches
 * for a week of what is usual, with ten positions or load units each.
 */
const sprung = {
  auftragsnummern: `1000 + ${wochenmenge}`,
  kennungen: `10000 + 10 * ${wochenmenge}`,
};

/** By the table without which there is nothing to do. */
const anweisungen: Record<string, string> = {
  // Nothing leaves a second time before an administrator has looked. An older backup knows no such switch yet.
  uebertragung: `CREATE TABLE IF NOT EXISTS quarantaene (seit timestamptz);
    INSERT INTO quarantaene SELECT WHERE NOT EXISTS (SELECT FROM quarantaene);
    UPDATE quarantaene SET seit = now()`,
  // Who follows the feed of orders has seen what is no longer there: the portal tells them to start again.
  feed_epoche: 'UPDATE feed_epoche SET herkunft = NULL',
  // Who was logged out, locked or deleted after the backup is not to come back with it; print tickets end with these.
  sitzung:
    "UPDATE sitzung SET beendet_am = now(), beendet_grund = 'wiederhergestellt' WHERE beendet_am IS NULL",
  konto_token: 'UPDATE konto_token SET verbraucht_am = now() WHERE verbraucht_am IS NULL',
  sscc_kreis: `UPDATE sscc_kreis SET naechste = naechste + ${sprung.kennungen}`,
  nummernkreis: springe("sequencename LIKE 'nummernkreis\\_folge\\_%'", sprung.auftragsnummern),
  auftrag: springe(
    "sequencename IN ('auftrag_id_seq', 'auftragsposition_auftpt_num_seq', 'adresse_id_seq')",
    sprung.kennungen,
  ),
};

function springe(welche: string, um: string): string {
  return `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass,
    least(max_value, coalesce(last_value, 0) + ${um})) FROM pg_sequences WHERE ${welche}`;
}

/** What is restored goes on as something new: nothing of what came after the backup is taken for its continuation. */
export const beginneNeueEpoche = (server: PostgresServer): Promise<void> =>
  jeDatenbank(server.url(), neueEpoche);

/** The same in one database. */
export async function neueEpoche(client: pg.Client): Promise<void> {
  for (const [tabelle, sql] of Object.entries(anweisungen)) {
    const { rows } = await client.query<{ da: boolean }>('SELECT to_regclass($1) IS NOT NULL AS da', [
      tabelle,
    ]);
    if (rows[0]?.da) await client.query(sql);
  }
}
