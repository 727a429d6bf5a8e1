import { mitErstnamen } from '@frachtportal/domain/auftrag/eingang/zweitnamen';
import type {
  Auftragsvorschlag,
  Vorschlagssuche,
} from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import { kurzfassung } from '@frachtportal/domain/auftragsvorschlag/kurzfassung';
import { fehler, unter } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { Fachfehler, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant, gesehen, verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { AuftragSpeichern, type Probe } from '../auftraege/speichern/auftrag-speichern.service.js';
import { AuftragVerweise } from '../auftraege/speichern/auftrag-verweise.service.js';
import {
  AuftragsvorschlagRepository,
  type Vorschlagsinhalt,
  type Vorschlagszeile,
} from './auftragsvorschlag.repository.js';

/** A proposal, and what creating its order would say now. */
export type GelesenerVorschlag = Vorschlagszeile & Probe;

/** Orders that wait for a person: kept, found, corrected. What becomes of them: `VorschlagEntscheiden`. */
@Injectable()
export class Auftragsvorschlaege {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly vorschlaege: AuftragsvorschlagRepository,
    private readonly verweise: AuftragVerweise,
    private readonly auftraege: AuftragSpeichern,
  ) {}

  async anlegen(roh: Auftragsvorschlag, schluessel: string | undefined): Promise<GelesenerVorschlag> {
    const mandantId = fuerMandant(roh.auftrag.mandant?.id);
    const id = await this.idempotenz.einmal('auftragsvorschlag', schluessel, roh, async () => {
      const neu = await this.geprueft(roh, mandantId, null);
      const id = await this.vorschlaege.anlegen(mandantId, neu, identitaet().benutzerId);
      if (!id) throw new Fachfehler(409, [fehler('vorschlag.referenzVorhanden', 'referenz')]);
      return id;
    });
    return this.eines(id);
  }

  /** @param version the one the client has read, or null to overwrite whatever is there */
  async aendern(id: number, roh: Auftragsvorschlag, version: number | null): Promise<GelesenerVorschlag> {
    await this.db.transaktion(async () => {
      const vorher = await this.wartend(id, version);
      const { mandant } = roh.auftrag;
      if (mandant && verlangeSichtbar(mandant.id) !== vorher.mandantId)
        throw andererMandant('auftrag.mandant');
      await this.vorschlaege.aendern(id, await this.geprueft(roh, vorher.mandantId, vorher.auftrag));
    });
    return this.eines(id);
  }

  async eines(id: number): Promise<GelesenerVorschlag> {
    const [zeile] = await this.vorschlaege.nachIds([id], identitaet().sichtbareMandanten);
    if (!zeile) throw nichtGefunden();
    return this.mitProbe(zeile);
  }

  async suche(frage: Vorschlagssuche): Promise<{ gesamt: number; treffer: GelesenerVorschlag[] }> {
    const mandanten = gesehen(frage.mandantId);
    const zeilen = await this.vorschlaege.seite(
      frage,
      mandanten,
      frage.searchLimit ?? identitaet().rowsInGrid,
    );
    const gesamt = await this.vorschlaege.anzahl(frage, mandanten);
    return { gesamt, treffer: await this.mitProben(zeilen) };
  }

  anzahl(frage: Vorschlagssuche): Promise<number> {
    return this.vorschlaege.anzahl(frage, gesehen(frage.mandantId));
  }

  /** In the order of their ids. */
  async viele(ids: number[]): Promise<GelesenerVorschlag[]> {
    return this.mitProben(await this.vorschlaege.nachIds(ids, identitaet().sichtbareMandanten));
  }

  /**
   * One that nobody has decided yet, for nobody else to decide until the surrounding transaction ends.
   * @throws Fachfehler 404 where it is not there, 409 where it is decided or no longer the one that was read
   */
  async wartend(id: number, version: number | null): Promise<Vorschlagszeile> {
    const zeile = await this.gesperrt(id);
    if (zeile.zustand !== 'wartet') throw konflikt(entschieden[zeile.zustand]);
    if (version !== null && version !== zeile.version) throw konflikt();
    return zeile;
  }

  /** For nobody else to decide until the surrounding transaction ends. */
  async gesperrt(id: number): Promise<Vorschlagszeile> {
    const zeile = await this.vorschlaege.gesperrt(id, identitaet().sichtbareMandanten);
    if (!zeile) throw nichtGefunden();
    return zeile;
  }

  /**
   * What is stored of it. Nothing is asked for that an order must have; only what points to nothing is refused, since
   * nobody could say what was meant.
   */
  private async geprueft(
    roh: Auftragsvorschlag,
    mandantId: number,
    vorher: object | null,
  ): Promise<Vorschlagsinhalt> {
    const grund = roh.grund.trim();
    if (!grund) throw ungueltig([fehler('feld.pflicht', 'grund')]);
    const gelesen = mitErstnamen(roh.auftrag, vorher);
    const { wert, meldungen } = await this.verweise.loeseAuf(gelesen.wert, mandantId, null);
    const falsch = [...gelesen.meldungen, ...meldungen.filter((m) => m.key === 'feld.verweis')];
    if (falsch.length) throw ungueltig(falsch.map((m) => ({ ...m, field: unter('auftrag', m.field ?? '') })));
    const { copyId, vorlageAuftragId } = wert;
    const { mandant: _, ...auftrag } = { ...gelesen.wert, copyId, vorlageAuftragId };
    const [herkunft, referenz] = [roh.herkunft?.trim() || null, roh.referenz?.trim() || null];
    const kopf = { quelle: roh.quelle, herkunft, referenz, grund };
    return { ...kopf, ...kurzfassung(kopf, wert), auftrag };
  }

  /** One after the other: a page of them is not to take all connections. */
  private async mitProben(zeilen: Vorschlagszeile[]): Promise<GelesenerVorschlag[]> {
    const alle: GelesenerVorschlag[] = [];
    for (const zeile of zeilen) alle.push(await this.mitProbe(zeile));
    return alle;
  }

  private async mitProbe(zeile: Vorschlagszeile): Promise<GelesenerVorschlag> {
    if (zeile.zustand !== 'wartet') return { ...zeile, meldungen: [], befunde: [] };
    return { ...zeile, ...(await this.auftraege.probiere(alsRumpf(zeile))) };
  }
}

const entschieden = { freigegeben: 'vorschlag.freigegeben', verworfen: 'vorschlag.verworfen' } as const;

/** The body of `POST /auftraege`. */
export const alsRumpf = ({ auftrag, mandantId }: Vorschlagszeile) => ({
  ...auftrag,
  mandant: { id: mandantId },
});

/** A proposal stays with its client: its addresses and services belong there. */
export const andererMandant = (feld = 'mandant') =>
  new Fachfehler(409, [fehler('vorschlag.mandantFest', feld)]);
