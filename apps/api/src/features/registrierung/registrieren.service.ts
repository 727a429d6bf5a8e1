import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Konfiguration } from '@frachtportal/domain/konfiguration/konfiguration';
import type { Registrierung, Registrierungsadresse } from '@frachtportal/domain/registrierung/registrierung';
import { pruefeRegistrierung } from '@frachtportal/domain/registrierung/registrierung.rules';
import type { Sprache } from '@frachtportal/domain/stammdaten/kennzeichen';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { mindestens } from '../../platform/jobs/mindestens.js';
import { Bremse } from '../authentication/bremse.service.js';
import { ErstbenutzerAnlegen } from '../benutzer/erstbenutzer-anlegen.service.js';
import { Kontopost } from '../benutzer/konto/kontopost.service.js';
import { Passwoerter } from '../benutzer/passwort/passwoerter.service.js';
import { MandantAnlegen } from '../mandanten/mandant-anlegen.service.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';

/** So long an answer takes at least: whether the name was free shows in nothing. */
const antwortMs = 400;
const vorgaben = { sprache: 50, version: 1 };
const versionen = [1, 2];

class NameVergeben extends Error {}

/** Registers a new client with its first user. Whether a username is taken only the mail tells. */
@Injectable()
export class Registrieren {
  constructor(
    private readonly db: Datenbank,
    private readonly identitaeten: IdentitaetReadModel,
    private readonly stammdaten: Stammdaten,
    private readonly bremse: Bremse,
    private readonly mandanten: MandantAnlegen,
    private readonly benutzer: ErstbenutzerAnlegen,
    private readonly passwoerter: Passwoerter,
    private readonly post: Kontopost,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async registriere(r: Registrierung, adresse: string): Promise<void> {
    const konfiguration = await this.identitaeten.installation();
    if (!konfiguration.isRegistrierung) throw new Fachfehler(403, [fehler('registrierung.geschlossen')]);
    const land = await this.land(r.owningMandant.adresse);
    const sprache = await this.sprache(r);
    const meldungen = [...pruefeRegistrierung(r, land, konfiguration), ...pruefeAuswahl(r, sprache)];
    if (meldungen.length) throw ungueltig(meldungen);
    await this.bremse.zaehle([`registrierung:${adresse}`]);
    await mindestens(antwortMs, () => this.lege(r, { landId: land?.id, sprache, konfiguration }));
  }

  private async lege(r: Registrierung, mehr: Aufgeloest): Promise<void> {
    const passwortHash = await this.passwoerter.hash(r.password);
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
    const id = await this.benutzer.lege(mandantId, {
      name: r.name,
      email: r.email,
      passwortHash,
      spracheId: mehr.sprache?.id ?? vorgaben.sprache,
      benutzerversion: r.benutzerversion?.id ?? vorgaben.version,
      admin: false,
      edit: mehr.konfiguration.isUserCanEditImmediately,
    });
    if (!id) throw new NameVergeben();
    await this.post.bestaetigung(id);
    const wer = { benutzerId: id, name: r.name.trim(), mandantId };
    await this.protokoll.schreibe('registrierung', { wer, gegenstand: name.trim() });
  }

  private async land({ land, lkz }: Registrierungsadresse): Promise<Land | null> {
    const alle = await this.stammdaten.alle<Land>('land');
    return alle.find((l) => (land ? l.id === land.id : l.lkz === lkz?.trim().toUpperCase())) ?? null;
  }

  private async sprache({ sprache }: Registrierung): Promise<Sprache | undefined> {
    const alle = await this.stammdaten.alle<Sprache>('sprache');
    return alle.find((s) => s.id === (sprache?.id ?? vorgaben.sprache));
  }
}

interface Aufgeloest {
  landId: number | undefined;
  sprache: Sprache | undefined;
  konfiguration: Konfiguration;
}

function pruefeAuswahl(r: Registrierung, sprache: Sprache | undefined) {
  return [
    ...(sprache ? [] : [fehler('feld.auswahl', 'sprache')]),
    ...(versionen.includes(r.benutzerversion?.id ?? vorgaben.version)
      ? []
      : [fehler('feld.auswahl', 'benutzerversion')]),
  ];
}
