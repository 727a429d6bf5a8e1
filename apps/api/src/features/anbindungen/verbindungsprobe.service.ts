import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AnbindungenRepository } from './anbindungen.repository.js';
import { Transporte } from './transporte/transporte.js';
import { alsMeldung, FremderServer } from './transporte/transportfehler.js';

/** How a try went. */
export interface Probe {
  gelungen: boolean;
  wartend: number | null;
  fingerabdruck: string | null;
  fehler: Meldung | null;
}

/** Tries a connection as it is stored, without taking anything. */
@Injectable()
export class Verbindungsprobe {
  constructor(
    private readonly anbindungen: AnbindungenRepository,
    private readonly transporte: Transporte,
  ) {}

  /** @throws Fachfehler 404 */
  async probiere(id: number): Promise<Probe> {
    const a = gefunden(await this.anbindungen.mitGeheimnis(id, identitaet().sichtbareMandanten));
    try {
      const wartend = await this.transporte.zu(a.weg).pruefe(a);
      return { gelungen: true, wartend, fingerabdruck: null, fehler: null };
    } catch (grund) {
      const fingerabdruck = grund instanceof FremderServer ? grund.gezeigt : null;
      return { gelungen: false, wartend: null, fingerabdruck, fehler: alsMeldung(grund) };
    }
  }
}
