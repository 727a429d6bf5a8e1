import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { Dauerlaeufe } from './dauerlaeufe.service.js';

/** Sees again and again what is due. */
@Injectable()
export class Dauertakt {
  constructor(
    laeufe: Dauerlaeufe,
    @Inject(UMGEBUNG) { DAUERAUFTRAG_TAKT_MS }: Umgebung,
    taktgeber: Taktgeber,
  ) {
    taktgeber.wiederhole('Daueraufträge', DAUERAUFTRAG_TAKT_MS, () => laeufe.laufe());
  }
}
