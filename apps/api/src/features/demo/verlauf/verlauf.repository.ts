import { Status } from '@frachtportal/domain/auftrag/auftrag-status';
import { anweisung } from '../../../platform/database/anweisung.js';
import type { Datenbank } from '../../../platform/database/datenbank.js';
import type { Ort, Schritt } from './verlauf.js';

/** A created order and what has happened to it since. */
export interface ErlebterAuftrag {
  id: number;
  mandantId: number;
  erfasserId: number;
  orte: Record<Ort, string | null>;
  schritte: Schritt[];
}

const auftraegeSetzen = anweisung(
  'verlauf.auftraegeSetzen',
  `
  UPDATE auftrag a SET datumerfasst = v.erfasst, datumgeaendert = v.geaendert, status_id = v.status,
    status_datum = v.geaendert, version = v.version, aenderer_id = v.aenderer
  FROM json_to_recordset($1) AS v (id int, erfasst timestamptz, geaendert timestamptz, status int, version int, aenderer int)
  WHERE a.id = v.id`,
);

// The first step was written when the order was created: it only gets its time.
const erfassungSetzen = anweisung(
  'verlauf.erfassungSetzen',
  `
  UPDATE auftrag_historie h SET datum = v.am FROM json_to_recordset($1) AS v (id int, am timestamptz)
  WHERE h.auftrag_id = v.id AND h.sendungsstatus_id = ${Status.erfasst}`,
);

const schritteAnlegen = anweisung(
  'verlauf.schritteAnlegen',
  `
  INSERT INTO auftrag_historie (mandant_id, auftrag_id, sendungsstatus_id, datum, kommentar, quittiert, ereignisort, benutzer_id)
  SELECT mandant, auftrag, status, am, kommentar, quittiert, ort, benutzer
  FROM json_to_recordset($1) AS v (mandant int, auftrag int, status int, am timestamptz, kommentar text, quittiert text,
    ort text, benutzer int)
  ORDER BY am`,
);

const ablieferungenAnlegen = anweisung(
  'verlauf.ablieferungenAnlegen',
  `
  INSERT INTO ablieferung (mandant_id, auftrag_id, zugestellt_am, quittiert)
  SELECT mandant, auftrag, am, quittiert
  FROM json_to_recordset($1) AS v (mandant int, auftrag int, am timestamptz, quittiert text) WHERE quittiert IS NOT NULL`,
);

// Only what still waits gets a row in the outbox: the demo connector takes these over and moves them on. The
// others stay where they are, so that the list shows every status for as long as somebody looks at it.
const ausgangFuellen = anweisung(
  'verlauf.ausgangFuellen',
  `
  INSERT INTO uebertragung (mandant_id, auftrag_id, erstellt_am)
  SELECT mandant, auftrag, am FROM json_to_recordset($1) AS v (mandant int, auftrag int, status int, am timestamptz)
  WHERE status = ${Status.zurUebertragung}`,
);

/** Sets back new orders to when they are said to have happened: five statements, however many orders. */
export async function schreibeVerlauf(db: Datenbank, auftraege: ErlebterAuftrag[]): Promise<void> {
  const alleSchritte = auftraege.flatMap((a) => a.schritte.slice(1).map((s) => schrittzeile(a, s)));
  const ersteSchritte = auftraege.map(({ id, schritte }) => ({ id, am: zeitpunkt(schritte[0]) }));
  const letzte = auftraege.map((a) => schrittzeile(a, a.schritte.at(-1) as Schritt));
  await db.sql(auftraegeSetzen, [JSON.stringify(auftraege.map(kopf))]);
  await db.sql(erfassungSetzen, [JSON.stringify(ersteSchritte)]);
  await db.sql(schritteAnlegen, [JSON.stringify(alleSchritte)]);
  await db.sql(ablieferungenAnlegen, [JSON.stringify(letzte)]);
  await db.sql(ausgangFuellen, [JSON.stringify(letzte)]);
}

function kopf({ id, erfasserId, schritte }: ErlebterAuftrag) {
  const letzter = schritte.at(-1);
  return {
    id,
    erfasst: zeitpunkt(schritte[0]),
    geaendert: zeitpunkt(letzter),
    status: letzter?.statusId,
    version: schritte.length,
    aenderer: schritte.length > 1 ? erfasserId : null,
  };
}

function schrittzeile({ id, mandantId, erfasserId, orte }: ErlebterAuftrag, s: Schritt) {
  return {
    mandant: mandantId,
    auftrag: id,
    status: s.statusId,
    am: zeitpunkt(s),
    kommentar: s.kommentar,
    quittiert: s.quittiert,
    ort: s.ort ? orte[s.ort] : null,
    benutzer: s.statusId === Status.zurUebertragung ? erfasserId : null,
  };
}

function zeitpunkt(schritt: Schritt | undefined): string {
  return new Date(schritt?.am ?? 0).toISOString();
}
