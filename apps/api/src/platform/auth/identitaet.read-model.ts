import { istStark, verlangtFaktor } from '@frachtportal/domain/benutzer/faktorpflicht';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import { wirksam } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Schluesselrecht } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../database/aenderungen.js';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';
import { Gedaechtnis } from '../database/gedaechtnis.js';
import type { Identitaet, Schluesselangaben } from '../tenancy/anfrage-kontext.js';

type Zeile = Omit<Identitaet, 'konfiguration'> & {
  laeuftAbAm: Date;
  jetzt: Date;
  installation: string;
  haupt: string;
};

/** Everything the statement below reads. */
export const identitaetstabellen = ['benutzer', 'mandant', 'konfigurationswert', 'mandantensperre'];
const tabellen = ['sitzung', ...identitaetstabellen, 'zweiter_faktor'];
const hoechstensGemerkt = 10_000;

const person = `b.id AS "benutzerId", b.name, m.id AS "mandantId",
    coalesce(m.hauptmandant_id, m.id) AS "hauptmandantId", m.ist_hauptmandant AS hauptmandant,
    CASE WHEN m.ist_hauptmandant
      THEN ARRAY(SELECT id FROM mandant WHERE id = m.id OR hauptmandant_id = m.id ORDER BY id)
      ELSE ARRAY[m.id] END AS "sichtbareMandanten",
    b.admin, b.betreiber, b.main, b.edit, b.benutzerversion AS version, b.sprache_id AS "spracheId", b.rows_in_grid AS "rowsInGrid",
    EXISTS (SELECT FROM zweiter_faktor f WHERE f.benutzer_id = b.id AND f.bestaetigt_am IS NOT NULL) AS "hatFaktor",
    (SELECT json_object_agg(schluessel, wert) FROM konfigurationswert WHERE mandant_id IS NULL)::text AS installation,
    (SELECT json_object_agg(schluessel, wert) FROM konfigurationswert
      WHERE mandant_id = coalesce(m.hauptmandant_id, m.id))::text AS haupt`;
/** Neither the client nor its main client is blocked. */
const nichtGesperrt = `AND NOT EXISTS (SELECT FROM mandantensperre k WHERE k.mandant_id IN (m.id, m.hauptmandant_id))`;

interface Person {
  name: Zeile['name'];
  benutzerId: Zeile['benutzerId'];
  mandantId: Zeile['mandantId'];
  hauptmandantId: Zeile['hauptmandantId'];
  hauptmandant: Zeile['hauptmandant'];
  sichtbareMandanten: Zeile['sichtbareMandanten'];
  admin: Zeile['admin'];
  betreiber: Zeile['betreiber'];
  main: Zeile['main'];
  edit: Zeile['edit'];
  version: Zeile['version'];
  spracheId: Zeile['spracheId'];
  rowsInGrid: Zeile['rowsInGrid'];
  hatFaktor: boolean;
  installation: string;
  haupt: string;
}

const abfrage = anweisung(
  'identitaet.abfrage',
  `
  SELECT least(s.laeuft_ab_am, u.laeuft_ab_am) AS "laeuftAbAm", clock_timestamp() AS jetzt, s.id AS "sitzungId", s.anmeldeart, ${person},
    CASE WHEN u.id IS NOT NULL
      THEN json_build_object('benutzerId', a.id, 'name', a.name, 'sitzungId', u.id) END AS "gewechseltVon"
  FROM sitzung s JOIN benutzer b ON b.id = s.benutzer_id JOIN mandant m ON m.id = b.mandant_id
    LEFT JOIN sitzung u ON u.id = s.gewechselt_von LEFT JOIN benutzer a ON a.id = u.benutzer_id
  WHERE s.id = $1 AND s.beendet_am IS NULL AND s.laeuft_ab_am > now() AND b.authorized AND b.bestaetigt_am IS NOT NULL
    ${nichtGesperrt} AND (u.id IS NULL OR u.beendet_am IS NULL AND u.laeuft_ab_am > now() AND a.authorized AND a.admin
      AND (a.betreiber OR NOT b.betreiber AND a.mandant_id IN (m.id, m.hauptmandant_id)))`,
).genauer<
  Person & {
    sitzungId: Zeile['sitzungId'];
    anmeldeart: Zeile['anmeldeart'];
    gewechseltVon: Zeile['gewechseltVon'];
    laeuftAbAm: Date;
    jetzt: Date;
  }
>();

const benutzer = anweisung(
  'identitaet.benutzer',
  `SELECT ${person} FROM benutzer b JOIN mandant m ON m.id = b.mandant_id
  WHERE b.id = $1 AND b.authorized AND b.bestaetigt_am IS NOT NULL ${nichtGesperrt}`,
).genauer<Person>();

// A key of a client sees what that client sees, as long as the user in whose name it works sees it too.
const schluessel = anweisung(
  'identitaet.schluessel',
  `SELECT k.id AS "schluesselId", k.name AS "schluesselName", k.rechte, k.netze, k.grenze_je_minute AS "grenzeJeMinute",
    least(k.laeuft_ab_am, CASE WHEN k.voriger_hash = $1 THEN k.voriger_bis END) AS "gueltigBis",
    clock_timestamp() AS jetzt, ${person}
  FROM zugangsschluessel k JOIN benutzer b ON b.id = k.benutzer_id JOIN mandant h ON h.id = b.mandant_id
    JOIN mandant m ON m.id = coalesce(k.fuer_mandant_id, b.mandant_id)
  WHERE (k.hash = $1 OR k.voriger_hash = $1) AND k.widerrufen_am IS NULL AND b.authorized AND b.bestaetigt_am IS NOT NULL
    AND (m.id = h.id OR h.ist_hauptmandant AND m.hauptmandant_id = h.id) ${nichtGesperrt}`,
).genauer<
  Person & { rechte: Schluesselrecht[]; gueltigBis: Date | null; jetzt: Date; grenzeJeMinute: number }
>();

const mandant = anweisung(
  'identitaet.mandant',
  `SELECT coalesce(m.hauptmandant_id, m.id) AS "hauptmandantId",
    (SELECT json_object_agg(schluessel, wert) FROM konfigurationswert WHERE mandant_id IS NULL)::text AS installation,
    (SELECT json_object_agg(schluessel, wert) FROM konfigurationswert
      WHERE mandant_id = coalesce(m.hauptmandant_id, m.id))::text AS haupt
  FROM mandant m WHERE m.id = $1 ${nichtGesperrt}`,
).genauer<{ hauptmandantId: number; installation: string; haupt: string }>();

const installation = anweisung(
  'identitaet.installation',
  'SELECT json_object_agg(schluessel, wert)::text AS werte FROM konfigurationswert WHERE mandant_id IS NULL',
).genauer<{ werte: string }>();

/** Nobody has logged in. */
const niemandes = { sitzungId: '', anmeldeart: 'passwort', gewechseltVon: null } as const;

/** As whom a key works, and what is asked of it. */
export interface Schluesselinhaber {
  identitaet: Identitaet & { schluessel: Schluesselangaben };
  netze: string | null;
  grenzeJeMinute: number;
  /** Milliseconds; infinite where it never ends. */
  laeuftAb: number;
}

/** A password alone opens nothing where there is a second factor, or has to be one. */
export const brauchtFaktor = (wer: Identitaet): boolean =>
  wer.hatFaktor || verlangtFaktor(wer, wer.konfiguration);

/** Who a session belongs to and what that person may do right now; a claim in a token decides nothing. */
@Injectable()
export class IdentitaetReadModel {
  private readonly konfigurationen = new Map<string, Konfiguration>();

  private versatzMs = 0;
  private readonly gemerkt: Gedaechtnis<{ identitaet: Identitaet; laeuftAb: number }>;

  constructor(
    private readonly db: Datenbank,
    aenderungen: Aenderungen,
  ) {
    this.gemerkt = new Gedaechtnis(aenderungen, tabellen, hoechstensGemerkt);
  }

  async zuSitzung(sitzungId: string): Promise<Identitaet | undefined> {
    const gefunden = await this.gemerkt.hole(sitzungId, () => this.lies(sitzungId));
    return gefunden && gefunden.laeuftAb > this.jetzt() ? gefunden.identitaet : undefined;
  }

  /** Whom a key lets in, if anybody. It never makes an administrator or a main user. */
  async unsafeZuSchluessel(hash: Buffer): Promise<Schluesselinhaber | undefined> {
    const vorher = Date.now();
    const zeile = await this.db.eine(schluessel, [hash]);
    if (!zeile) return undefined;
    const { schluesselId, schluesselName, rechte, netze, grenzeJeMinute, gueltigBis, jetzt, ...rest } = zeile;
    const { installation, haupt, ...wer } = rest;
    this.versatzMs = jetzt.getTime() - vorher;
    const identitaet = {
      ...wer,
      ...niemandes,
      admin: false,
      betreiber: false,
      main: false,
      konfiguration: this.konfiguration(installation, haupt),
      schluessel: { id: schluesselId, name: schluesselName, rechte },
    };
    const laeuftAb = gueltigBis?.getTime() ?? Number.POSITIVE_INFINITY;
    return { identitaet: Object.freeze(identitaet), netze, grenzeJeMinute, laeuftAb };
  }

  /** Somebody on whose behalf the server works; undefined where they may no longer log in. */
  async unsafeZuBenutzer(benutzerId: number): Promise<Identitaet | undefined> {
    const zeile = await this.db.eine(benutzer, [benutzerId]);
    if (!zeile) return undefined;
    const { installation, haupt, ...rest } = zeile;
    return { ...rest, ...niemandes, konfiguration: this.konfiguration(installation, haupt) };
  }

  /** Somebody who has no account and looks at what one client allows; undefined where nobody of it is served. */
  async unsafeFuerMandant(mandantId: number): Promise<Identitaet | undefined> {
    const zeile = await this.db.eine(mandant, [mandantId]);
    if (!zeile) return undefined;
    return {
      ...niemandes,
      benutzerId: 0,
      name: '',
      version: 0,
      spracheId: 0,
      rowsInGrid: 0,
      hatFaktor: false,
      admin: false,
      betreiber: false,
      main: false,
      edit: false,
      hauptmandant: false,
      mandantId,
      hauptmandantId: zeile.hauptmandantId,
      sichtbareMandanten: [mandantId],
      konfiguration: this.konfiguration(zeile.installation, zeile.haupt),
    };
  }

  /** By the clock of the database, which issues sessions and tokens: that of this machine may be wrong. */
  jetzt(): number {
    return Date.now() + this.versatzMs;
  }

  private async lies(sitzungId: string): Promise<{ identitaet: Identitaet; laeuftAb: number } | undefined> {
    // Before the query, so that a slow answer never makes a session last longer.
    const vorher = Date.now();
    const zeile = await this.db.eine(abfrage, [sitzungId]);
    if (!zeile) return undefined;
    const { laeuftAbAm, jetzt, installation, haupt, ...rest } = zeile;
    this.versatzMs = jetzt.getTime() - vorher;
    const identitaet = { ...rest, konfiguration: this.konfiguration(installation, haupt) };
    if (brauchtFaktor(identitaet) && !istStark(rest.anmeldeart)) return undefined;
    // Whoever works as somebody else may do so only as long as they could come back.
    if (rest.gewechseltVon && !(await this.zuSitzung(rest.gewechseltVon.sitzungId))) return undefined;
    return { identitaet: Object.freeze(identitaet), laeuftAb: laeuftAbAm.getTime() };
  }

  /** The installation's configuration, which applies before anyone has logged in. */
  async installation(): Promise<Konfiguration> {
    const zeile = await this.db.eine(installation);
    return this.konfiguration(zeile?.werte ?? null, null);
  }

  /** Few different sets of values exist, so each is worked out once. */
  private konfiguration(...ebenen: (string | null)[]): Konfiguration {
    const schluessel = ebenen.join('\n');
    let bekannt = this.konfigurationen.get(schluessel);
    if (!bekannt) {
      if (this.konfigurationen.size > 500) this.konfigurationen.clear();
      bekannt = wirksam(...ebenen.map((e) => (e ? (JSON.parse(e) as Record<string, string>) : {})));
      this.konfigurationen.set(schluessel, bekannt);
    }
    return bekannt;
  }
}
