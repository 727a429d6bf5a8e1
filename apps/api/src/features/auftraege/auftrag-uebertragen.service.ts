import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Sichtbares } from '../../platform/tenancy/sichtbares.read-model.js';
import { Auftragsstand } from './auftragsstand.repository.js';
import { Auftragsliste } from './suche/auftragsliste.read-model.js';

/** Marks orders for transfer to the dispatch system and takes the mark back. */
@Injectable()
export class AuftragUebertragen {
  constructor(
    private readonly stand: Auftragsstand,
    private readonly liste: Auftragsliste,
    private readonly sichtbares: Sichtbares,
  ) {}

  /** Marks those that qualify. Answers their rows as JSON text and the ids that did not qualify. */
  async markieren(ids: number[]): Promise<{ json: string; abgelehnt: number[] }> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    await this.sichtbares.verlange('auftrag', ids);
    const geaendert = await this.stand.markiere(ids, sichtbareMandanten, benutzerId);
    if (!geaendert.length) throw await this.alleAbgelehnt(ids, sichtbareMandanten);
    const erfolgt = geaendert.map((z) => z.id);
    return {
      json: await this.liste.nachIds(erfolgt, sichtbareMandanten),
      abgelehnt: uebrige(ids, geaendert),
    };
  }

  /** Takes back those not yet fetched; answers how many, and the ids of the others. */
  async zuruecknehmen(ids: number[]): Promise<{ anzahl: number; abgelehnt: number[] }> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    await this.sichtbares.verlange('auftrag', ids);
    const geaendert = await this.stand.nimmZurueck(ids, sichtbareMandanten, benutzerId);
    return { anzahl: geaendert.length, abgelehnt: uebrige(ids, geaendert) };
  }

  private async alleAbgelehnt(ids: number[], mandanten: number[]): Promise<Fachfehler> {
    const zeilen = await this.stand.nummern(ids, mandanten);
    return new Fachfehler(
      409,
      zeilen.map((z) => fehler('auftrag.nichtErfasst', undefined, { number: z.spedeigennr })),
    );
  }
}

function uebrige(ids: number[], erfolgt: { id: number }[]): number[] {
  const fertig = new Set(erfolgt.map((z) => z.id));
  return ids.filter((id) => !fertig.has(id));
}
