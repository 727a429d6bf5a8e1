import type { Dauerregel, Dauertermin } from '@frachtportal/domain/dauerauftrag/dauerauftrag';
import { termine } from '@frachtportal/domain/dauerauftrag/termine';
import { Injectable } from '@nestjs/common';
import { Vorlagenort } from '../auftragsvorlagen/vorlagenort.service.js';
import { Abholtage } from '../kalender/abholtage.service.js';

/** On which days orders are made, by the holidays of where the goods are picked up. */
@Injectable()
export class Dauertermine {
  constructor(
    private readonly vorlagenort: Vorlagenort,
    private readonly abholtage: Abholtage,
  ) {}

  /** From `ab` on, `anzahl` of those that are not left out. */
  async ab(
    regel: Dauerregel & { vorlageId: number | null },
    mandantId: number,
    ab: string,
    anzahl: number,
  ): Promise<Dauertermin[]> {
    const ort = (await this.vorlagenort.zu(regel.vorlageId, [mandantId]))?.ort ?? {};
    return termine(regel, await this.abholtage.region(mandantId, ort), ab, anzahl);
  }

  /** The next day from `ab` on, if there is one, that is none of these. */
  async naechster(
    regel: Dauerregel & { vorlageId: number | null },
    mandantId: number,
    ab: string,
    ausser: readonly string[] = [],
  ): Promise<string | null> {
    const alle = await this.ab(regel, mandantId, ab, ausser.length + 1);
    return alle.find((t) => !t.faelltAus && !ausser.includes(t.tag))?.tag ?? null;
  }
}
