import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fund } from '../einblick/fund.js';
import { nachricht } from './nachricht.js';
import { KeinMailserver, type Sendung, Zusteller } from './zusteller.js';

/** Without a mail server each mail becomes a file that an administrator can open. */
export class DateiZusteller extends Zusteller {
  constructor(
    private readonly verzeichnis: string,
    private readonly absender: string,
  ) {
    super();
  }

  async stelleZu(sendung: Sendung): Promise<{ datei: string }> {
    // Loaded with the first mail: it takes 30 MB.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(nachricht(sendung, this.absender));
    const datei = `${new Date().toISOString().replaceAll(':', '-')}-${sendung.id}-${sendung.art}.eml`;
    await mkdir(this.verzeichnis, { recursive: true, mode: 0o700 });
    await writeFile(join(this.verzeichnis, datei), message as Buffer, { mode: 0o600 });
    return { datei };
  }

  async sende(): Promise<never> {
    throw new KeinMailserver();
  }

  async erreiche(): Promise<never> {
    throw new KeinMailserver();
  }

  async pruefe(): Promise<Fund> {
    return { bereich: 'post', stand: 'achtung', satz: 'betrieb.post.ohne', tun: 'betrieb.post.ohneTun' };
  }
}
