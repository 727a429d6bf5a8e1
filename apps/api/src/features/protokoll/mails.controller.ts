import { Mail, Seitenfrage } from '@frachtportal/domain/protokoll/mail';
import { Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortdatei, Antwortliste } from '../../platform/http/antwort.js';
import { mitGesamt } from '../../platform/http/ergebnis.js';
import { Abfrage, Id } from '../../platform/http/koerper.js';
import { Mails } from './mails.service.js';

/** An addition: without a mail server the mails are files, and somebody must be able to read them. */
@ApiTags('mails')
@Controller('mails')
@Recht('protokoll.lesen')
export class MailsController {
  constructor(private readonly mails: Mails) {}

  @Get()
  @Antwortliste(Mail, { gesamt: true })
  async alle(@Abfrage(Seitenfrage) frage: Seitenfrage) {
    const { treffer, gesamt } = await this.mails.suche(frage);
    return mitGesamt(treffer, gesamt);
  }

  @Get(':id')
  @Antwortdatei('message/rfc822')
  async eine(@Id() id: number) {
    const { name, inhalt } = await this.mails.oeffne(id);
    const disposition = `attachment; filename="${name}"`;
    return new StreamableFile(inhalt, { type: 'message/rfc822', disposition });
  }
}
