import type { Punkt } from '@frachtportal/domain/preis/entfernung';
import type { Tarif } from '@frachtportal/domain/preis/tarif';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';

const teil = (spalten: string, tabelle: string, folge: string) =>
  `(SELECT coalesce(json_agg(json_build_object(${spalten}) ORDER BY ${folge}), '[]') FROM ${tabelle} x WHERE x.tarif_id = t.id)`;

// A main client's own tariff goes before the general one, a newer one before an older one.
const tarif = anweisung(
  'tarife.tarif',
  `
  SELECT json_build_object('name', t.name, 'version', t.version, 'waehrungId', t.waehrung_id, 'waehrung', w.bezeichnung_kurz,
    'kgJeCbm', t.kg_je_cbm, 'kgJeLdm', t.kg_je_ldm, 'kgJeStp', t.kg_je_stp, 'mindestfrachtCent', t.mindestfracht_cent,
    'dieselPromille', t.diesel_promille, 'umwegProzent', t.umweg_prozent,
    'zonen', ${teil("'zone', zone, 'bezeichnung', bezeichnung, 'richtkm', richtkm", 'tarif_zone', 'zone')},
    'gebiete', ${teil("'lkz', lkz, 'plzPraefix', plz_praefix, 'zone', zone", 'tarif_gebiet', 'id')},
    'staffeln', ${teil("'zone', zone, 'bisKg', bis_kg, 'cent', cent, 'je100kg', je100kg", 'tarif_staffel', 'id')},
    'maut', ${teil("'bisKm', bis_km, 'centJe100kg', cent_je100kg", 'tarif_maut', 'id')},
    'zuschlaege', ${teil(
      "'art', art, 'spezNum', spez_num, 'bezeichnung', bezeichnung, 'rechnung', rechnung, 'satz', satz, 'mindestCent', mindest_cent",
      'tarif_zuschlag',
      'id',
    )}) AS tarif
  FROM tarif t JOIN waehrung w ON w.id = t.waehrung_id
  WHERE t.gueltig_ab <= $2
    AND (t.mandant_id IS NULL OR t.mandant_id = (SELECT coalesce(hauptmandant_id, id) FROM mandant WHERE id = $1))
  ORDER BY t.mandant_id NULLS LAST, t.gueltig_ab DESC, t.id DESC LIMIT 1`,
).genauer<{ tarif: Tarif }>();

const punkt = anweisung(
  'tarife.punkt',
  `
  SELECT o.breite::float8 AS breite, o.laenge::float8 AS laenge FROM ort o JOIN land l ON l.id = o.land_id
  WHERE l.lkz = $1 AND o.plz = $2 AND o.breite IS NOT NULL AND o.laenge IS NOT NULL ORDER BY o.id LIMIT 1`,
).genauer<{ breite: Punkt['breite']; laenge: Punkt['laenge'] }>();

/** Tariffs as they are stored, and where postal codes lie. */
@Injectable()
export class Tarife {
  constructor(private readonly db: Datenbank) {}

  /** The tariff that holds for a client on a day. */
  async fuer(mandantId: number, tag: string): Promise<Tarif | undefined> {
    return (await this.db.eine(tarif, [mandantId, tag]))?.tarif;
  }

  punkt(lkz: string, plz: string): Promise<Punkt | undefined> {
    return this.db.eine(punkt, [lkz, plz]);
  }
}
