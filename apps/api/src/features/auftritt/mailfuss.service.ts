import { rechtstexte } from '@frachtportal/domain/mandant/rechtstexte';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Auftritte } from './auftritte.read-model.js';

/** What stands below every mail of a forwarder: where to read who they are and what they say of data. */
@Injectable()
export class Mailfuss {
  constructor(
    private readonly auftritte: Auftritte,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** Lines in a language, none where the forwarder of the client has written nothing. */
  async zu(mandantId: number): Promise<(sage: Uebersetzer) => string[]> {
    const auftritt = await this.auftritte.vonMandant(mandantId);
    const da = rechtstexte.filter((art) => auftritt[art]);
    const seite = (art: string) => `${this.umgebung.PORTAL_URL}/${art}?von=${auftritt.mandantId}`;
    return (sage) => da.map((art) => `${sage(`mandant.auftritt.${art}`)}: ${seite(art)}`);
  }
}
