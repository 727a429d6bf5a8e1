import { Sprache } from '@frachtportal/domain/stammdaten/kennzeichen';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { anweisung } from '../../../platform/database/anweisung.js';
import { Datenbank } from '../../../platform/database/datenbank.js';
import { gleichGeschrieben } from '../../../platform/database/sql/gleich-geschrieben.js';
import { MandantEntity } from '../../mandanten/mandant.entity.js';
import { RegistrierungEntity } from '../../registrierung/registrierung.entity.js';
import { BenutzerEntity } from '../benutzer.entity.js';

const hoechstensKonten = 5;

const zuLink = anweisung(
  'konten.zuLink',
  `
  UPDATE benutzer SET bestaetigt_am = coalesce(bestaetigt_am, now()) WHERE id = $1 AND authorized AND geloescht_am IS NULL
  RETURNING id, name, mandant_id AS "mandantId"`,
);

// A changed address takes the place of the old one with its confirmation.
const bestaetigen = anweisung(
  'konten.bestaetigen',
  `
  UPDATE benutzer SET bestaetigt_am = coalesce(bestaetigt_am, now()), changed = now(), version = version + 1,
    email = CASE WHEN $2 THEN coalesce(email_neu, email) ELSE email END, email_neu = CASE WHEN $2 THEN NULL ELSE email_neu END
  WHERE id = $1 AND geloescht_am IS NULL RETURNING id, name, mandant_id AS "mandantId"`,
);

const offene = anweisung(
  'konten.offene',
  `
  SELECT id, CASE WHEN bestaetigt_am IS NOT NULL THEN email_neu END AS "emailNeu" FROM benutzer
  WHERE (lower(name) = lower($1) OR lower(email) = lower($1) OR lower(email_neu) = lower($1))
    AND geloescht_am IS NULL AND (bestaetigt_am IS NULL OR email_neu IS NOT NULL)
  ORDER BY id LIMIT ${hoechstensKonten}`,
);

/** Accounts for whoever is not logged in, or sends mail to somebody: of the whole installation. */
@Injectable()
export class Konten {
  constructor(private readonly db: Datenbank) {}

  transaktion<T>(arbeit: () => Promise<T>): Promise<T> {
    return this.db.transaktion(arbeit);
  }

  /** What their password is checked against; that of nobody is checked against nothing. */
  async passwortHash(id: number): Promise<string> {
    const { passwortHash } = await this.db
      .unsafeAlle(BenutzerEntity)
      .findOneOrFail({ select: { passwortHash: true }, where: { id } });
    return passwortHash;
  }

  /** Active accounts of that name or address. */
  unsafeAktive(nameOderEmail: string): Promise<{ id: number }[]> {
    const [gleich, aktiv] = [gleichGeschrieben(nameOderEmail), { authorized: true, geloeschtAm: IsNull() }];
    return this.db.unsafeAlle(BenutzerEntity).find({
      select: { id: true },
      where: [
        { name: gleich, ...aktiv },
        { email: gleich, ...aktiv },
      ],
      order: { id: 'ASC' },
      take: hoechstensKonten,
    });
  }

  /** Accounts that wait for the confirmation of an address. */
  unsafeOffene(nameOderEmail: string): Promise<{ id: number; emailNeu: string | null }[]> {
    return this.db.sql(offene, [nameOderEmail]);
  }

  /** The account of a link that came by mail, so that its address is confirmed with it; undefined for an inactive one. */
  unsafeZuLink(id: number): Promise<Konto | undefined> {
    return this.db.eine(zuLink, [id]);
  }

  /** @param neueAdresse confirmed is the changed one, which takes the place of the old one */
  unsafeBestaetige(id: number, neueAdresse: boolean): Promise<Konto | undefined> {
    return this.db.eine(bestaetigen, [id, neueAdresse]);
  }

  /** A client that belongs to no main client and is none, where nobody else has confirmed an address yet. */
  async unsafeNeuerMandant({ id, mandantId }: Konto): Promise<NeuerMandant | undefined> {
    const andere = { mandantId, id: Not(id), bestaetigtAm: Not(IsNull()) };
    if (await this.db.unsafeAlle(BenutzerEntity).existsBy(andere)) return undefined;
    const frei = { id: mandantId, istHauptmandant: false, hauptmandantId: IsNull() };
    const mandant = await this.db.unsafeAlle(MandantEntity).findOneBy(frei);
    const registrierung = await this.db.unsafeAlle(RegistrierungEntity).findOneBy({ mandantId });
    return mandant ? { name: mandant.name, spediteurId: registrierung?.spediteurId ?? null } : undefined;
  }

  unsafeGibtMandant(id: number): Promise<boolean> {
    return this.db.unsafeAlle(MandantEntity).existsBy({ id });
  }

  gibtSprache(id: number): Promise<boolean> {
    return this.db.gemeinsam(Sprache).existsBy({ id });
  }
}

interface NeuerMandant {
  name: string;
  /** The forwarder whom they have registered with, where the host has told. */
  spediteurId: number | null;
}

/** An account as the log names it. */
export interface Konto {
  id: number;
  name: string;
  mandantId: number;
}
