import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../database/anweisung.js';
import { Datenbank } from '../../database/datenbank.js';
import { Fachfehler } from '../../errors/fachfehler.js';

const zaehlen = anweisung(
  'drossel.zaehlen',
  `
  INSERT INTO drossel AS d (schluessel) VALUES ($1)
  ON CONFLICT (schluessel) DO UPDATE SET
    anzahl = CASE WHEN d.beginn > now() - make_interval(secs => $2) THEN d.anzahl + 1 ELSE 1 END,
    beginn = CASE WHEN d.beginn > now() - make_interval(secs => $2) THEN d.beginn ELSE now() END
  RETURNING anzahl, greatest(1, ceil(extract(epoch FROM d.beginn - now()) + $2))::int AS warten`,
).genauer<{ anzahl: number; warten: number }>();

/** Lets each caller through so many times in a while, whichever process they reach. */
@Injectable()
export class Drossel {
  constructor(private readonly db: Datenbank) {}

  /** @throws Fachfehler 429 with the time to wait */
  async zaehle(schluessel: string, { hoechstens, sekunden }: { hoechstens: number; sekunden: number }) {
    const stand = await this.db.eine(zaehlen, [schluessel, sekunden]);
    if (stand && stand.anzahl > hoechstens)
      throw new Fachfehler(429, [fehler('server.zuViele')], stand.warten);
  }
}
