import {
  Aenderungsfrage,
  Ebenenfrage,
  Einstellung,
  Einstellungsstand,
  Konfigurationsaenderung,
  Konfigurationsvorschlag,
  Profildatei,
} from '@frachtportal/domain/konfiguration/einstellung';
import { applyDecorators, Controller, Delete, Get, Header, HttpCode, Post, Put } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import { AuchAngemeldet, Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { Ergebnis, mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, Koerper } from '../../platform/http/koerper.js';
import { Koerperliste } from '../../platform/http/koerper-arten.js';
import { type Gesetztes, KonfigurationAendern } from './konfiguration-aendern.service.js';
import { KonfigurationFreigeben } from './konfiguration-freigeben.service.js';
import { Konfigurationsauskunft } from './konfigurationsauskunft.service.js';

const Konfigurationswerte = () =>
  ApiResponse({ status: 200, schema: { type: 'object', additionalProperties: { type: 'string' } } });
/** 202: with four eyes it waits for a second administrator, and what held before is answered. */
const OderVorgelegt = () =>
  applyDecorators(
    Konfigurationswerte(),
    ApiResponse({ status: 202, schema: { type: 'object', additionalProperties: { type: 'string' } } }),
  );

const hoechstensSchluessel = 500;
const ueblich = 'hauptmandant';

@ApiTags('config-param')
@Controller('config-param')
@Recht('konfiguration.verwalten')
export class ConfigParamController {
  constructor(
    private readonly auskunft: Konfigurationsauskunft,
    private readonly aendern: KonfigurationAendern,
    private readonly freigaben: KonfigurationFreigeben,
  ) {}

  @Get('clientconfig')
  @Recht('oeffentlich')
  @AuchAngemeldet()
  @Konfigurationswerte()
  clientconfig() {
    return this.auskunft.geltende();
  }

  @Put('coco')
  @OderVorgelegt()
  async setze(
    @Koerperliste(Einstellung, hoechstensSchluessel) werte: Einstellung[],
    @Abfrage(Ebenenfrage) { ebene }: Ebenenfrage,
  ) {
    return antwort(await this.aendern.setze(werte, ebene ?? ueblich));
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
  @OderVorgelegt()
  async nimmZurueck(@Id() id: number) {
    return antwort(await this.aendern.nimmZurueck(id));
  }

  @Get('profil')
  @Antwort(Profildatei, { datei: true })
  @Header('content-disposition', 'attachment; filename="konfiguration.json"')
  profil(@Abfrage(Ebenenfrage) { ebene }: Ebenenfrage) {
    return this.auskunft.profil(ebene ?? ueblich);
  }

  @Post('profil')
  @HttpCode(200)
  @OderVorgelegt()
  async uebernimm(@Koerper(Profildatei) datei: Profildatei, @Abfrage(Ebenenfrage) { ebene }: Ebenenfrage) {
    return antwort(await this.aendern.ersetze(datei.werte ?? [], ebene ?? ueblich));
  }

  /** An addition, as the two below: what waits for a second administrator. */
  @Get('vorschlaege')
  @Antwortliste(Konfigurationsvorschlag)
  vorschlaege(@Abfrage(Ebenenfrage) { ebene }: Ebenenfrage) {
    return this.freigaben.alle(ebene ?? ueblich);
  }

  @Post('vorschlaege/:id/freigeben')
  @HttpCode(200)
  @Konfigurationswerte()
  gibFrei(@Id() id: number) {
    return this.freigaben.gibFrei(id);
  }

  @Delete('vorschlaege/:id')
  @HttpCode(204)
  @Leer()
  verwirf(@Id() id: number): Promise<void> {
    return this.freigaben.verwirf(id);
  }
}

const antwort = ({ werte, vorgelegt }: Gesetztes) => new Ergebnis(werte, vorgelegt ? { status: 202 } : {});
