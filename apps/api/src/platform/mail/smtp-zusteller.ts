import { createTransport, type Transporter } from 'nodemailer';
import { type Fund, grundVon } from '../einblick/fund.js';
import { nachricht } from './nachricht.js';
import { type Post, type Sendung, Zusteller } from './zusteller.js';

const wartenMs = 15_000;

/** Hands mails to a mail server. */
export class SmtpZusteller extends Zusteller {
  private readonly transport: Transporter;

  /** @param url `smtp://user:password@host:587` or `smtps://…` */
  constructor(
    url: string,
    private readonly absender: string,
  ) {
    super();
    const grenzen = { connectionTimeout: wartenMs, greetingTimeout: wartenMs, socketTimeout: wartenMs };
    this.transport = createTransport({ url, ...grenzen });
  }

  async stelleZu(sendung: Sendung): Promise<{ datei: null }> {
    await this.sende(sendung);
    return { datei: null };
  }

  async sende(post: Post): Promise<void> {
    await this.transport.sendMail(nachricht(post, this.absender));
  }

  async erreiche(): Promise<void> {
    await this.transport.verify();
  }

  async pruefe(): Promise<Fund> {
    try {
      await this.erreiche();
      return { bereich: 'post', stand: 'gut', satz: 'betrieb.post.gut' };
    } catch (ursache) {
      const werte = { grund: grundVon(ursache) };
      return {
        bereich: 'post',
        stand: 'achtung',
        satz: 'betrieb.post.gestoert',
        werte,
        tun: 'betrieb.post.gestoertTun',
      };
    }
  }
}
