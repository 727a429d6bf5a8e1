import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../database/anweisung.js';
import { Datenbank } from '../database/datenbank.js';
import { Fachfehler } from '../errors/fachfehler.js';

const lesen = anweisung('quarantaene.lesen', 'SELECT seit FROM quarantaene');
const sperren = anweisung('quarantaene.sperren', 'SELECT seit FROM quarantaene FOR UPDATE');
const beenden = anweisung('quarantaene.beenden', 'UPDATE quarantaene SET seit = NULL');

/** The one switch, for all processes, that holds back whatever would leave or be fetched; a restore turns it on. */
@Injectable()
export class Quarantaeneschalter {
  constructor(private readonly db: Datenbank) {}

  /** Since when everything is held back; undefined where nothing is. */
  async seit(): Promise<Date | undefined> {
    return (await this.db.eine(lesen))?.seit ?? undefined;
  }

  /** @throws Fachfehler 409 where everything is held back */
  async verlangeFrei(): Promise<void> {
    if (await this.seit()) throw new Fachfehler(409, [fehler('server.quarantaene')]);
  }

  /** Like `seit`; nobody turns it until the surrounding transaction ends. */
  async sperre(): Promise<Date | undefined> {
    return (await this.db.eine(sperren))?.seit ?? undefined;
  }

  async beende(): Promise<void> {
    await this.db.zeilen(beenden);
  }
}
