import { join } from 'node:path';
import type { Umgebung } from '../../config/umgebung.js';
import { DateiZusteller } from './datei-zusteller.js';
import { SmtpZusteller } from './smtp-zusteller.js';
import type { Zusteller } from './zusteller.js';

/** Mail goes to a mail server where one is set up, else into files. */
export const zusteller = ({ SMTP_URL, MAIL_ABSENDER, DATA_DIR }: Umgebung): Zusteller =>
  SMTP_URL
    ? new SmtpZusteller(SMTP_URL, MAIL_ABSENDER)
    : new DateiZusteller(join(DATA_DIR, 'mails'), MAIL_ABSENDER);
