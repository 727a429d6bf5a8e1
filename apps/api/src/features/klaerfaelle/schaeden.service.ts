import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Klaerfalleroeffnung } from '@frachtportal/domain/klaerfall/klaerfall';
import { reklamationsfrist } from '@frachtportal/domain/klaerfall/reklamationsfrist';
import { schadensgruende } from '@frachtportal/domain/klaerfall/schaden';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { heute } from '../../platform/http/uhr.js';
import { Abholtage } from '../kalender/abholtage.service.js';
import { KlaerfallRepository } from './klaerfall.repository.js';

/** What of an order says by which law and calendar a claim runs. */
export interface Strecke {
  mandantId: number;
  vonLand: number | null;
  anLand: number | null;
  anPlz: string | null;
  anOrt: string | null;
}

/** Damages that are part of a case, with the day until which they have to be claimed. */
@Injectable()
export class Schaeden {
  constructor(
    private readonly ablage: KlaerfallRepository,
    private readonly abholtage: Abholtage,
  ) {}

  /** Keeps what the new case says of a damage, if it says anything. @throws Fachfehler 400 where that cannot be */
  async merke(klaerfallId: number, { grund, schaden }: Klaerfalleroeffnung, strecke: Strecke): Promise<void> {
    if (!schaden) return;
    const { mandantId, vonLand, anLand, anPlz: plz, anOrt: ort } = strecke;
    const region = await this.abholtage.region(mandantId, { plz, ort, land: anLand ? { id: anLand } : null });
    const grenzueberschreitend = vonLand !== anLand;
    const { frist, recht } = reklamationsfrist(grund, schaden, { grenzueberschreitend, region });
    const gezeigte = await this.ablage.merkeSchaden(klaerfallId, {
      ...schaden,
      frist,
      recht,
      rechtzeitig: heute() <= frist,
    });
    const fehlt = schaden.bilder.findIndex((b) => !gezeigte.has(b.id));
    if (fehlt >= 0) throw ungueltig([fehler('klaerfall.bildFehlt', `schaden.bilder[${fehlt}].id`)]);
  }
}

/** @throws Fachfehler 400 where a damage is told of another reason, or of a delivery to come */
export function verlangeStimmigen({ grund, schaden }: Klaerfalleroeffnung): void {
  if (!schaden) return;
  if (!(schadensgruende as readonly string[]).includes(grund))
    throw ungueltig([fehler('klaerfall.keinSchaden', 'schaden')]);
  if (schaden.abgeliefertAm > heute())
    throw ungueltig([fehler('klaerfall.kuenftigAbgeliefert', 'schaden.abgeliefertAm')]);
}
