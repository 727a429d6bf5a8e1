import {
  type Mailart,
  Mailtext,
  Mailvorlage,
  Mailvorschau,
  mailartnamen,
  mailsprachen,
} from '@frachtportal/domain/mailvorlage/mailvorlage';
import { Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { gefunden } from '../../platform/errors/fachfehler.js';
import { Antwort, Antwortliste, Leer } from '../../platform/http/antwort.js';
import { mitVersion } from '../../platform/http/ergebnis.js';
import { Id, Koerper, TextImPfad } from '../../platform/http/koerper.js';
import { ErwarteteVersion } from '../../platform/http/kopfzeilen.js';
import { Mailproben } from './mailproben.service.js';
import { Mailvorlagenpflege } from './mailvorlagenpflege.service.js';

/** The words of the mails that tell of a main client's orders. */
@ApiTags('mailvorlagen')
@Controller('mandanten/:id/mailvorlagen')
@Recht('mandant.verwalten')
export class MailvorlagenController {
  constructor(
    private readonly pflege: Mailvorlagenpflege,
    private readonly proben: Mailproben,
  ) {}

  @Get()
  @Antwortliste(Mailvorlage)
  alle(@Id() id: number) {
    return this.pflege.alle(id);
  }

  @Put(':art/:sprache')
  @Antwort(Mailvorlage, { etag: true })
  async speichere(
    @Id() id: number,
    @TextImPfad('art', 20) art: string,
    @TextImPfad('sprache', 2) sprache: string,
    @Koerper(Mailtext) text: Mailtext,
    @ErwarteteVersion() version: number | null,
  ) {
    const vorlage = await this.pflege.speichere(ort(id, art, sprache), text, version);
    return mitVersion(vorlage, vorlage.version);
  }

  /** Back to the words the mail comes with. */
  @Delete(':art/:sprache')
  @HttpCode(204)
  @Leer()
  nimmZurueck(
    @Id() id: number,
    @TextImPfad('art', 20) art: string,
    @TextImPfad('sprache', 2) sprache: string,
    @ErwarteteVersion() version: number | null,
  ): Promise<void> {
    return this.pflege.nimmZurueck(ort(id, art, sprache), version);
  }

  /** How the mail would look with these words; nothing is stored or sent. */
  @Post(':art/:sprache/vorschau')
  @HttpCode(200)
  @Antwort(Mailvorschau)
  zeige(
    @Id() id: number,
    @TextImPfad('art', 20) art: string,
    @TextImPfad('sprache', 2) sprache: string,
    @Koerper(Mailtext) text: Mailtext,
  ) {
    return this.proben.zeige(ort(id, art, sprache), text);
  }

  /** The mail with these words to whoever asks; nothing is stored. */
  @Post(':art/:sprache/probe')
  @HttpCode(204)
  @Leer()
  probiere(
    @Id() id: number,
    @TextImPfad('art', 20) art: string,
    @TextImPfad('sprache', 2) sprache: string,
    @Koerper(Mailtext) text: Mailtext,
  ): Promise<void> {
    return this.proben.sende(ort(id, art, sprache), text);
  }
}

/** A mail that does not exist is not found. */
function ort(mandantId: number, art: string, sprache: string) {
  return {
    mandantId,
    art: gefunden(mailartnamen.find((a): a is Mailart => a === art)),
    sprache: gefunden(mailsprachen.find((s) => s === sprache)),
  };
}
