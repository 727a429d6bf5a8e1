import { Auftrittsbild } from '@frachtportal/domain/mandant/auftritt';
import { type Rechtstext, rechtstexte } from '@frachtportal/domain/mandant/rechtstexte';
import { Injectable } from '@nestjs/common';
import { anweisung } from '../../platform/database/anweisung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { AuftrittEntity } from './auftritt.entity.js';

type Gegebenes = Pick<Auftrittsbild, Rechtstext>;

const bildspalten = `m.id AS "mandantId", m.name, a.farbe, a.anmeldetext,
  '/api/auftritt/logo/' || a.logo_kennung AS logo, a.impressum IS NOT NULL AS impressum,
  a.datenschutz IS NOT NULL AS datenschutz, a.agb IS NOT NULL AS agb, a.agb_fassung AS "agbFassung"`;

const jeMandant = anweisung(
  'auftritte.jeMandant',
  `SELECT ${bildspalten} FROM mandant k JOIN mandant m ON m.id = coalesce(k.hauptmandant_id, k.id)
    JOIN auftritt a ON a.mandant_id = m.id WHERE k.id = $1`,
).genauer<Gegebenes>();

// Where no name tells, there is a choice only if there are several forwarders.
const jeHost = anweisung(
  'auftritte.jeHost',
  `SELECT ${bildspalten} FROM auftritt a JOIN mandant m ON m.id = a.mandant_id
    WHERE m.ist_hauptmandant AND (a.host = $1 OR (SELECT count(*) FROM mandant WHERE ist_hauptmandant) = 1)`,
).genauer<Gegebenes>();

const fuersPapier = anweisung(
  'auftritte.fuersPapier',
  'SELECT mandant_id AS "mandantId", logo, papierfuss AS fuss FROM auftritt WHERE mandant_id = ANY($1)',
);

export interface Papierangaben {
  fuss: string | null;
  logo?: { datenadresse: string };
}

/** How the forwarders of this installation show themselves. */
@Injectable()
export class Auftritte {
  constructor(private readonly db: Datenbank) {}

  /** That of the forwarder whom this host belongs to, or of the only one there is. */
  async vonHost(host: string): Promise<Auftrittsbild> {
    return (await this.db.eine(jeHost, [host.toLowerCase()])) ?? niemandes;
  }

  /** That of the forwarder of a client. */
  async vonMandant(mandantId: number): Promise<Auftrittsbild> {
    return (await this.db.eine(jeMandant, [mandantId])) ?? niemandes;
  }

  /** What stands on papers of these main clients. */
  async fuersPapier(hauptmandanten: number[]): Promise<Map<number, Papierangaben>> {
    const zeilen = await this.db.sql(fuersPapier, [hauptmandanten]);
    return new Map(
      zeilen.map(({ mandantId, logo, fuss }) => [
        mandantId,
        { fuss, ...(logo && { logo: { datenadresse: logo } }) },
      ]),
    );
  }

  async rechtstext(mandantId: number, art: Rechtstext): Promise<string | null> {
    const auftritt = await this.alle.findOne({
      where: { mandantId },
      select: { mandantId: true, [art]: true },
    });
    return auftritt?.[art] ?? null;
  }

  /** The picture of this name, as it came in. */
  async logo(kennung: string): Promise<string | null> {
    const auftritt = await this.alle.findOneBy({ logoKennung: kennung });
    return auftritt?.logo ?? null;
  }

  private get alle() {
    return this.db.unsafeAlle(AuftrittEntity);
  }
}

/** The portal as it shows itself where no forwarder has said anything. */
const niemandes: Auftrittsbild = Object.assign(new Auftrittsbild(), {
  mandantId: null,
  name: null,
  farbe: null,
  logo: null,
  anmeldetext: null,
  agbFassung: null,
  ...Object.fromEntries(rechtstexte.map((art) => [art, false])),
});
