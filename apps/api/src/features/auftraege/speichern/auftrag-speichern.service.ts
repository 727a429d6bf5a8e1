import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { darf } from '@frachtportal/domain/auftrag/auftrag-status';
import { liesAuftrag } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Befund } from '@frachtportal/domain/regel/befunde';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { Idempotenz, type Merkwerte } from '../../../platform/database/idempotenz.js';
import { mitFeldern } from '../../../platform/database/json/json-text.js';
import { Fachfehler, konflikt, nichtGefunden, verlange } from '../../../platform/errors/fachfehler.js';
import { JsonText, mitVersion } from '../../../platform/http/ergebnis.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { verlangeSichtbar } from '../../../platform/tenancy/sicht.js';
import { Kontaktpflege } from '../../adressen/kontaktpflege.service.js';
import { AuftragLesen, type GelesenerAuftrag } from '../auftrag-lesen.read-model.js';
import { AuftragBefunde, alsHinweise } from '../regeln/auftrag-befunde.service.js';
import { AuftragAufbereiten } from './auftrag-aufbereiten.service.js';
import { AuftragSchreiben } from './auftrag-schreiben.repository.js';

/** A stored order, and what the rules of sense find in it. */
export type Gespeichert = GelesenerAuftrag & { befunde: Befund[] };

/** What creating an order would say: what it refuses, or what the rules of sense find. */
export interface Probe {
  meldungen: Meldung[];
  befunde: Befund[];
}

/** Creates and changes orders: what was sent is read, resolved, checked, prepared and stored, in this order. */
@Injectable()
export class AuftragSpeichern {
  constructor(
    private readonly idempotenz: Idempotenz,
    private readonly lesen: AuftragLesen,
    private readonly schreiben: AuftragSchreiben,
    private readonly aufbereiten: AuftragAufbereiten,
    private readonly befunde: AuftragBefunde,
    private readonly kontakte: Kontaktpflege,
  ) {}

  /**
   * Stores a new order and answers it. With an idempotency key the same request again gets the order that the
   * first one made; a parallel one waits for it.
   */
  async anlegen(json: unknown, schluessel: string | undefined): Promise<Gespeichert> {
    const { benutzerId } = identitaet();
    const { roh, mandantId } = await this.neuer(json);
    const wem = { mandantId, erfasserId: benutzerId };
    const lege = async (merkwerte: Merkwerte | null): Promise<Gespeichert | undefined> => {
      const { auftrag, befunde } = await this.aufbereiten.zu(roh, mandantId, null, true);
      const zeile = await this.kontakte.mitAuftrag(auftrag, () =>
        merkwerte
          ? this.schreiben.anlegenEinmal(auftrag, wem, merkwerte)
          : this.schreiben.anlegen(auftrag, wem),
      );
      if (!zeile) return undefined;
      const { heutige, ...geschrieben } = zeile;
      const gleiche = await this.befunde.nachSchreiben(auftrag, mandantId, heutige ?? []);
      return { ...(await this.lesen.fertig(geschrieben)), befunde: [...befunde, ...gleiche] };
    };
    return this.idempotenz.inEinem('auftrag', schluessel, roh, lege, (id) => this.eines(id));
  }

  /** What `anlegen` would say now; nothing is stored. */
  async probiere(json: unknown): Promise<Probe> {
    try {
      const { roh, mandantId } = await this.neuer(json);
      const { befunde } = await this.aufbereiten.zu(roh, mandantId, null);
      return { meldungen: [], befunde };
    } catch (grund) {
      if (!(grund instanceof Fachfehler && grund.status === 400)) throw grund;
      return { meldungen: grund.meldungen, befunde: [] };
    }
  }

  /** Replaces an order in status 1. @param version the one the client has read, or null to overwrite whatever is there */
  async aendern(id: number, json: unknown, version: number | null): Promise<Gespeichert> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    const stand = await this.lesen.nachId(id, sichtbareMandanten);
    if (!stand) throw nichtGefunden();
    const vorher = JSON.parse(stand.json) as Auftrag;
    verlangeErfasst(vorher.status.id, vorher.spedeigennr);
    const gelesen = liesAuftrag(json, await this.aufbereiten.umgebung(vorher));
    verlangeMandant(gelesen.wert, stand.mandantId);
    if (gelesen.verschieden && version !== stand.version) throw konflikt();
    const { auftrag, befunde } = await this.aufbereiten.zu(verlange(gelesen), stand.mandantId, vorher);
    const ziel = { mandanten: sichtbareMandanten, benutzerId, version };
    const geaendert = await this.kontakte.mitAuftrag(auftrag, () =>
      this.schreiben.aendern(id, auftrag, ziel),
    );
    if (!geaendert) {
      const jetzt = await this.lesen.stand(id, sichtbareMandanten);
      if (!jetzt) throw nichtGefunden();
      verlangeErfasst(jetzt.statusId, jetzt.spedeigennr);
      throw konflikt();
    }
    return this.eines(id, befunde);
  }

  /**
   * A stored order as saving answers it.
   * @param gefunden what the rules found when it was saved; without it they are asked again
   */
  async eines(id: number, gefunden?: Befund[]): Promise<Gespeichert> {
    const gelesen = await this.lesen.nachId(id, identitaet().sichtbareMandanten);
    if (!gelesen) throw nichtGefunden();
    if (gefunden) return { ...gelesen, befunde: gefunden };
    const befunde = await this.befunde.zu(JSON.parse(gelesen.json) as Auftrag, gelesen.mandantId);
    return { ...gelesen, befunde };
  }

  /** An order that is to be created, and for which client. */
  private async neuer(json: unknown): Promise<{ roh: Auftrag; mandantId: number }> {
    const roh = verlange(liesAuftrag(json, await this.aufbereiten.umgebung(null)));
    return { roh, mandantId: this.mandant(roh) };
  }

  /** The client an order is made for: the one named, if it is visible, else the user's own. */
  private mandant(auftrag: Auftrag): number {
    const { mandantId, sichtbareMandanten } = identitaet();
    const gewuenscht = auftrag.mandant?.id ?? mandantId;
    if (!sichtbareMandanten.includes(gewuenscht)) throw nichtGefunden();
    return gewuenscht;
  }
}

/** An order stays with its client: its number, addresses and services belong there. */
function verlangeMandant({ mandant }: Auftrag, mandantId: number): void {
  if (mandant && verlangeSichtbar(mandant.id) !== mandantId) {
    throw new Fachfehler(409, [fehler('auftrag.mandantFest', 'mandant')]);
  }
}

function verlangeErfasst(statusId: number, spedeigennr: string): void {
  if (!darf('bearbeiten', statusId)) throw konflikt('auftrag.nichtErfasst', { number: spedeigennr });
}

/** Saving says what the rules of sense find, where they find something. */
export function antworteGespeichert({ json, version, nummern, befunde }: Gespeichert, sage: Uebersetzer) {
  if (befunde.length === 0) return mitVersion(new JsonText(json), version, nummern);
  const hinweise = JSON.stringify(alsHinweise(befunde, sage));
  return mitVersion(new JsonText(mitFeldern(json, { hinweise })), version, nummern);
}
