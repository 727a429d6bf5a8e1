import { Injectable } from '@nestjs/common';
import { Drossel } from '../../platform/http/schutz/drossel.repository.js';
import { VerfolgungslinkRepository, type Ziel } from './verfolgungslink.repository.js';
import { verfolgungsschluessel } from './verfolgungslinks.service.js';

/** A person looks a few times an hour; a program that guesses wants thousands. */
const jeAdresse = { hoechstens: 300, sekunden: 600 };
/** Of a number and its postcode: a mistyped one is tried again, five digits are not run through. */
const jeNummer = { hoechstens: 10, sekunden: 3600 };
const fehlversuche = { hoechstens: 30, sekunden: 600 };

/** By what somebody asks. */
export type Ausweis = { token: string; plz?: string } | { nummer: string; plz: string };

/** Finds the order that somebody without an account asks for, and slows down whoever guesses. */
@Injectable()
export class Verfolgungszugang {
  constructor(
    private readonly ablage: VerfolgungslinkRepository,
    private readonly drossel: Drossel,
  ) {}

  /**
   * The shipment behind a link or a number with its postcode; 'plz' where the postcode has to be named first, nothing
   * where it does not open: one that never was looks like one that is over.
   * @throws Fachfehler 429 for whoever tries too often
   */
  async oeffne(ausweis: Ausweis, adresse: string): Promise<Ziel | 'plz' | undefined> {
    await this.drossel.zaehle(`verfolgung ${adresse}`, jeAdresse);
    const ziel = await this.ziel(ausweis);
    if (ziel === undefined) await this.drossel.zaehle(`verfolgung daneben ${adresse}`, fehlversuche);
    return ziel;
  }

  private async ziel(ausweis: Ausweis): Promise<Ziel | 'plz' | undefined> {
    if ('nummer' in ausweis) {
      await this.drossel.zaehle(`verfolgung nummer ${ausweis.nummer}`, jeNummer);
      return this.mitPlz(await this.ablage.unsafeZuNummer(ausweis.nummer), ausweis.plz);
    }
    const ziel = await this.ablage.unsafeZuSchluessel(verfolgungsschluessel(ausweis.token));
    if (!ziel?.plzFragen) return ziel;
    if (ausweis.plz === undefined) return 'plz';
    await this.drossel.zaehle(`verfolgung auftrag ${ziel.auftragId}`, jeNummer);
    return this.mitPlz(ziel, ausweis.plz);
  }

  private async mitPlz(ziel: Ziel | undefined, plz: string): Promise<Ziel | undefined> {
    const gleich = (anderer: string) => verglichen(anderer) === verglichen(plz);
    return ziel && (await this.ablage.unsafeZiele(ziel.auftragId)).some(gleich) ? ziel : undefined;
  }
}

const verglichen = (plz: string) => plz.replaceAll(/[\s-]/g, '').toUpperCase();
