import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { abholort, type Kalenderort } from '@frachtportal/domain/kalender/abholort';
import { Injectable } from '@nestjs/common';
import { AuftragsvorlageRepository } from './auftragsvorlage.repository.js';
import { VorlageDrahtform } from './vorlage-drahtform.service.js';

/** Whose a template is, and where its orders are picked up. */
@Injectable()
export class Vorlagenort {
  constructor(
    private readonly vorlagen: AuftragsvorlageRepository,
    private readonly drahtform: VorlageDrahtform,
  ) {}

  /** @param mandanten of which clients */
  async zu(
    id: number | null,
    mandanten: number[],
  ): Promise<{ mandantId: number; ort: Kalenderort } | undefined> {
    const gelesen = id ? await this.vorlagen.nachId(id, mandanten) : undefined;
    const [zeile] = await this.drahtform.mitAdressbuch(gelesen ? [gelesen] : []);
    return (
      zeile && { mandantId: zeile.mandantId, ort: abholort(Object.assign(new Auftrag(), zeile.auftrag)) }
    );
  }
}
