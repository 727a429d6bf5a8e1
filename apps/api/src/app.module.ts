import { type DynamicModule, Module } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from './config/umgebung.js';
import { AdressenModule } from './features/adressen/adressen.module.js';
import { AnbindungenModule } from './features/anbindungen/anbindungen.module.js';
import { AuftraegeModule } from './features/auftraege/auftraege.module.js';
import { AuftragseingangModule } from './features/auftragseingang/auftragseingang.module.js';
import { AuftragsvorlagenModule } from './features/auftragsvorlagen/auftragsvorlagen.module.js';
import { AuftrittModule } from './features/auftritt/auftritt.module.js';
import { AuthenticationModule } from './features/authentication/authentication.module.js';
import { FirmaModule } from './features/authentication/firma/firma.module.js';
import { BenachrichtigungenModule } from './features/benachrichtigungen/benachrichtigungen.module.js';
import { BenutzerModule } from './features/benutzer/benutzer.module.js';
import { BerichteModule } from './features/berichte/berichte.module.js';
import { BetriebModule } from './features/betrieb/betrieb.module.js';
import { DatenlebenModule } from './features/datenleben/datenleben.module.js';
import { DauerauftraegeModule } from './features/dauerauftraege/dauerauftraege.module.js';
import { DispoModule } from './features/dispo/dispo.module.js';
import { DokumenteModule } from './features/dokumente/dokumente.module.js';
import { DruckerModule } from './features/drucker/drucker.module.js';
import { EinladungenModule } from './features/einladungen/einladungen.module.js';
import { EinrichtungModule } from './features/einrichtung/einrichtung.module.js';
import { EreignisseModule } from './features/ereignisse/ereignisse.module.js';
import { GefahrgutModule } from './features/gefahrgut/gefahrgut.module.js';
import { GesundheitModule } from './features/gesundheit/gesundheit.module.js';
import { KalenderModule } from './features/kalender/kalender.module.js';
import { KlaerfaelleModule } from './features/klaerfaelle/klaerfaelle.module.js';
import { KommentareModule } from './features/kommentare/kommentare.module.js';
import { KonfigurationModule } from './features/konfiguration/konfiguration.module.js';
import { LademittelModule } from './features/lademittel/lademittel.module.js';
import { ListenansichtenModule } from './features/listenansichten/listenansichten.module.js';
import { MailvorlagenModule } from './features/mailvorlagen/mailvorlagen.module.js';
import { MandantenModule } from './features/mandanten/mandanten.module.js';
import { MautModule } from './features/maut/maut.module.js';
import { McpModule } from './features/mcp/mcp.module.js';
import { OrteModule } from './features/orte/orte.module.js';
import { PreisModule } from './features/preis/preis.module.js';
import { PremiumModule } from './features/premium/premium.module.js';
import { RegistrierungModule } from './features/registrierung/registrierung.module.js';
import { SendungsstatiModule } from './features/sendungsstati/sendungsstati.module.js';
import { StammdatenModule } from './features/stammdaten/stammdaten.module.js';
import { StammdatenimportModule } from './features/stammdatenimport/stammdatenimport.module.js';
import { TranslationsModule } from './features/translations/translations.module.js';
import { VerfolgungModule } from './features/verfolgung/verfolgung.module.js';
import { VorschlaegeModule } from './features/vorschlaege/vorschlaege.module.js';
import { WebhooksModule } from './features/webhooks/webhooks.module.js';
import { ZugangsschluesselModule } from './features/zugangsschluessel/zugangsschluessel.module.js';
import { AufraeumenModule } from './platform/aufraeumen/aufraeumen.module.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { DatenbankModule } from './platform/database/datenbank.module.js';
import type { Datenquelle } from './platform/database/quelle.js';
import { DateienModule } from './platform/dateien/dateien.module.js';
import { EinblickModule } from './platform/einblick/einblick.module.js';
import { JobsModule } from './platform/jobs/jobs.module.js';
import { protokoll } from './platform/logging/protokoll.js';
import { MailModule } from './platform/mail/mail.module.js';

const features = [
  AdressenModule,
  AuftraegeModule,
  AuftragseingangModule,
  AuftragsvorlagenModule,
  AuftrittModule,
  AuthenticationModule,
  FirmaModule,
  BenutzerModule,
  BerichteModule,
  BetriebModule,
  DatenlebenModule,
  DauerauftraegeModule,
  DispoModule,
  DokumenteModule,
  AnbindungenModule,
  DruckerModule,
  GefahrgutModule,
  EinladungenModule,
  EinrichtungModule,
  EreignisseModule,
  GesundheitModule,
  KalenderModule,
  KlaerfaelleModule,
  KommentareModule,
  KonfigurationModule,
  LademittelModule,
  ListenansichtenModule,
  MandantenModule,
  MautModule,
  McpModule,
  OrteModule,
  PreisModule,
  RegistrierungModule,
  SendungsstatiModule,
  PremiumModule,
  StammdatenModule,
  StammdatenimportModule,
  TranslationsModule,
  VerfolgungModule,
  VorschlaegeModule,
  BenachrichtigungenModule,
  MailvorlagenModule,
  WebhooksModule,
  ZugangsschluesselModule,
];

@Module({})
export class AppModule {
  /** The whole portal over an open database. */
  static mit(umgebung: Umgebung, quelle: Datenquelle): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        protokoll(umgebung),
        DatenbankModule.mit(quelle),
        DateienModule,
        // Its guard asks before that of the next: who is nobody learns nothing of the disk.
        AuthModule,
        EinblickModule,
        AufraeumenModule,
        JobsModule,
        MailModule,
        ...features,
      ],
      providers: [{ provide: UMGEBUNG, useValue: umgebung }],
      exports: [UMGEBUNG],
    };
  }
}
