import { AdresseEntity } from './features/adressen/adresse.entity.js';
import { AdressnachfolgerEntity } from './features/adressen/zusammenfuehren/adressnachfolger.entity.js';
import { auftragEntities } from './features/auftraege/auftrag.entity.js';
import { AuftragsvorlageEntity } from './features/auftragsvorlagen/auftragsvorlage.entity.js';
import { AuftrittEntity } from './features/auftritt/auftritt.entity.js';
import {
  AnmeldeversuchEntity,
  SitzungEntity,
  WiederherstellungscodeEntity,
  ZweiterFaktorEntity,
} from './features/authentication/anmeldung.entity.js';
import {
  FirmenanmeldungEntity,
  FirmenkontoEntity,
  FirmenvorgangEntity,
} from './features/authentication/firma/firma.entity.js';
import { PasskeyEntity, PasskeyvorgangEntity } from './features/authentication/passkeys/passkey.entity.js';
import { BenutzerEntity } from './features/benutzer/benutzer.entity.js';
import { BenutzereinstellungEntity } from './features/benutzer/einstellungen/benutzereinstellung.entity.js';
import { KontotokenEntity } from './features/benutzer/konto/kontotoken.entity.js';
import { MandantensperreEntity } from './features/datenleben/sperre/sperre.entity.js';
import { DauerauftragEntity, DauerlaufEntity } from './features/dauerauftraege/dauerauftrag.entity.js';
import { IndexstandEntity } from './features/dispo/index/indexstand.entity.js';
import { DruckerEntity } from './features/drucker/drucker.entity.js';
import { EinrichtungsschrittEntity } from './features/einrichtung/schritte/einrichtungsschritt.entity.js';
import { GefahrgutuebernahmeEntity } from './features/gefahrgut/gefahrgutuebernahme.entity.js';
import {
  KlaerfallEntity,
  KlaerfallschrittEntity,
  SchadenEntity,
} from './features/klaerfaelle/klaerfall.entity.js';
import {
  KonfigurationsaenderungEntity,
  KonfigurationsvorschlagEntity,
  KonfigurationswertEntity,
} from './features/konfiguration/konfiguration.entity.js';
import { MailvorlageEntity } from './features/mailvorlagen/mailvorlage.entity.js';
import { MailversandEntity } from './features/mailvorlagen/versand/mailversand.entity.js';
import { MandantEntity } from './features/mandanten/mandant.entity.js';
import { NummernkreisEntity } from './features/mandanten/nummernkreis.entity.js';
import { AenderungsprotokollEntity } from './features/protokoll/protokoll.entity.js';
import { RegistrierungEntity } from './features/registrierung/registrierung.entity.js';
import { PartnercodeEntity } from './features/stammdaten/partnercode.entity.js';
import { stammdatenEntities } from './features/stammdaten/stammdaten.entity.js';
import { AbbestellungEntity } from './features/verfolgung/abbestellung.entity.js';
import { AuftragsvorschlagEntity } from './features/vorschlaege/auftragsvorschlag.entity.js';
import type { Entitaet } from './platform/database/abbildung.entity.js';
import { MailEntity } from './platform/mail/mail.entity.js';

/** Every mapping of a table. */
export const entities: Entitaet[] = [
  ...auftragEntities,
  ...stammdatenEntities,
  AbbestellungEntity,
  MailversandEntity,
  MailvorlageEntity,
  AdresseEntity,
  AuftragsvorlageEntity,
  AuftragsvorschlagEntity,
  AuftrittEntity,
  BenutzerEntity,
  BenutzereinstellungEntity,
  MandantEntity,
  PartnercodeEntity,
  AdressnachfolgerEntity,
  AenderungsprotokollEntity,
  AnmeldeversuchEntity,
  MandantensperreEntity,
  WiederherstellungscodeEntity,
  ZweiterFaktorEntity,
  FirmenanmeldungEntity,
  FirmenkontoEntity,
  FirmenvorgangEntity,
  DauerauftragEntity,
  DauerlaufEntity,
  DruckerEntity,
  GefahrgutuebernahmeEntity,
  IndexstandEntity,
  KlaerfallEntity,
  KlaerfallschrittEntity,
  SchadenEntity,
  KonfigurationsaenderungEntity,
  KonfigurationsvorschlagEntity,
  KonfigurationswertEntity,
  KontotokenEntity,
  MailEntity,
  NummernkreisEntity,
  EinrichtungsschrittEntity,
  PasskeyEntity,
  PasskeyvorgangEntity,
  RegistrierungEntity,
  SitzungEntity,
] as Entitaet[];
