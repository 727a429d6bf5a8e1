import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { holeToken, KeinToken } from '../../../platform/http-ausgang/zugangstoken.js';
import type { Faellige } from '../anbindungen.repository.js';
import { Transportfehler } from './transportfehler.js';
import { Zugangsgeheimnis } from './zugangsgeheimnis.service.js';

/** Who the portal says it is to the server of a mailbox. */
@Injectable()
export class Postfachanmeldung {
  constructor(
    private readonly geheimnis: Zugangsgeheimnis,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** @throws Transportfehler */
  async zu(a: Faellige): Promise<{ user: string; pass?: string; accessToken?: string }> {
    const user = a.benutzername ?? '';
    const geheimnis = this.geheimnis.zu(a);
    if (a.anmeldung !== 'oauth2') return { user, pass: geheimnis };
    return { user, accessToken: await this.token(a, geheimnis) };
  }

  private async token(a: Faellige, geheimnis: string): Promise<string> {
    const zugang = { adresse: a.anmeldeadresse ?? '', klient: a.klient ?? '', geheimnis, umfang: a.umfang };
    try {
      return await holeToken(zugang, this.umgebung.ANBINDUNG_ERLAUBT);
    } catch (grund) {
      if (grund instanceof KeinToken) throw new Transportfehler(fehler('anbindung.keinToken'));
      throw grund;
    }
  }
}
