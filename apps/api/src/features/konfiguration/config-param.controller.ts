import {
  Aenderungsfrage,
  Ebenenfrage,
  Einstellung,
  Einstellungsstand,
  Konfigurationsaenderung,
  Profildatei,
} from '@frachtportal/domain/konfiguration/einstellung';
import { Controller, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { AuchAngemeldet, Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste } from '../../platform/http/antwort.js';
import { mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { Koerperliste } from '../../platform/http/koerper-arten.js';
import { KonfigurationAendern } from './konfiguration-aendern.service.js';
import { Konfigurationsauskunft } from './konfigurationsauskunft.service.js';

const Konfigurationswerte = () =>
  ApiResponse({ status: 200, schema: { type: 'object', additionalProperties: { type: 'string' } } });

const hoechstensSchluessel = 500;
const ueblich = 'hauptmandant';

@ApiTags('config-param')
@Controller('config-param')
@Recht('konfiguration.verwalten')
export class ConfigParamController {
  constructor(
    private readonly auskunft: Konfigurationsauskunft,
    private readonly aendern: KonfigurationAendern,
  ) {}

  @Get('clientconfig')
  @Recht('oeffentlich')
  @AuchAngemeldet()
  @Konfigurationswerte()
  clientconfig() {
    return this.auskunft.geltende();
  }

  @Put('coco')
  @Konfigurationswerte()
  setze(
    @Koerperliste(Einstellung, hoechstensSchluessel) werte: Einstellung[],
    @Abfrage(Ebenenfrage) { ebene }: Ebenenfrage,
  ) {
    return this.aendern.setze(werte, ebene ?? ueblich);
  }

  /** An addition: every key with what holds, what is shipped, and who changed it last. */
  @Get('coco')
  @Antwortliste(Einstellungsstand)
  staende(@Abfrage(Ebenenfrage) { ebene }: Ebenenfrage) {
    return this.auskunft.staende(ebene ?? ueblich);
  }

  @Get('aenderungen')
  @Antwortliste(Konfigurationsaenderung, { gesamt: true })
  async aenderungen(@Abfrage(Aenderungsfrage) frage: Aenderungsfrage) {
    const { treffer, gesamt } = await this.auskunft.aenderungen(frage.ebene ?? ueblich, frage);
    return mitGesamt(treffer, gesamt);
  }

  @Post('aenderungen/:id/zuruecknehmen')
  @HttpCode(200)
  @Konfigurationswerte()
  nimmZurueck(@Id() id: number) {
    return this.aendern.nimmZurueck(id);
  }

  @Get('profil')
  @Antwort(Profildatei, { datei: true })
  @Header('content-disposition', 'attachment; filename="konfiguration.json"')
  profil(@Abfrage(Ebenenfrage) { ebene }: Ebenenfrage) {
    return this.auskunft.profil(ebene ?? ueblich);
  }

  @Post('profil')
  @HttpCode(200)
  @Konfigurationswerte()
  uebernimm(@Koerper(Profildatei) datei: Profildatei, @Abfrage(Ebenenfrage) { ebene }: Ebenenfrage) {
    return this.aendern.ersetze(datei.werte ?? [], ebene ?? ueblich);
  }
}
