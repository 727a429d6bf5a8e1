import { stueckzahl } from '@frachtportal/domain/auftrag/position/packeinheit';
import { istBasisnummer, sscc, ssccVorrat } from '@frachtportal/domain/packstueck/sscc';
import { Injectable } from '@nestjs/common';
import { konflikt } from '../../../platform/errors/fachfehler.js';
import type { Identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { etikettenzahl, hoechstensEtiketten, ssccVon } from '../warenetikett/packstuecke.js';
import { Packstuecke, type Stelle, type Stueckposition } from './packstuecke.repository.js';

/** Gives the pieces of orders their numbers: drawn when a label is printed first, the same ever after. */
@Injectable()
export class Packstuecknummern {
  constructor(private readonly packstuecke: Packstuecke) {}

  /**
   * These orders, read when each of their pieces has its number.
   * @throws Fachfehler 409 where no prefix is set or its numbers are used up
   */
  async mitNummern(
    ids: number[],
    wer: Identitaet,
    lies: () => Promise<Berichtsauftrag[]>,
  ): Promise<Berichtsauftrag[]> {
    const basisnummer = wer.konfiguration.gs1Basisnummer;
    if (!istBasisnummer(basisnummer)) throw konflikt('bericht.gs1Fehlt');
    let auftraege: Berichtsauftrag[] = [];
    // Somebody may have given an order more pieces in between.
    for (let versuch = 0; versuch < 3; versuch++) {
      if (!(await this.vergib(ids, wer.sichtbareMandanten, basisnummer))) return lies();
      auftraege = await lies();
      if (auftraege.every((a) => ssccVon(a).length === etikettenzahl(a))) break;
    }
    return auftraege;
  }

  /** False where there are more pieces than are printed at once: it is refused, and uses up no numbers. */
  private vergib(ids: number[], mandanten: number[], basisnummer: string): Promise<boolean> {
    return this.packstuecke.transaktion(async () => {
      const positionen = await this.packstuecke.gesperrt(ids, mandanten);
      if (positionen.reduce((summe, p) => summe + stueckzahl(p), 0) > hoechstensEtiketten) return false;
      const stellen = positionen.flatMap(ohneNummer);
      if (stellen.length) await this.ziehe(stellen, basisnummer);
      return true;
    });
  }

  private async ziehe(stellen: Stelle[], basisnummer: string): Promise<void> {
    const erste = await this.packstuecke.ziehe(basisnummer, stellen.length);
    if (erste + stellen.length > ssccVorrat(basisnummer))
      throw konflikt('bericht.ssccErschoepft', { nummer: basisnummer });
    await this.packstuecke.merke(stellen.map((s, i) => ({ ...s, sscc: sscc(basisnummer, erste + i) })));
  }
}

function ohneNummer(p: Stueckposition): Stelle[] {
  const { auftragId, auftptNum } = p;
  const alle = Array.from({ length: stueckzahl(p) }, (_, i) => ({ auftragId, auftptNum, nummer: i + 1 }));
  return alle.filter(({ nummer }) => !p.nummern.includes(nummer));
}
