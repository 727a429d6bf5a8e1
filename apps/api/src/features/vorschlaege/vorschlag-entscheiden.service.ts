import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { Fachfehler, konflikt, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AuftragSpeichern, type Gespeichert } from '../auftraege/speichern/auftrag-speichern.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import {
  Auftragsvorschlaege,
  alsRumpf,
  andererMandant,
  type GelesenerVorschlag,
} from './auftragsvorschlaege.service.js';
import { AuftragsvorschlagRepository, type Vorschlagszeile } from './auftragsvorschlag.repository.js';

export interface Freigabe {
  /** The order as a person has corrected it; without one it is released as it waits. */
  auftrag?: unknown;
  /** The version that was read, or null for whatever waits. */
  version?: number | null;
  schluessel?: string | undefined;
}

/** Makes orders of proposals, or lets them go. */
@Injectable()
export class VorschlagEntscheiden {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly vorschlaege: Auftragsvorschlaege,
    private readonly ablage: AuftragsvorschlagRepository,
    private readonly auftraege: AuftragSpeichern,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /**
   * Creates the order as `POST /auftraege` does, with the proposal released in one transaction. Released once more as
   * it waited, it answers the order that there is: a second click and a second window change nothing.
   */
  async gibFrei(id: number, { version = null, schluessel, ...o }: Freigabe = {}): Promise<Gespeichert> {
    const auftrag: unknown = o.auftrag ?? null;
    const anfrage = { vorschlag: id, auftrag };
    const auftragId = await this.idempotenz.einmal('auftrag', schluessel, anfrage, () =>
      this.db.transaktion(async () => {
        const { auftragId } = await this.vorschlaege.gesperrt(id);
        if (auftragId && auftrag === null) return auftragId;
        const zeile = await this.vorschlaege.wartend(id, version);
        const neu = await this.auftraege.anlegen(rumpf(zeile, auftrag), undefined);
        if (neu.mandantId !== zeile.mandantId) throw andererMandant();
        await this.ablage.gibFrei(id, neu.id, identitaet().benutzerId);
        return neu.id;
      }),
    );
    return this.auftraege.eines(auftragId);
  }

  /** Each by itself; answers how they stand now, and the ids of those that stay. @throws the one reason where all stay */
  async gibAlleFrei(ids: number[]): Promise<{ erfolgt: GelesenerVorschlag[]; abgelehnt: number[] }> {
    const gesehene = await this.ablage.nachIds(ids, identitaet().sichtbareMandanten);
    if (gesehene.length < ids.length) throw nichtGefunden();
    const abgelehnt: number[] = [];
    for (const id of ids) {
      try {
        await this.gibFrei(id);
      } catch (grund) {
        if (!(grund instanceof Fachfehler && grund.status < 500)) throw grund;
        abgelehnt.push(id);
      }
    }
    if (abgelehnt.length === ids.length) throw konflikt('vorschlag.keinerFreigegeben');
    const stehende = new Set(abgelehnt);
    return { erfolgt: await this.vorschlaege.viele(ids.filter((id) => !stehende.has(id))), abgelehnt };
  }

  async verwirf(id: number, grund: string | null, version: number | null): Promise<GelesenerVorschlag> {
    await this.db.transaktion(async () => {
      const { referenz, mandantId } = await this.vorschlaege.wartend(id, version);
      await this.ablage.verwirf(id, grund?.trim() || null, identitaet().benutzerId);
      const gegenstand = [`Vorschlag ${id}`, referenz].filter(Boolean).join(' ');
      await this.protokoll.schreibe('vorschlag.verworfen', { gegenstand, einzelheiten: { mandantId } });
    });
    return this.vorschlaege.eines(id);
  }

  /** A discarded one waits again. */
  async nimmZurueck(id: number): Promise<GelesenerVorschlag> {
    await this.db.transaktion(async () => {
      const { zustand } = await this.vorschlaege.gesperrt(id);
      if (zustand === 'freigegeben') throw konflikt('vorschlag.freigegeben');
      if (zustand === 'verworfen') await this.ablage.legeZurueck(id);
    });
    return this.vorschlaege.eines(id);
  }
}

/** What is created: the corrected order, else the one that waits. */
function rumpf(zeile: Vorschlagszeile, auftrag: unknown): unknown {
  if (auftrag === null) return alsRumpf(zeile);
  if (typeof auftrag !== 'object') return auftrag;
  const { mandant } = alsRumpf(zeile);
  return { ...auftrag, mandant: ('mandant' in auftrag && auftrag.mandant) || mandant };
}
