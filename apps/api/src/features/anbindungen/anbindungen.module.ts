import { Module } from '@nestjs/common';
import { AuftragseingangModule } from '../auftragseingang/auftragseingang.module.js';
import { DispoModule } from '../dispo/dispo.module.js';
import { ImporteModule } from '../importe/importe.module.js';
import { LademittelModule } from '../lademittel/lademittel.module.js';
import { ProtokollModule } from '../protokoll/protokoll.module.js';
import { VerfolgungModule } from '../verfolgung/verfolgung.module.js';
import { Abholen } from './abholen.service.js';
import { Abholung } from './abholung.service.js';
import { AnbindungenController } from './anbindungen.controller.js';
import { AnbindungenRepository } from './anbindungen.repository.js';
import { Anbindungspflege } from './anbindungspflege.service.js';
import { Annahme } from './annahme.service.js';
import { AusgangModule } from './ausgang/ausgang.module.js';
import { Ausgangspflege } from './ausgang/ausgangspflege.service.js';
import { Eingangsdateien } from './eingangsdateien.repository.js';
import { Quittungen } from './quittungen.service.js';
import { Ruecklaeufer } from './ruecklaeufer.service.js';
import { Statusannahme } from './status/statusannahme.service.js';
import { Postfach } from './transporte/postfach.js';
import { Postfachanmeldung } from './transporte/postfachanmeldung.service.js';
import { Transporte } from './transporte/transporte.js';
import { Verbindungsprobe } from './verbindungsprobe.service.js';

@Module({
  imports: [
    AuftragseingangModule,
    AusgangModule,
    DispoModule,
    ImporteModule,
    LademittelModule,
    ProtokollModule,
    VerfolgungModule,
  ],
  controllers: [AnbindungenController],
  providers: [
    Abholen,
    Abholung,
    AnbindungenRepository,
    Anbindungspflege,
    Annahme,
    Eingangsdateien,
    Ausgangspflege,
    Quittungen,
    Ruecklaeufer,
    Statusannahme,
    Postfach,
    Postfachanmeldung,
    Transporte,
    Verbindungsprobe,
  ],
})
export class AnbindungenModule {}
