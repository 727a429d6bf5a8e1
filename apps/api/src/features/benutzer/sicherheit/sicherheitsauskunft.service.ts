import type { Anmeldevorgang } from '@frachtportal/domain/benutzer/anmeldevorgang';
import { verlangtFaktor } from '@frachtportal/domain/benutzer/faktorpflicht';
import { begruende, rechtenamen } from '@frachtportal/domain/benutzer/rechte';
import type { Wirkrecht } from '@frachtportal/domain/benutzer/wirkrecht';
import type { Faktorstand } from '@frachtportal/domain/benutzer/zweiter-faktor';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../../platform/auth/identitaet.read-model.js';
import { Passkeys } from '../../authentication/passkeys/passkeys.service.js';
import { Faktoren } from '../../authentication/zweiter-faktor/faktoren.service.js';
import { Anmeldeverlauf } from '../../protokoll/anmeldeverlauf.read-model.js';
import { Sicherheitszugriff } from './sicherheitszugriff.service.js';

/** How somebody comes in, what they may do then and why. Nothing is asked of who may not log in, and nothing allowed. */
@Injectable()
export class Sicherheitsauskunft {
  constructor(
    private readonly zugriff: Sicherheitszugriff,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly faktoren: Faktoren,
    private readonly passkeys: Passkeys,
    private readonly verlauf: Anmeldeverlauf,
  ) {}

  async faktor(benutzerId: number): Promise<Faktorstand> {
    await this.zugriff.verlange(benutzerId);
    const wer = await this.identitaeten.unsafeZuBenutzer(benutzerId);
    const verlangt = wer !== undefined && verlangtFaktor(wer, wer.konfiguration);
    const passkeys = await this.passkeys.alle(benutzerId);
    return {
      ...(await this.faktoren.stand(benutzerId)),
      verlangt,
      passkeys,
      passkeyHost: this.passkeys.host(),
    };
  }

  async anmeldungen(benutzerId: number): Promise<Anmeldevorgang[]> {
    await this.zugriff.verlange(benutzerId);
    return this.verlauf.zu(benutzerId);
  }

  /** Of the same table that decides it at each call. */
  async rechte(benutzerId: number): Promise<Wirkrecht[]> {
    await this.zugriff.verlange(benutzerId);
    const wer = await this.identitaeten.unsafeZuBenutzer(benutzerId);
    if (!wer) return [];
    return rechtenamen
      .filter((recht) => recht !== 'oeffentlich')
      .map((recht) => {
        const { darf, weil } = begruende(recht, wer, wer.konfiguration);
        return { recht, darf, weil: [...weil] };
      });
  }
}
