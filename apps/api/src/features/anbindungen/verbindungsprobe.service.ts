import { once } from 'node:events';
import { connect as verbinde } from 'node:net';
import { connect as verbindeSicher } from 'node:tls';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { loeseAuf } from '../../platform/netz/ziel.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AnbindungenRepository, type Faellige } from './anbindungen.repository.js';
import { Abgangswege } from './ausgang/abgangswege.js';
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
    private readonly abgangswege: Abgangswege,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** @throws Fachfehler 404 */
  async probiere(id: number): Promise<Probe> {
    const a = gefunden(await this.anbindungen.mitGeheimnis(id, identitaet().sichtbareMandanten));
    try {
      const wartend =
        a.richtung === 'ausgang' ? await this.probiereAusgang(a) : await this.transporte.zu(a.weg).pruefe(a);
      await this.anbindungen.merkeProbe(a);
      return { gelungen: true, wartend, fingerabdruck: null, fehler: null };
    } catch (grund) {
      const fingerabdruck = grund instanceof FremderServer ? grund.gezeigt : null;
      return { gelungen: false, wartend: null, fingerabdruck, fehler: alsMeldung(grund) };
    }
  }

  /** Nothing is sent, and nothing lies there. */
  private async probiereAusgang(a: Faellige): Promise<null> {
    if (a.weg !== 'http') await this.abgangswege.zu(a).pruefeAbgang(a);
    else await erreicht(new URL(a.adresse ?? ''), this.umgebung.ANBINDUNG_ERLAUBT);
    return null;
  }
}

const fristMs = 10_000;

/** Does somebody take a connection there, over a line that is to be trusted? */
async function erreicht({ protocol, hostname, port }: URL, erlaubt: readonly string[]): Promise<void> {
  const sicher = protocol === 'https:';
  const name = hostname.replace(/^\[|\]$/g, '');
  const host = await loeseAuf(name, erlaubt);
  const wohin = { host, port: Number(port) || (sicher ? 443 : 80), timeout: fristMs };
  const leitung = sicher ? verbindeSicher({ ...wohin, servername: name }) : verbinde(wohin);
  leitung.once('timeout', () => leitung.destroy(Object.assign(new Error(), { code: 'ETIMEDOUT' })));
  await once(leitung, sicher ? 'secureConnect' : 'connect').finally(() => leitung.destroy());
}
