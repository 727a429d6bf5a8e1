import { join } from 'node:path';
import type { Umgebung } from '../../config/umgebung.js';
import { DateiZusteller } from './datei-zusteller.js';
import type { Zusteller } from './zusteller.js';

/** Mail goes to a mail server where one is set up, else into files. */
export async function zusteller({ SMTP_URL, MAIL_ABSENDER, DATA_DIR }: Umgebung): Promise<Zusteller> {
  if (!SMTP_URL) return new DateiZusteller(join(DATA_DIR, 'mails'), MAIL_ABSENDER);
  const { SmtpZusteller } = await import('./smtp-zusteller.js');
  return new SmtpZusteller(SMTP_URL, MAIL_ABSENDER);
}
