import type { Aufbewahrungsart, Frist } from '@frachtportal/domain/datenleben/aufbewahrung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { abgeschlossenVor, jahresgrenze } from '../bestand/frist.js';

const lies = anweisung('aufbewahrung.lies', 'SELECT art, frist FROM aufbewahrung ORDER BY art').genauer<{
  art: Aufbewahrungsart;
}>();
const setze = anweisung('aufbewahrung.setze', 'UPDATE aufbewahrung SET frist = $2 WHERE art = $1');
const faellig = anweisung(
  'aufbewahrung.faellig',
  `SELECT 1 AS ja WHERE EXISTS (SELECT FROM aufbewahrung WHERE frist IS NOT NULL AND art NOT IN ('mails', 'sitzungen'))
     AND NOT EXISTS (SELECT FROM datenauftrag WHERE art = 'aufbewahrung' AND NOT probe AND erstellt_am > now() - interval '20 hours')`,
);

const grenze = jahresgrenze('$1');
const alteAuftraege = `SELECT a.id FROM auftrag a WHERE ${abgeschlossenVor(grenze)}`;
const zaehleAuftraege = anweisung(
  'aufbewahrung.unsafeZaehleAuftraege',
  `SELECT count(*)::int AS n FROM (${alteAuftraege}) a`,
).genauer<{ n: number }>();
const loescheAuftraege = anweisung(
  'aufbewahrung.unsafeLoescheAuftraege',
  `DELETE FROM auftrag WHERE id IN (${alteAuftraege} ORDER BY a.id LIMIT 200)`,
);
const alteDokumente = `SELECT d.id FROM dokumentenverweis d JOIN auftrag a ON a.id = d.auftrag_id
  WHERE ${abgeschlossenVor(grenze)}`;
const zaehleDokumente = anweisung(
  'aufbewahrung.unsafeZaehleDokumente',
  `SELECT count(*)::int AS n FROM (${alteDokumente}) d`,
).genauer<{ n: number }>();
const loescheDokumente = anweisung(
  'aufbewahrung.unsafeLoescheDokumente',
  `DELETE FROM dokumentenverweis WHERE id IN (${alteDokumente} ORDER BY d.id LIMIT 500)`,
);
const zaehleHistorie = anweisung(
  'aufbewahrung.unsafeZaehleHistorie',
  `SELECT count(*)::int AS n FROM auftrag_historie WHERE datum < ${grenze}`,
).genauer<{ n: number }>();
const loescheHistorie = anweisung(
  'aufbewahrung.unsafeLoescheHistorie',
  `DELETE FROM auftrag_historie WHERE id IN (SELECT id FROM auftrag_historie WHERE datum < ${grenze} ORDER BY id LIMIT 2000)`,
);
const zaehleProtokoll = anweisung(
  'aufbewahrung.unsafeZaehleProtokoll',
  `SELECT count(*)::int AS n FROM aenderungsprotokoll WHERE am < ${grenze}`,
).genauer<{ n: number }>();
const raeumeProtokoll = anweisung(
  'aufbewahrung.unsafeRaeumeProtokoll',
  `SELECT protokoll_aufraeumen(${grenze}) AS n`,
).genauer<{ n: number }>();

type Bestandsart = 'auftraege' | 'dokumente' | 'historie';

const zaehlungen = {
  auftraege: zaehleAuftraege,
  dokumente: zaehleDokumente,
  historie: zaehleHistorie,
  protokoll: zaehleProtokoll,
};
const loeschungen = { auftraege: loescheAuftraege, dokumente: loescheDokumente, historie: loescheHistorie };

/** How long what is kept, and what has been kept so long. */
@Injectable()
export class AufbewahrungRepository {
  constructor(private readonly db: Datenbank) {}

  lies = (): Promise<Frist[]> => this.db.sql(lies);

  async setze({ art, frist }: Frist): Promise<void> {
    await this.db.zeilen(setze, [art, frist]);
  }

  /** There is something to keep for a time, and nobody has looked today. */
  async faellig(): Promise<boolean> {
    return (await this.db.sql(faellig)).length > 0;
  }

  async unsafeZaehle(art: Bestandsart | 'protokoll', jahre: number): Promise<number> {
    return (await this.db.eine(zaehlungen[art], [jahre]))?.n ?? 0;
  }

  /** Some of them, whole ones; answers how many. */
  unsafeLoesche(art: Bestandsart, jahre: number): Promise<number> {
    return this.db.zeilen(loeschungen[art], [jahre]);
  }

  async unsafeRaeumeProtokoll(jahre: number): Promise<number> {
    return (await this.db.eine(raeumeProtokoll, [jahre]))?.n ?? 0;
  }
}
