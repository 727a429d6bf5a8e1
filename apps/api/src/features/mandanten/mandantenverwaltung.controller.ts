import { Mandant, NeuerMandant } from '@frachtportal/domain/mandant/mandant';
import { Mandantensuche } from '@frachtportal/domain/mandant/mandant.rules';
import { Nummernkreis } from '@frachtportal/domain/mandant/nummernkreis';
import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, IdsInAbfrage, Koerper } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { MandantAendern } from './mandant-aendern.service.js';
import type { GelesenerMandant, Mandantenliste } from './mandanten-lesen.read-model.js';
import { Mandantenauskunft } from './mandantenauskunft.service.js';
import { Nummernkreispflege } from './nummernkreispflege.service.js';

/** The hierarchy of clients: an administrator's own main client with its sub clients, an operator's all. */
@ApiTags('mandanten')
@Controller('mandanten')
@Recht('mandant.verwalten')
export class MandantenverwaltungController {
  constructor(
    private readonly auskunft: Mandantenauskunft,
    private readonly aendern: MandantAendern,
    private readonly nummern: Nummernkreispflege,
  ) {}

  @Get('allmandanten')
  @Antwortliste(Mandant, { gesamt: true })
  async alle(@Abfrage(Mandantensuche) suche: Mandantensuche) {
    return liste(await this.auskunft.liste('alle', suche));
  }

  @Get('freiemandanten')
  @Antwortliste(Mandant, { gesamt: true })
  async freie(@Abfrage(Mandantensuche) suche: Mandantensuche) {
    return liste(await this.auskunft.liste('frei', suche));
  }

  @Get('hauptmandanten-list')
  @Antwortliste(Mandant, { gesamt: true })
  async hauptmandanten(@Abfrage(Mandantensuche) suche: Mandantensuche) {
    return liste(await this.auskunft.liste('haupt', suche));
  }

  @Get('untermandant/:id')
  @Antwortliste(Mandant, { gesamt: true })
  async untermandanten(@Id() id: number, @Abfrage(Mandantensuche) suche: Mandantensuche) {
    return liste(await this.auskunft.untermandanten(id, suche));
  }

  @Post('hauptmandant/unregister')
  @HttpCode(204)
  @Leer()
  stufeAb(@IdsInAbfrage('ids') ids: number[]) {
    return this.aendern.stufeAb(ids);
  }

  /** An addition: a forwarder creates clients without their registration. */
  @Post()
  @HttpCode(201)
  @Antwort(Mandant, { status: 201, etag: true })
  async legeAn(
    @Koerper(NeuerMandant) mandant: NeuerMandant,
    @IdempotenzSchluessel() schluessel: string | undefined,
  ) {
    return mandantMitVersion(await this.auskunft.neuer(await this.aendern.legeAn(mandant, schluessel)));
  }

  /** An addition: how the orders of a main client are numbered. */
  @Get(':id/nummernkreis')
  @Antwort(Nummernkreis)
  nummernkreis(@Id() id: number) {
    return this.nummern.lies(id);
  }

  @Put(':id/nummernkreis')
  @Antwort(Nummernkreis)
  setzeNummernkreis(@Id() id: number, @Koerper(Nummernkreis) neu: Nummernkreis) {
    return this.nummern.setze(id, neu);
  }

  @Put(':id')
  @Antwort(Mandant, { etag: true })
  async aendere(
    @Id() id: number,
    @Koerper(Mandant) mandant: Mandant,
    @ErwarteteVersion() version: number | null,
  ) {
    await this.aendern.aendere(id, mandant, version);
    return mandantMitVersion(await this.auskunft.nachId(id));
  }
}

const liste = ({ treffer, gesamt }: Mandantenliste) => mitGesamt(treffer, gesamt);
const mandantMitVersion = ({ wert, version }: GelesenerMandant) => mitVersion(wert, version);
