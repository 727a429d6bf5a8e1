import { Module } from '@nestjs/common';
import { Geheimnisse } from '../../../platform/geheimnisse/geheimnisse.service.js';
import { StammdatenModule } from '../../stammdaten/stammdaten.module.js';
import { Mailabgang } from '../transporte/mailabgang.js';
import { Ordner } from '../transporte/ordner.js';
import { Sftp } from '../transporte/sftp.js';
import { Zugangsgeheimnis } from '../transporte/zugangsgeheimnis.service.js';
import { Verwalterpost } from '../verwalterpost.service.js';
import { Abgangswege } from './abgangswege.js';
import { Ausgangsanbindungen } from './ausgangsanbindungen.repository.js';
import { Ausgangsdateien } from './ausgangsdateien.repository.js';
import { Ausgangspost } from './ausgangspost.service.js';
import { Borderobau } from './borderobau.service.js';
import { Dispovorgabenauskunft } from './dispovorgabenauskunft.read-model.js';

/** What leaves over connections; apart from what comes, as orders ask what they must look like to leave. */
@Module({
  imports: [StammdatenModule],
  providers: [
    Abgangswege,
    Ausgangsanbindungen,
    Ausgangsdateien,
    Ausgangspost,
    Borderobau,
    Dispovorgabenauskunft,
    Geheimnisse,
    Mailabgang,
    Ordner,
    Sftp,
    Verwalterpost,
    Zugangsgeheimnis,
  ],
  exports: [
    Abgangswege,
    Ausgangsanbindungen,
    Ausgangsdateien,
    Ausgangspost,
    Dispovorgabenauskunft,
    Geheimnisse,
    Ordner,
    Sftp,
    Verwalterpost,
    Zugangsgeheimnis,
  ],
})
export class AusgangModule {}
