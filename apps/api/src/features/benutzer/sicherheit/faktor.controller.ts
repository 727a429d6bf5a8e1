import { Anmeldevorgang } from '@frachtportal/domain/benutzer/anmeldevorgang';
import { Wirkrecht } from '@frachtportal/domain/benutzer/wirkrecht';
import {
  Einmalcode,
  Faktorbeginn,
  Faktoreinrichtung,
  Faktorstand,
  Wiederherstellungscodes,
} from '@frachtportal/domain/benutzer/zweiter-faktor';
import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../../platform/auth/recht.js';
import { Antwort, Antwortliste, Leer } from '../../../platform/http/antwort.js';
import { Id, Koerper } from '../../../platform/http/koerper.js';
import { EigenerFaktor } from './eigener-faktor.service.js';
import { Faktorverwaltung } from './faktorverwaltung.service.js';
import { Sicherheitsauskunft } from './sicherheitsauskunft.service.js';

/** Additions: the own second factor; for administrators those of others, and what everybody may do. */
@ApiTags('sicherheit')
@Controller('benutzer')
export class FaktorController {
  constructor(
    private readonly eigener: EigenerFaktor,
    private readonly verwaltung: Faktorverwaltung,
    private readonly auskunft: Sicherheitsauskunft,
  ) {}

  /** Begins; whoever was about to do the same elsewhere begins anew. */
  @Post('faktor/einrichten')
  @HttpCode(200)
  @Recht('angemeldet')
  @Antwort(Faktoreinrichtung)
  richteEin(@Koerper(Faktorbeginn) { passwortAlt }: Faktorbeginn) {
    return this.eigener.richteEin(passwortAlt);
  }

  /** With the first code it is in force. */
  @Post('faktor/bestaetigen')
  @HttpCode(200)
  @Recht('angemeldet')
  @Antwort(Wiederherstellungscodes)
  bestaetige(@Koerper(Einmalcode) { code }: Einmalcode) {
    return this.eigener.bestaetige(code);
  }

  /** Ten new recovery codes; those from before open nothing any more. */
  @Post('faktor/codes')
  @HttpCode(200)
  @Recht('angemeldet')
  @Antwort(Wiederherstellungscodes)
  neueCodes(@Koerper(Einmalcode) { code }: Einmalcode) {
    return this.eigener.neueCodes(code);
  }

  @Post('faktor/entfernen')
  @HttpCode(204)
  @Recht('angemeldet')
  @Leer()
  entferne(@Koerper(Einmalcode) { code }: Einmalcode) {
    return this.eigener.entferne(code);
  }

  @Get(':id/faktor')
  @Recht('angemeldet')
  @Antwort(Faktorstand)
  stand(@Id() id: number) {
    return this.auskunft.faktor(id);
  }

  @Get(':id/rechte')
  @Recht('angemeldet')
  @Antwortliste(Wirkrecht)
  rechte(@Id() id: number) {
    return this.auskunft.rechte(id);
  }

  /** When somebody came in as this user, or tried to. */
  @Get(':id/anmeldungen')
  @Recht('angemeldet')
  @Antwortliste(Anmeldevorgang)
  anmeldungen(@Id() id: number) {
    return this.auskunft.anmeldungen(id);
  }

  /** For somebody who has lost both app and recovery codes. */
  @Delete(':id/faktor')
  @HttpCode(204)
  @Recht('admin')
  @Leer()
  setzeZurueck(@Id() id: number) {
    return this.verwaltung.setzeZurueck(id);
  }
}
