import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Registrierung } from '@frachtportal/domain/registrierung/registrierung';
import type { Sprache } from '@frachtportal/domain/stammdaten/kennzeichen';
import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import { Datenbank } from '../../platform/database/datenbank.js';
import { BenutzerAufnehmen } from '../benutzer/benutzer-aufnehmen.service.js';
import { Kontopost } from '../benutzer/konto/kontopost.service.js';
import { MandantAnlegen } from '../mandanten/mandant-anlegen.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { RegistrierungRepository } from './registrierung.repository.js';

export const vorgaben = { sprache: 50, version: 1 };

/** What the entries of a registration refer to. */
export interface Aufgeloest {
  landId: number | undefined;
  sprache: Sprache | undefined;
  konfiguration: Konfiguration;
  /** The forwarder under whose host it comes in. */
  spediteurId: number | null;
}

class NameVergeben extends Error {}

/** Creates the client of a registration and its first user, or tells the address alone that the name is taken. */
@Injectable()
export class KontoAnlegen {
  constructor(
    private readonly db: Datenbank,
    private readonly mandanten: MandantAnlegen,
    private readonly benutzer: BenutzerAufnehmen,
    private readonly post: Kontopost,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly registrierungen: RegistrierungRepository,
  ) {}

  async lege(r: Registrierung, mehr: Aufgeloest): Promise<void> {
    const passwortHash = await hash(r.password);
    try {
      await this.db.transaktion(() => this.legeKonto(r, passwortHash, mehr));
    } catch (fehler) {
      if (!(fehler instanceof NameVergeben)) throw fehler;
      const an = { name: r.name.trim(), email: r.email.trim(), sprache: mehr.sprache?.iso ?? 'de' };
      await this.post.nameVergeben(an);
    }
  }

  private async legeKonto(r: Registrierung, passwortHash: string, mehr: Aufgeloest): Promise<void> {
    const { adresse, name } = r.owningMandant;
    const land = mehr.landId ? { id: mehr.landId } : null;
    const mandantId = await this.mandanten.frei(name, { ...adresse, land });
    const id = await this.benutzer.nimmAuf(mandantId, {
      name: r.name,
      email: r.email,
      passwortHash,
      spracheId: mehr.sprache?.id ?? vorgaben.sprache,
      benutzerversion: r.benutzerversion?.id ?? vorgaben.version,
      betreiber: false,
      admin: false,
      main: true,
      bestaetigt: false,
      edit: mehr.konfiguration.isUserCanEditImmediately,
    });
    if (!id) throw new NameVergeben();
    const agbFassung = r.agbFassung ?? null;
    await this.registrierungen.merke({
      mandantId,
      benutzerId: id,
      spediteurId: mehr.spediteurId,
      agbFassung,
    });
    await this.post.bestaetigung(id);
    const wer = { benutzerId: id, name: r.name.trim(), mandantId };
    const einzelheiten = agbFassung ? { agbFassung } : {};
    await this.protokoll.schreibe('registrierung', { wer, gegenstand: name.trim(), einzelheiten });
  }
}
