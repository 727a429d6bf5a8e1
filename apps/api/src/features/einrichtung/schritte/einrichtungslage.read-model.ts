import type { Schrittname } from '@frachtportal/domain/mandant/einrichtungsschritt';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';

/** Mail with which somebody tries whether mails arrive. */
export const probemail = 'probe';

const imHaus = '(SELECT k.id FROM mandant k WHERE k.hauptmandant_id = m.id OR k.id = m.id)';
const wege = (dazu: string) => `(SELECT count(*)::int FROM anbindung n
  WHERE n.mandant_id = m.id AND n.richtung = 'ausgang' AND n.aktiv ${dazu})`;

const wert = (schluessel: string) => `coalesce(
  (SELECT k.wert FROM konfigurationswert k WHERE k.schluessel = '${schluessel}' AND k.mandant_id = m.id),
  (SELECT k.wert FROM konfigurationswert k WHERE k.schluessel = '${schluessel}' AND k.mandant_id IS NULL))`;

const lagen = anweisung(
  'einrichtungslage.lesen',
  `
  SELECT m.id AS "mandantId", m.name, a.logo IS NOT NULL OR a.farbe IS NOT NULL AS auftritt, a.host,
    a.impressum IS NOT NULL AS impressum, a.datenschutz IS NOT NULL AS datenschutz,
    n.praefix, n.stellen, (nummernkreis_stand(n.id) + 1)::int AS naechste, n.gesetzt_am IS NOT NULL AS gesetzt,
    EXISTS (SELECT FROM auftrag o WHERE o.mandant_id IN ${imHaus}) AS erfasst,
    (SELECT max(g.version) FROM gefahrgutklasse g WHERE coalesce(g.gueltig_von, '-infinity') <= $2::date
      AND coalesce(g.gueltig_bis, 'infinity') >= $2::date) AS ausgabe,
    ${wege('')} AS wege, ${wege('AND coalesce(n.geprueft_am, n.letzter_lauf_am) IS NOT NULL AND n.fehler_seit IS NULL')} AS "gangbareWege",
    (SELECT count(*)::int FROM mandant k WHERE k.hauptmandant_id = m.id) AS kunden,
    (SELECT count(*)::int FROM benutzer b WHERE b.mandant_id IN ${imHaus} AND b.geloescht_am IS NULL) AS benutzer,
    (SELECT count(*)::int FROM einladung e WHERE e.mandant_id IN ${imHaus}) AS einladungen,
    coalesce(${wert('benutzerAnlegenNurMitEdit')} = 'true', false) AS "anlegenBegrenzt",
    coalesce(${wert('zweiterFaktor')} <> 'freiwillig', false) AS "faktorVerlangt",
    EXISTS (SELECT FROM mail p WHERE p.zustand = 'versendet') AS zugestellt,
    (SELECT json_build_object('zustand', p.zustand, 'fehler', p.fehler) FROM mail p
      WHERE p.art = '${probemail}' AND p.mandant_id = m.id ORDER BY p.id DESC LIMIT 1) AS probe,
    (SELECT coalesce(json_agg(s.schritt), '[]') FROM einrichtungsschritt s WHERE s.mandant_id = m.id) AS uebersprungen
  FROM mandant m LEFT JOIN auftritt a ON a.mandant_id = m.id
    LEFT JOIN nummernkreis n ON n.mandant_id = m.id AND n.art = 'auftrag'
  WHERE m.ist_hauptmandant AND ($1::int IS NULL OR m.id = $1) ORDER BY m.name`,
).genauer<{
  mandantId: number;
  naechste: number;
  probe: { zustand: string; fehler: string | null } | null;
  uebersprungen: Schrittname[];
}>();

export type Einrichtungslage = Awaited<ReturnType<EinrichtungslageReadModel['unsafeLies']>>[number];

/** What of a forwarder is set up, seen from what there is. */
@Injectable()
export class EinrichtungslageReadModel {
  constructor(private readonly db: Datenbank) {}

  /** @param mandantId one main client; null for all */
  unsafeLies(mandantId: number | null, tag: string) {
    return this.db.sql(lagen, [mandantId, tag]);
  }
}
