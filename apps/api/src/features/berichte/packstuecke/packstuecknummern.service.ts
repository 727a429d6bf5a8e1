import { istBasisnummer } from '@frachtportal/domain/packstueck/sscc';
import { Injectable } from '@nestjs/common';
import { konflikt } from '../../../platform/errors/fachfehler.js';
import type { Identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Nummernvergabe } from '../../auftraege/packstuecke/nummernvergabe.service.js';
import type { Berichtsauftrag } from '../berichtsauftrag.js';
import { etikettenzahl, ssccVon } from '../warenetikett/packstuecke.js';

/** Sees to it that every piece has its number before its label is printed. */
@Injectable()
export class Packstuecknummern {
  constructor(private readonly vergabe: Nummernvergabe) {}

  /**
   * These orders, read when each of their pieces has its number.
   * @throws Fachfehler 409 where no prefix is set or its numbers are used up
   */
  async mitNummern(
    ids: number[],
    { konfiguration, sichtbareMandanten }: Identitaet,
    lies: () => Promise<Berichtsauftrag[]>,
  ): Promise<Berichtsauftrag[]> {
    const basisnummer = konfiguration.gs1Basisnummer;
    if (!istBasisnummer(basisnummer)) throw konflikt('bericht.gs1Fehlt');
    let auftraege: Berichtsauftrag[] = [];
    // Somebody may have given an order more pieces in between.
    for (let versuch = 0; versuch < 3; versuch++) {
      const ausgang = await this.vergabe.fuerEtiketten(ids, sichtbareMandanten, basisnummer);
      if (ausgang === 'erschoepft') throw konflikt('bericht.ssccErschoepft', { nummer: basisnummer });
      auftraege = await lies();
      if (ausgang === 'zuViele') break;
      if (auftraege.every((a) => ssccVon(a).length === etikettenzahl(a))) break;
    }
    return auftraege;
  }
}
