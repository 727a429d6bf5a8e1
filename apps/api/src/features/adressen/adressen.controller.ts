import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { Adresssuche, Adressvorschlag } from '@frachtportal/domain/adresse/adresssuche';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { nichtGefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste, JsonText } from '../../platform/http/antwort.js';
import { setzeEtag } from '../../platform/http/etag.js';
import { Abfrage, Id, TextImPfad } from '../../platform/http/koerper.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { AdresseLesen } from './adresse-lesen.read-model.js';

const vorschlaege = 20;

@ApiTags('adressen')
@Controller('adressen')
export class AdressenController {
  constructor(private readonly adressen: AdresseLesen) {}

  @Get('search')
  @Recht('adresse.lesen')
  @Antwortliste(Adresse, { gesamt: true })
  async suche(@Abfrage(Adresssuche) suche: Adresssuche, @Res({ passthrough: true }) reply: FastifyReply) {
    const { sichtbareMandanten, rowsInGrid } = identitaet();
    const anzahl = suche.searchLimit ?? rowsInGrid;
    const seite = { anzahl, ab: (suche.page ?? 0) * anzahl };
    const { treffer, gesamt } = await this.adressen.suche(suche.query ?? '', sichtbareMandanten, seite);
    void reply.header('total-search-results', String(gesamt));
    return treffer;
  }

  @Get('searchByParam')
  @Recht('adresse.lesen')
  @Antwortliste(Adresse)
  vorschlag(@Abfrage(Adressvorschlag) frage: Adressvorschlag) {
    const { sichtbareMandanten, hauptmandantId } = identitaet();
    if (frage.mandant && !sichtbareMandanten.includes(frage.mandant)) throw nichtGefunden();
    const mandanten = frage.mandant ? [frage.mandant, hauptmandantId] : sichtbareMandanten;
    const erlaubt = mandanten.filter((m) => sichtbareMandanten.includes(m));
    return this.adressen.vorschlaege(frage, erlaubt, frage.searchLimit ?? vorschlaege);
  }

  @Get('nr/:fremdnummer')
  @Recht('adresse.lesen')
  @Antwort(Adresse)
  @JsonText()
  async nachNummer(
    @TextImPfad('fremdnummer', 20) nummer: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return antworte(reply, await this.adressen.nachNummer(nummer, identitaet().sichtbareMandanten));
  }

  @Get(':id')
  @Recht('adresse.lesen')
  @Antwort(Adresse)
  @JsonText()
  async eine(@Id() id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    return antworte(reply, await this.adressen.nachId(id, identitaet().sichtbareMandanten));
  }
}

function antworte(reply: FastifyReply, gelesen: { version: number; json: string } | undefined): string {
  if (!gelesen) throw nichtGefunden();
  setzeEtag(reply, gelesen.version);
  return gelesen.json;
}
