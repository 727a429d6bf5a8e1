import type { Gefahrgutuebernahme } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { konflikt, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { ausgabensperre } from './gefahrgutausgaben.repository.js';

const uebernahmen = anweisung(
  'gefahrgutruecknahme.uebernahmen',
  `
  SELECT u.id, u.version, u.gueltig_von::text AS "gueltigVon", b.name AS benutzer,
    to_char(u.uebernommen_am AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "uebernommenAm",
    (SELECT count(*)::int FROM gefahrgutklasse g WHERE g.uebernahme_id = u.id) AS zeilen
  FROM gefahrgutuebernahme u LEFT JOIN benutzer b ON b.id = u.benutzer_id ORDER BY u.id DESC LIMIT 20`,
).genauer<{ gueltigVon: string; uebernommenAm: string; zeilen: number }>();

const verwendet = anweisung(
  'gefahrgutruecknahme.verwendet',
  `
  WITH eigene AS (SELECT id FROM gefahrgutklasse WHERE uebernahme_id = $1)
  SELECT (SELECT count(DISTINCT auftrag_id)::int FROM gefahrgutzeile
      WHERE gefahrgutklasse_id IN (SELECT id FROM eigene)) AS auftraege,
    (SELECT count(*)::int FROM auftragsvorlage v WHERE EXISTS (
      SELECT FROM jsonb_path_query(v.auftrag, '$.auftragspositionen[*].auftragsgefahrgueter[*].*.id') id
      WHERE id::text IN (SELECT e.id::text FROM eigene e))) AS vorlagen`,
).genauer<{ auftraege: number; vorlagen: number }>();

const wiederherstellen = anweisung(
  'gefahrgutruecknahme.wiederherstellen',
  `
  UPDATE gefahrgutklasse g SET gueltig_bis = v.gueltig_bis, ersetzt = v.ersetzt
  FROM gefahrgutuebernahme u, json_to_recordset(u.vorher) AS v (id integer, gueltig_bis date, ersetzt boolean)
  WHERE u.id = $1 AND g.id = v.id`,
);

const zeilenLoeschen = anweisung(
  'gefahrgutruecknahme.zeilenLoeschen',
  'DELETE FROM gefahrgutklasse WHERE uebernahme_id = $1',
);

const loeschen = anweisung('gefahrgutruecknahme.loeschen', 'DELETE FROM gefahrgutuebernahme WHERE id = $1');

/** Takes back what was taken over last: its rows go, those that it had ended or replaced are as they were. */
@Injectable()
export class Gefahrgutruecknahme {
  constructor(
    private readonly db: Datenbank,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** The latest first. */
  uebernahmen(): Promise<Gefahrgutuebernahme[]> {
    return this.db.sql(uebernahmen);
  }

  /** @throws Fachfehler 409 where a later one stands on it, or orders or templates use its rows */
  async nimmZurueck(id: number): Promise<Gefahrgutuebernahme> {
    return this.db.transaktion(async () => {
      await this.db.sql(ausgabensperre);
      const alle = await this.uebernahmen();
      const letzte = alle[0];
      if (letzte?.id !== id) throw this.nichtDieLetzte(alle, id);
      const { auftraege, vorlagen } = (await this.db.eine(verwendet, [id])) ?? { auftraege: 0, vorlagen: 0 };
      if (auftraege + vorlagen > 0)
        throw konflikt('gefahrgutuebernahme.verwendet', { version: letzte.version, auftraege, vorlagen });
      await this.db.zeilen(wiederherstellen, [id]);
      await this.db.zeilen(zeilenLoeschen, [id]);
      await this.db.zeilen(loeschen, [id]);
      await this.protokoll.schreibe('stammdaten.zurueckgenommen', {
        gegenstand: `gefahrgutklasse: ${letzte.version}`,
        einzelheiten: { gueltigVon: letzte.gueltigVon, zeilen: letzte.zeilen },
      });
      return letzte;
    });
  }

  private nichtDieLetzte(alle: readonly Gefahrgutuebernahme[], id: number) {
    const [letzte] = alle;
    if (!letzte || !alle.some((u) => u.id === id)) return nichtGefunden();
    return konflikt('gefahrgutuebernahme.nichtDieLetzte', { version: letzte.version });
  }
}
