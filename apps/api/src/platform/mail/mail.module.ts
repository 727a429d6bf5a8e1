import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { DateiZusteller } from './datei-zusteller.js';
import { Postausgang } from './postausgang.repository.js';
import { SmtpZusteller } from './smtp-zusteller.js';
import { Versand } from './versand.service.js';
import { Zusteller } from './zusteller.js';

/** Mail goes to a mail server where one is set up, else into files. */
const zusteller = ({ SMTP_URL, MAIL_ABSENDER, DATA_DIR }: Umgebung): Zusteller =>
  SMTP_URL
    ? new SmtpZusteller(SMTP_URL, MAIL_ABSENDER)
    : new DateiZusteller(join(DATA_DIR, 'mails'), MAIL_ABSENDER);

@Global()
@Module({
  providers: [
    Postausgang,
    Versand,
    { provide: Zusteller, inject: [UMGEBUNG], useFactory: (umgebung: Umgebung) => zusteller(umgebung) },
  ],
  exports: [Postausgang, Versand],
})
export class MailModule {}
