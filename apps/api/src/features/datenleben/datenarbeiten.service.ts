import type { Datenarbeit } from '@frachtportal/domain/datenleben/datenauftrag';
import { Injectable } from '@nestjs/common';
import { Aufbewahren } from './aufbewahrung/aufbewahren.service.js';
import type { Arbeit } from './auftrag/arbeit.js';
import { MandantAusgeben } from './mandant/mandant-ausgeben.service.js';
import { MandantEinspielen } from './mandant/mandant-einspielen.service.js';
import { MandantLoeschen } from './mandant/mandant-loeschen.service.js';
import { PersonAuskunft } from './person/person-auskunft.service.js';
import { PersonTilgen } from './person/person-tilgen.service.js';

/** Which work is done by whom. */
@Injectable()
export class Datenarbeiten {
  private readonly alle: Record<Datenarbeit, Arbeit>;

  constructor(
    ausgeben: MandantAusgeben,
    einspielen: MandantEinspielen,
    loeschen: MandantLoeschen,
    auskunft: PersonAuskunft,
    tilgen: PersonTilgen,
    aufbewahrung: Aufbewahren,
  ) {
    this.alle = {
      export: ausgeben,
      archivieren: ausgeben,
      einspielen,
      loeschen,
      auskunft,
      tilgen,
      aufbewahrung,
    };
  }

  zu(art: Datenarbeit): Arbeit {
    return this.alle[art];
  }
}
