import { widersprichtLand } from '@frachtportal/domain/adresse/landesname';
import { landVon } from '@frachtportal/domain/auftrag/postleitzahlen';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Registrierung, Registrierungsadresse } from '@frachtportal/domain/registrierung/registrierung';
import { pruefeRegistrierung } from '@frachtportal/domain/registrierung/registrierung.rules';
import type { Sprache } from '@frachtportal/domain/stammdaten/kennzeichen';
import { Injectable } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Fachfehler, ungueltig } from '../../platform/errors/fachfehler.js';
import { mindestens } from '../../platform/jobs/mindestens.js';
import { Auftritte } from '../auftritt/auftritte.read-model.js';
import { Bremse } from '../authentication/bremse.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { KontoAnlegen, vorgaben } from './konto-anlegen.service.js';

/** So long an answer takes at least: whether the name was free shows in nothing. */
const antwortMs = 400;
const versionen = [1, 2];

interface Herkunft {
  /** Of the network, of whoever registers. */
  adresse: string;
  /** The name under which they have reached the portal. */
  host: string;
}

/** Registers a new client with its first user. Whether a username is taken only the mail tells. */
@Injectable()
export class Registrieren {
  constructor(
    private readonly identitaeten: IdentitaetReadModel,
    private readonly stammdaten: Stammdaten,
    private readonly bremse: Bremse,
    private readonly auftritte: Auftritte,
    private readonly konten: KontoAnlegen,
  ) {}

  async registriere(r: Registrierung, { adresse, host }: Herkunft): Promise<void> {
    const konfiguration = await this.identitaeten.installation();
    if (!konfiguration.isRegistrierung) throw new Fachfehler(403, [fehler('registrierung.geschlossen')]);
    const { land, zweierlei } = await this.land(r.owningMandant.adresse);
    const sprache = await this.sprache(r);
    const { agb, agbFassung, mandantId: spediteurId } = await this.auftritte.vonHost(host);
    const meldungen = [
      ...zweierlei,
      ...pruefeRegistrierung(r, land, konfiguration),
      ...pruefeAuswahl(r, sprache),
      ...(agb && r.agbFassung !== agbFassung ? [fehler('registrierung.agb', 'agbFassung')] : []),
    ];
    if (meldungen.length) throw ungueltig(meldungen);
    await this.bremse.zaehle([`registrierung:${adresse}`]);
    await mindestens(antwortMs, () =>
      this.konten.lege(r, { landId: land?.id, sprache, konfiguration, spediteurId }),
    );
  }

  private async land(adresse: Registrierungsadresse) {
    const alle = await this.stammdaten.alle('land');
    return {
      land: landVon(adresse, alle) ?? null,
      zweierlei: widersprichtLand(adresse, alle)
        ? [fehler('feld.zweitname', 'owningMandant.adresse.lkz')]
        : [],
    };
  }

  private async sprache({ sprache }: Registrierung): Promise<Sprache | undefined> {
    const alle = await this.stammdaten.alle('sprache');
    return alle.find((s) => s.id === (sprache?.id ?? vorgaben.sprache));
  }
}

function pruefeAuswahl(r: Registrierung, sprache: Sprache | undefined) {
  return [
    ...(sprache ? [] : [fehler('feld.auswahl', 'sprache')]),
    ...(versionen.includes(r.benutzerversion?.id ?? vorgaben.version)
      ? []
      : [fehler('feld.auswahl', 'benutzerversion')]),
  ];
}
