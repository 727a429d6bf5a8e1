import { Mail, Seitenfrage } from '@frachtportal/domain/protokoll/mail';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Recht } from '../../platform/auth/recht.js';
import { Antwortdatei, Antwortliste } from '../../platform/http/antwort.js';
import { Abfrage, Id } from '../../platform/http/koerper.js';
import { Mails } from './mails.service.js';

/** An addition: without a mail server the mails are files, and somebody must be able to read them. */
@ApiTags('mails')
@Controller('mails')
@Recht('admin')
export class MailsController {
  constructor(private readonly mails: Mails) {}

  @Get()
  @Antwortliste(Mail, { gesamt: true })
  alle(@Abfrage(Seitenfrage) frage: Seitenfrage, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.mails.suche(frage, reply);
  }

  @Get(':id')
  @Antwortdatei('message/rfc822')
  eine(@Id() id: number, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.mails.oeffne(id, reply);
  }
}
