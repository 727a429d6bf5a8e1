import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { Adresssuche, Adressvorschlag, Dublettenfrage } from '@frachtportal/domain/adresse/adresssuche';
import { Adressverwendung, Adresszusammenfuehrung } from '@frachtportal/domain/adresse/zusammenfuehren';
import { hoechstensTreffer } from '@frachtportal/domain/auftrag/auftragssuche';
import { Controller, Delete, Get, HttpCode, Post, Put, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { PerAuftragsschluessel, Recht } from '../../platform/auth/recht.js';
import { gefunden, nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { JsonText, mitGesamt, mitVersion } from '../../platform/http/ergebnis.js';
import { Abfrage, Id, IdsInAbfrage, Koerper, TextImPfad } from '../../platform/http/koerper.js';
import { ErwarteteVersion, IdempotenzSchluessel } from '../../platform/http/kopfzeilen.js';
import { ListenworteInSprache } from '../../platform/http/sprache/listenworte-in-sprache.interceptor.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant, gesehen, verlangeSichtbar } from '../../platform/tenancy/sicht.js';
import { AdresseLesen, type GeleseneAdresse } from './adresse-lesen.read-model.js';
import { AdresseSpeichern } from './adresse-speichern.service.js';
import { AdressenSuchen } from './suche/adressen-suchen.read-model.js';
import { Adressvorschlaege } from './suche/adressvorschlaege.read-model.js';
import { AdressenZusammenfuehren } from './zusammenfuehren/adressen-zusammenfuehren.service.js';
import { Adressverwendungen } from './zusammenfuehren/adressverwendungen.read-model.js';

const vorschlaege = 20;

@ApiTags('adressen')
@Controller('adressen')
@UseInterceptors(ListenworteInSprache)
export class AdressenController {
  constructor(
    private readonly adressen: AdresseLesen,
    private readonly speichern: AdresseSpeichern,
    private readonly suchen: AdressenSuchen,
    private readonly angebote: Adressvorschlaege,
    private readonly verwendungen: Adressverwendungen,
    private readonly zusammenfuehren: AdressenZusammenfuehren,
  ) {}

  @Post()
  @HttpCode(201)
  @Recht('adresse.bearbeiten')
  @Antwort(Adresse, { status: 201, etag: true })
  async anlegen(@Koerper(Adresse) adresse: Adresse, @IdempotenzSchluessel() schluessel: string | undefined) {
    return antworte(await this.speichern.anlegen(adresse, schluessel));
  }

  @Get('search')
  @Recht('adresse.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Adresse, { gesamt: true })
  async suche(@Abfrage(Adresssuche) suche: Adresssuche) {
    const proSeite = suche.searchLimit ?? identitaet().rowsInGrid;
    return liste(await this.suchen.suche(suche, gesehen(suche.mandantId), proSeite));
  }

  /** Suggestions while typing: of the named client and its main client, else of all visible ones. */
  @Get('searchByParam')
  @Recht('adresse.lesen')
  @PerAuftragsschluessel()
  @Antwortliste(Adresse)
  vorschlag(@Abfrage(Adressvorschlag) frage: Adressvorschlag) {
    const { sichtbareMandanten, hauptmandantId } = identitaet();
    const gefragt = frage.mandant ? [verlangeSichtbar(frage.mandant), hauptmandantId] : sichtbareMandanten;
    const erlaubt = gefragt.filter((m) => sichtbareMandanten.includes(m));
    return this.angebote.vorschlaege(frage, erlaubt, frage.searchLimit ?? vorschlaege);
  }

  /** An addition: entries that are probably the same as the one about to be stored. */
  @Get('dubletten')
  @Recht('adresse.lesen')
  @Antwortliste(Adresse)
  dubletten(@Abfrage(Dublettenfrage) frage: Dublettenfrage) {
    return this.angebote.dubletten(frage, fuerMandant(frage.mandant));
  }

  /** An addition: how many orders and templates use each of these entries. */
  @Get('verwendung')
  @Recht('adresse.lesen')
  @Antwortliste(Adressverwendung)
  async verwendung(@IdsInAbfrage('ids') ids: number[]) {
    const gefundene = await this.verwendungen.von(ids, identitaet().sichtbareMandanten);
    if (gefundene.length < new Set(ids).size) throw nichtGefunden();
    return gefundene;
  }

  /** An addition: one entry takes the place of another. */
  @Post('zusammenfuehren')
  @HttpCode(200)
  @Recht('adresse.bearbeiten')
  @Antwort(Adresse, { etag: true })
  async fuehreZusammen(@Koerper(Adresszusammenfuehrung) beide: Adresszusammenfuehrung) {
    return antworte(await this.zusammenfuehren.fuehreZusammen(beide));
  }

  @Get('currentMandantAdresse')
  @Recht('adresse.lesen')
  @Antwort(Adresse, { etag: true })
  async eigene() {
    const { mandantId, sichtbareMandanten } = identitaet();
    return antworte(await this.adressen.desMandanten(mandantId, sichtbareMandanten));
  }

  @Get('mandantadresse/:mandantId')
  @Recht('adresse.lesen')
  @Antwort(Adresse, { etag: true })
  async desMandanten(@Id('mandantId') id: number) {
    const { sichtbareMandanten } = identitaet();
    return antworte(await this.adressen.desMandanten(verlangeSichtbar(id), sichtbareMandanten));
  }

  @Get('mandant/:mandantId')
  @Recht('adresse.lesen')
  @Antwortliste(Adresse, { gesamt: true })
  async buch(@Id('mandantId') id: number) {
    return liste(await this.adressen.buch(verlangeSichtbar(id), hoechstensTreffer));
  }

  @Get('nr/:fremdnummer')
  @Recht('adresse.lesen')
  @PerAuftragsschluessel()
  @Antwort(Adresse, { etag: true })
  async nachNummer(@TextImPfad('fremdnummer', 20) nummer: string) {
    return antworte(await this.adressen.nachNummer(nummer, identitaet().sichtbareMandanten));
  }

  @Get(':id')
  @Recht('adresse.lesen')
  @PerAuftragsschluessel()
  @Antwort(Adresse, { etag: true })
  async eine(@Id() id: number) {
    return antworte(await this.adressen.nachId(id, identitaet().sichtbareMandanten));
  }

  @Put(':id')
  @Recht('adresse.bearbeiten')
  @Antwort(Adresse, { etag: true })
  async aendern(
    @Id() id: number,
    @Koerper(Adresse) adresse: Adresse,
    @ErwarteteVersion() version: number | null,
  ) {
    return antworte(await this.speichern.aendern(id, adresse, version));
  }

  @Delete(':id')
  @HttpCode(204)
  @Recht('adresse.bearbeiten')
  @Leer()
  entfernen(@Id() id: number) {
    return this.speichern.loesche(id);
  }
}

function antworte(gelesen: GeleseneAdresse | undefined) {
  const { json, version } = gefunden(gelesen);
  return mitVersion(new JsonText(json), version);
}

function liste({ json, gesamt }: { json: string; gesamt: number }) {
  return mitGesamt(new JsonText(json), gesamt);
}
