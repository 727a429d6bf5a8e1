import { Module } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { ueberall } from '../../platform/netz/ziel.js';
import { AdressenModule } from '../adressen/adressen.module.js';
import { AusgangModule } from '../anbindungen/ausgang/ausgang.module.js';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { AuftraegeService } from '../auftraege/auftraege.service.js';
import { BelegeService } from '../dokumente/belege.service.js';
import { DokumenteModule } from '../dokumente/dokumente.module.js';
import { KonfigurationModule } from '../konfiguration/konfiguration.module.js';
import { PreisModule } from '../preis/preis.module.js';
import { Preisermittlung } from '../preis/preisermittlung.service.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { ANBINDUNG, type Anbindung } from './anbindung.js';
import { DateiAnbindung } from './anbindungen/datei.anbindung.js';
import { DemoAnbindung } from './anbindungen/demo.anbindung.js';
import { HttpAnbindung } from './anbindungen/http.anbindung.js';
import { KeineAnbindung } from './anbindungen/keine.anbindung.js';
import { Ausgang } from './ausgang.repository.js';
import { DemoFortschritt } from './demo-fortschritt.service.js';
import { Demofortgang } from './demofortgang.repository.js';
import { DispoController } from './dispo.controller.js';
import { Dispowege } from './eigene/dispowege.service.js';
import { Sammelausgang } from './eigene/sammelausgang.repository.js';
import { Sammeluebergabe } from './eigene/sammeluebergabe.service.js';
import { BELEGABLAGE } from './eingang/belegablage.js';
import { Dateieingang } from './eingang/dateieingang.service.js';
import { Rueckmeldungen } from './eingang/rueckmeldungen.service.js';
import { Rueckmeldungsablage } from './eingang/rueckmeldungsablage.repository.js';
import { DplusUpdateController } from './index/dplus-update.controller.js';
import { Indexeintraege } from './index/indexeintraege.service.js';
import { Indexstaende } from './index/indexstaende.repository.js';
import { Konfigurationsausgang } from './konfigurationsausgang.repository.js';
import { Konfigurationsuebergabe } from './konfigurationsuebergabe.service.js';
import { StatusmeldungenController } from './statusmeldungen.controller.js';
import { Uebergabe } from './uebergabe.service.js';
import { Uebertragungen } from './uebertragungen.read-model.js';

/** The connector that the environment names for all who have none of their own. */
function anbindung(u: Umgebung, auftraege: AuftraegeService, preise: Preisermittlung): Anbindung {
  if (u.DISPO === 'keine') return new KeineAnbindung();
  const alsXml = auftraege.alsXml.bind(auftraege);
  if (u.DISPO === 'datei') return new DateiAnbindung(u.DISPO_VERZEICHNIS, alsXml);
  if (u.DISPO === 'demo') return new DemoAnbindung(preise);
  const { DISPO_URL: url = '', DISPO_SCHLUESSEL: schluessel = '', DISPO_FRIST_MS: fristMs } = u;
  return new HttpAnbindung({ url, schluessel: () => schluessel, fristMs, erlaubt: ueberall }, alsXml);
}

@Module({
  imports: [
    AdressenModule,
    AuftraegeModule,
    AusgangModule,
    DokumenteModule,
    KonfigurationModule,
    PreisModule,
    StammdatenModule,
  ],
  controllers: [DispoController, DplusUpdateController, StatusmeldungenController],
  providers: [
    Ausgang,
    Dateieingang,
    Demofortgang,
    DemoFortschritt,
    Dispowege,
    Indexeintraege,
    Indexstaende,
    Konfigurationsausgang,
    Konfigurationsuebergabe,
    Rueckmeldungen,
    Rueckmeldungsablage,
    Sammelausgang,
    Sammeluebergabe,
    Uebergabe,
    Uebertragungen,
    { provide: BELEGABLAGE, useExisting: BelegeService },
    { provide: ANBINDUNG, useFactory: anbindung, inject: [UMGEBUNG, AuftraegeService, Preisermittlung] },
  ],
  exports: [Rueckmeldungen],
})
export class DispoModule {}
