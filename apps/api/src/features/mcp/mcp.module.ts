import { Module } from '@nestjs/common';
import { AuftraegeModule } from '../auftraege/auftraege.module.js';
import { BerichteModule } from '../berichte/berichte.module.js';
import { DokumenteModule } from '../dokumente/dokumente.module.js';
import { GefahrgutModule } from '../gefahrgut/gefahrgut.module.js';
import { StammdatenModule } from '../stammdaten/stammdaten.module.js';
import { VorschlaegeModule } from '../vorschlaege/vorschlaege.module.js';
import { McpController } from './mcp.controller.js';
import { Mcp } from './mcp.service.js';
import { LesendeWerkzeuge } from './werkzeuge/lesende-werkzeuge.service.js';
import { Papierwerkzeuge } from './werkzeuge/papierwerkzeuge.service.js';
import { Uebertragungswerkzeug } from './werkzeuge/uebertragungswerkzeug.service.js';
import { VorlegendeWerkzeuge } from './werkzeuge/vorlegende-werkzeuge.service.js';

@Module({
  imports: [
    AuftraegeModule,
    BerichteModule,
    DokumenteModule,
    GefahrgutModule,
    StammdatenModule,
    VorschlaegeModule,
  ],
  controllers: [McpController],
  providers: [LesendeWerkzeuge, Mcp, Papierwerkzeuge, Uebertragungswerkzeug, VorlegendeWerkzeuge],
})
export class McpModule {}
