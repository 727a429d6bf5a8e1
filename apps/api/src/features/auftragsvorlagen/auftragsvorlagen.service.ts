import { pruefeBank } from '@frachtportal/domain/auftrag/auftrag.rules';
import { mitErstnamen } from '@frachtportal/domain/auftrag/eingang/zweitnamen';
import {
  Auftragsvorlage,
  type Vorlagenfrage,
  type Vorlagensuche,
  Vorlagentreffer,
} from '@frachtportal/domain/auftragsvorlage/auftragsvorlage';
import { alsVorlage } from '@frachtportal/domain/auftragsvorlage/entwurf';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { Fachfehler, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant, gesehen, verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { AuftragVerweise } from '../auftraege/speichern/auftrag-verweise.service.js';
import { AuftragsvorlageRepository, type Vorlagenzeile } from './auftragsvorlage.repository.js';
import { VorlageDrahtform } from './vorlage-drahtform.service.js';

export interface GeleseneVorlage {
  version: number;
  vorlage: Auftragsvorlage;
}

/** Order templates: kept and found. */
@Injectable()
export class Auftragsvorlagen {
  constructor(
    private readonly db: Datenbank,
    private readonly idempotenz: Idempotenz,
    private readonly vorlagen: AuftragsvorlageRepository,
    private readonly verweise: AuftragVerweise,
    private readonly drahtform: VorlageDrahtform,
  ) {}

  async anlegen(roh: Auftragsvorlage, schluessel: string | undefined): Promise<GeleseneVorlage> {
    const mandantId = fuerMandant(roh.mandant?.id);
    const id = await this.idempotenz.einmal('auftragsvorlage', schluessel, roh, async () => {
      const { name, auftrag } = await this.geprueft(roh, mandantId, null);
      return this.db.transaktion(async () => {
        await this.verlangeFreienNamen(name, mandantId, null);
        return this.vorlagen.anlegen(mandantId, name, auftrag, identitaet().benutzerId);
      });
    });
    return this.eine(id);
  }

  /** @param version the one the client has read, or null to overwrite whatever is there */
  async aendern(id: number, roh: Auftragsvorlage, version: number | null): Promise<GeleseneVorlage> {
    const { sichtbareMandanten, benutzerId } = identitaet();
    const vorher = await this.zeile(id);
    if (roh.mandant && verlangeSichtbar(roh.mandant.id) !== vorher.mandantId) {
      throw new Fachfehler(409, [fehler('vorlage.mandantFest', 'mandant')]);
    }
    const neu = { ...(await this.geprueft(roh, vorher.mandantId, vorher.auftrag)), benutzerId, version };
    await this.db.transaktion(async () => {
      await this.verlangeFreienNamen(neu.name, vorher.mandantId, id);
      if (await this.vorlagen.aendern(id, neu, sichtbareMandanten)) return;
      await this.zeile(id);
      throw konflikt();
    });
    return this.eine(id);
  }

  async loesche(id: number): Promise<void> {
    if (!(await this.vorlagen.loesche(id, identitaet().sichtbareMandanten))) throw nichtGefunden();
  }

  async eine(id: number): Promise<GeleseneVorlage> {
    const zeile = await this.zeile(id);
    const [vorlage] = await this.alsVorlagen([zeile]);
    return { version: zeile.version, vorlage: vorlage as Auftragsvorlage };
  }

  /**
   * The template of that name among the clients that share names with the one asked for, else with the user's own:
   * none or one. Of a client that the user does not see only the name is told.
   */
  async mitName({ name, mandantId }: Vorlagenfrage): Promise<Vorlagentreffer[]> {
    const { sichtbareMandanten } = identitaet();
    const treffer = await this.vorlagen.unsafeNachName(name, fuerMandant(mandantId));
    const sichtbare = treffer.filter((v) => sichtbareMandanten.includes(v.mandantId));
    if (sichtbare.length || !treffer.length) return this.alsVorlagen(sichtbare);
    return [Object.assign(new Vorlagentreffer(), nurName, { vorlageName: name.trim() })];
  }

  async suche(frage: Vorlagensuche): Promise<{ gesamt: number; treffer: Auftragsvorlage[] }> {
    const proSeite = frage.searchLimit ?? identitaet().rowsInGrid;
    const { gesamt, zeilen } = await this.vorlagen.suche(frage, gesehen(frage.mandantId), proSeite);
    return { gesamt, treffer: await this.alsVorlagen(zeilen) };
  }

  private async verlangeFreienNamen(name: string, mandantId: number, ausser: number | null): Promise<void> {
    await this.vorlagen.sperreNamen(mandantId);
    const gleiche = await this.vorlagen.unsafeNachName(name, mandantId);
    if (gleiche.some((v) => v.id !== ausser)) throw nameVorhanden();
  }

  private async geprueft(
    roh: Auftragsvorlage,
    mandantId: number,
    vorher: object | null,
  ): Promise<{ name: string; auftrag: object }> {
    const name = roh.vorlageName.trim();
    if (!name) throw ungueltig([fehler('feld.pflicht', 'vorlageName')]);
    const fremder = roh.auftrag.mandant && roh.auftrag.mandant.id !== mandantId;
    if (fremder) throw ungueltig([fehler('feld.fest', 'auftrag.mandant')]);
    const gelesen = mitErstnamen(roh.auftrag, vorher);
    const { wert, meldungen } = await this.verweise.loeseAuf(gelesen.wert, mandantId, null);
    const alle = [...gelesen.meldungen, ...pruefeBank(gelesen.wert), ...meldungen];
    if (alle.length) throw ungueltig(alle.map((m) => ({ ...m, field: `auftrag.${m.field}` })));
    return { name, auftrag: alsVorlage(wert) };
  }

  private async zeile(id: number): Promise<Vorlagenzeile> {
    const zeile = await this.vorlagen.nachId(id, identitaet().sichtbareMandanten);
    if (!zeile) throw nichtGefunden();
    return zeile;
  }

  private async alsVorlagen(zeilen: Vorlagenzeile[]): Promise<Auftragsvorlage[]> {
    const aktuell = await this.drahtform.mitAdressbuch(zeilen);
    return Promise.all(
      aktuell.map(async ({ id, vorlageName, mandant, mandantId, geaendertAm, auftrag }) =>
        Object.assign(new Auftragsvorlage(), {
          id,
          vorlageName,
          mandant,
          geaendertAm,
          auftrag: { ...(await this.drahtform.fuelle(auftrag, mandantId)), mandant },
        }),
      ),
    );
  }
}

const nurName = { id: null, mandant: null, auftrag: null, geaendertAm: null };

const nameVorhanden = () => new Fachfehler(409, [fehler('vorlage.nameVorhanden', 'vorlageName')]);
