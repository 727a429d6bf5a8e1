import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  Auftragsvorschlag,
  Auftragsvorschlagszeile,
  Verwerfung,
  Vorschlagssuche,
} from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import { GespeicherterAuftrag } from '@frachtportal/domain/regel/hinweis';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerSchluessel, Recht } from '../../platform/auth/recht.js';
import { Antwort, Antwortliste, Antwortwert } from '../../platform/http/antwort.js';
import { mitAbgelehnten, mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, IdListe, Koerper } from '../../platform/http/koerper.js';
import { Entwurf, RoherKoerper } from '../../platform/http/koerper-arten.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { Sprecher } from '../../platform/http/sprache.js';
import { antworteGespeichert } from '../auftraege/speichern/auftrag-speichern.service.js';
import { Auftragsvorschlaege, type GelesenerVorschlag } from './auftragsvorschlaege.service.js';
import { VorschlagDrahtform } from './vorschlag-drahtform.service.js';
import { VorschlagEntscheiden } from './vorschlag-entscheiden.service.js';

/** An addition: orders that wait for a person. */
@ApiTags('auftragsvorschlaege')
@Controller('auftragsvorschlaege')
@Recht('auftrag.bearbeiten')
export class AuftragsvorschlaegeController {
  constructor(
    private readonly vorschlaege: Auftragsvorschlaege,
    private readonly entscheiden: VorschlagEntscheiden,
    private readonly drahtform: VorschlagDrahtform,
  ) {}

  @Post()
  @HttpCode(201)
  @PerSchluessel('auftrag.schreiben', 'agent')
  @Antwort(Auftragsvorschlag, { status: 201, etag: true })
  async anlegen(
    @Koerper(Auftragsvorschlag) vorschlag: Auftragsvorschlag,
    @IdempotenzSchluessel() schluessel: string | undefined,
    @Sprecher() sage: Uebersetzer,
  ) {
    return this.antworte(await this.vorschlaege.anlegen(vorschlag, schluessel), sage);
  }

  @Get()
  @Antwortliste(Auftragsvorschlagszeile, { gesamt: true })
  async suche(@Abfrage(Vorschlagssuche) frage: Vorschlagssuche, @Sprecher() sage: Uebersetzer) {
    const { gesamt, treffer } = await this.vorschlaege.suche(frage);
    return mitGesamt(this.drahtform.zeilen(treffer, sage), gesamt);
  }

  /** How many there are, without looking at each: for the number at the menu. */
  @Get('anzahl')
  @Antwortwert('integer')
  anzahl(@Abfrage(Vorschlagssuche) frage: Vorschlagssuche) {
    return this.vorschlaege.anzahl(frage);
  }

  @Post('freigeben')
  @HttpCode(200)
  @Antwortliste(Auftragsvorschlagszeile, { abgelehnt: true })
  async gibAlleFrei(@IdListe() ids: number[], @Sprecher() sage: Uebersetzer) {
    const { erfolgt, abgelehnt } = await this.entscheiden.gibAlleFrei(ids);
    return mitAbgelehnten(this.drahtform.zeilen(erfolgt, sage), abgelehnt);
  }

  @Get(':id')
  @PerSchluessel('auftrag.schreiben', 'agent')
  @Antwort(Auftragsvorschlag, { etag: true })
  async eines(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    return this.antworte(await this.vorschlaege.eines(id), sage);
  }

  @Put(':id')
  @Antwort(Auftragsvorschlag, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Auftragsvorschlag) vorschlag: Auftragsvorschlag,
    @ErwarteteVersion() version: number | null,
    @Sprecher() sage: Uebersetzer,
  ) {
    return this.antworte(await this.vorschlaege.aendern(id, vorschlag, version), sage);
  }

  /** Creates the order; with a body the corrected one. */
  @Post(':id/freigeben')
  @HttpCode(200)
  @Antwort(GespeicherterAuftrag, { etag: true })
  async gibFrei(
    @Id() id: number,
    @RoherKoerper(Auftrag, { required: false }) auftrag: unknown,
    @ErwarteteVersion() version: number | null,
    @IdempotenzSchluessel() schluessel: string | undefined,
    @Sprecher() sage: Uebersetzer,
  ) {
    return antworteGespeichert(await this.entscheiden.gibFrei(id, { auftrag, version, schluessel }), sage);
  }

  @Post(':id/verwerfen')
  @HttpCode(200)
  @Antwort(Auftragsvorschlag, { etag: true })
  async verwirf(
    @Id() id: number,
    @Entwurf(Verwerfung) { grund }: Verwerfung,
    @ErwarteteVersion() version: number | null,
    @Sprecher() sage: Uebersetzer,
  ) {
    return this.antworte(await this.entscheiden.verwirf(id, grund, version), sage);
  }

  /** A discarded one waits again. */
  @Post(':id/zuruecknehmen')
  @HttpCode(200)
  @Antwort(Auftragsvorschlag, { etag: true })
  async nimmZurueck(@Id() id: number, @Sprecher() sage: Uebersetzer) {
    return this.antworte(await this.entscheiden.nimmZurueck(id), sage);
  }

  private async antworte(gelesen: GelesenerVorschlag, sage: Uebersetzer) {
    return mitVersion(await this.drahtform.vorschlag(gelesen, sage), gelesen.version);
  }
}
