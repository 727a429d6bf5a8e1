import { fehler } from '@frachtportal/domain/feld/meldung';
import type {
  Lademittelbestaetigung,
  Lademittelbuchung,
  Lademittelfrage,
  Lademittelstorno,
} from '@frachtportal/domain/lademittel/lademittelkonto';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { gefunden, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant, gesehen } from '../../platform/tenancy/sicht.js';
import { LademittelbuchungRepository } from './lademittelbuchung.repository.js';
import { LademittelstandReadModel } from './lademittelstand.read-model.js';

/** Exchange pallets that stayed where a consignment was unloaded. */
export interface Entladung {
  auftragsnummer: string;
  /** By which the depot's list is known. */
  liste: string;
  tag: string;
  euro: number;
  gitterbox: number;
}

/** Accounts of load units: read by whoever sees the client; what is booked stays, and is taken back by another booking. */
@Injectable()
export class Lademittelkonten {
  constructor(
    private readonly db: Datenbank,
    private readonly stand: LademittelstandReadModel,
    private readonly ablage: LademittelbuchungRepository,
    private readonly idempotenz: Idempotenz,
  ) {}

  salden({ mandantId }: Lademittelfrage) {
    return this.stand.salden(gesehen(mandantId));
  }

  planungen({ mandantId }: Lademittelfrage) {
    return this.stand.planungen(gesehen(mandantId));
  }

  /** Open balances of partners by how long they have been open. */
  alter({ mandantId }: Lademittelfrage) {
    return this.stand.alter(gesehen(mandantId), heute());
  }

  /** Says how many of the planned ones stayed with the partner. @throws Fachfehler 409 where it was said before */
  bestaetige(id: number, { anzahl, tag, bemerkung, dokumentId }: Lademittelbestaetigung) {
    return this.db.transaktion(async () => {
      const { sichtbareMandanten, name } = identitaet();
      const planung = gefunden(await this.ablage.sperrePlanung(id, sichtbareMandanten));
      if (planung.buchungId) throw konflikt('lademittel.schonBestaetigt', { number: planung.nummer });
      const { mandantId, lademittelId, geplant, auftragId, nummer } = planung;
      const von = await this.ablage.bestand(mandantId);
      const beleg = await this.beleg(auftragId, dokumentId);
      const neu = await this.ablage.buche({
        mandantId,
        lademittelId,
        geplant,
        auftragId,
        nummer,
        anzahl,
        tag,
        bemerkung,
        art: 'bestaetigt',
        von,
        an: planung.kontoId,
        verfasser: name,
        beleg,
      });
      await this.ablage.bestaetige(id, neu.id);
      return { id: neu.id, kontoId: planung.kontoId, lademittelId, anzahl };
    });
  }

  /**
   * What a depot says of an unloading confirms what the order had let expect. A list is booked once, even where it comes
   * again after somebody has taken the booking back; what a person has confirmed stays.
   */
  async bestaetigeEntladung(e: Entladung): Promise<void> {
    const [bemerkung, mandanten] = [`ENTL512 ${e.liste}`.trim(), identitaet().sichtbareMandanten];
    for (const [kurz, anzahl] of Object.entries({ EU: e.euro, GP: e.gitterbox })) {
      if (!anzahl) continue;
      const offene = await this.ablage.offenePlanung(e.auftragsnummer, kurz, bemerkung, mandanten);
      if (offene) await this.bestaetige(offene.id, { anzahl, tag: e.tag, bemerkung, dokumentId: null });
    }
  }

  /** @param schluessel with the same one the same booking stands once */
  async buche(was: Lademittelbuchung, schluessel: string | undefined) {
    const id = await this.idempotenz.einmal('lademittelbuchung', schluessel, was, () =>
      this.db.transaktion(() => this.vonHand(was)),
    );
    const { kontoId, lademittelId, anzahl } = gefunden(
      await this.ablage.buchung(id, identitaet().sichtbareMandanten),
    );
    return { id, kontoId, lademittelId, anzahl };
  }

  private async vonHand(was: Lademittelbuchung): Promise<number> {
    const { mandantId, kontoId } = await this.partner(was);
    const { lademittelId, anzahl, art, tag, bemerkung } = was;
    if (!(await this.ablage.kennt(lademittelId, mandantId)))
      throw ungueltig([fehler('feld.auswahl', 'lademittelId')]);
    const bestand = await this.ablage.bestand(mandantId);
    if (bestand === kontoId) throw ungueltig([fehler('lademittel.eigenerBestand', 'kontoId')]);
    const weg = was.richtung === 'abgabe' ? { von: bestand, an: kontoId } : { von: kontoId, an: bestand };
    const neu = await this.ablage.buche({
      mandantId,
      lademittelId,
      anzahl,
      art,
      tag,
      bemerkung,
      ...weg,
      verfasser: identitaet().name,
      geplant: null,
      auftragId: null,
      nummer: null,
      beleg: null,
    });
    return neu.id;
  }

  /** Books the same the other way, once. What an order had planned then waits to be confirmed again. */
  storniere(id: number, { tag, bemerkung }: Lademittelstorno) {
    return this.db.transaktion(async () => {
      const { sichtbareMandanten, name } = identitaet();
      const alt = gefunden(await this.ablage.buchung(id, sichtbareMandanten));
      if (alt.art === 'storno') throw konflikt('lademittel.stornoBleibt');
      const neu = await this.ablage.storniere(id, { tag, bemerkung, verfasser: name });
      if (!neu) throw konflikt('lademittel.schonStorniert');
      await this.ablage.planeErneut(id);
      const { kontoId, lademittelId, anzahl } = alt;
      return { id: neu.id, kontoId, lademittelId, anzahl };
    });
  }

  /** @throws Fachfehler 400 where it is none of the order's papers */
  private async beleg(auftragId: number, dokumentId: number | null) {
    if (!dokumentId) return null;
    const beleg = await this.ablage.beleg(auftragId, dokumentId);
    if (!beleg) throw ungueltig([fehler('lademittel.belegFehlt', 'dokumentId')]);
    return beleg;
  }

  private async partner({ mandantId: gewuenscht, kontoId, adresseId }: Lademittelbuchung) {
    const { sichtbareMandanten } = identitaet();
    if (kontoId) {
      const konto = await this.ablage.konto(kontoId, sichtbareMandanten);
      if (!konto || (gewuenscht && konto.mandantId !== fuerMandant(gewuenscht))) throw nichtGefunden();
      return { mandantId: konto.mandantId, kontoId };
    }
    const mandantId = fuerMandant(gewuenscht);
    if (!adresseId) return { mandantId, kontoId: await this.ablage.spediteur(mandantId) };
    const konto = await this.ablage.zuAdresse(adresseId, mandantId, sichtbareMandanten);
    if (!konto) throw nichtGefunden();
    return { mandantId, kontoId: konto.id };
  }
}
