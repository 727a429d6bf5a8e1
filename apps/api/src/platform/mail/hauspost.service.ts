import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Geheimnisse } from '../geheimnisse/geheimnisse.service.js';
import { loeseAuf } from '../netz/ziel.js';
import { nachricht } from './nachricht.js';
import type { Hausserver, Sendung } from './zusteller.js';

const wartenMs = 15_000;
/** What passwords of these servers are encrypted for. */
export const versandzweck = (mandantId: number) => `mailversand ${mandantId}`;

/** Hands mails to the servers of main clients. */
@Injectable()
export class Hauspost {
  constructor(
    private readonly geheimnisse: Geheimnisse,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** @throws what the server, or the way to it, says */
  async stelleZu(sendung: Omit<Sendung, 'id' | 'versuche'>, server: Hausserver): Promise<void> {
    const { mandantId, chiffre } = server;
    const passwort = chiffre && this.geheimnisse.entschluessele(chiffre, versandzweck(mandantId));
    await this.sende(sendung, server, passwort);
  }

  /** The same with a password that is not stored. */
  async sende(
    sendung: Omit<Sendung, 'id' | 'versuche'>,
    server: Omit<Hausserver, 'chiffre'>,
    passwort: string | null,
  ): Promise<void> {
    const transport = createTransport(await this.weg(server, passwort));
    try {
      await transport.sendMail(nachricht(sendung, server.absender));
    } finally {
      transport.close();
    }
  }

  /** What was checked is what is connected to; the certificate is that of the name. */
  private async weg(
    { host, port, verschluesselung, benutzername }: Omit<Hausserver, 'chiffre'>,
    passwort: string | null,
  ): Promise<SMTPTransport.Options> {
    const adresse = await loeseAuf(host, this.umgebung.ANBINDUNG_ERLAUBT);
    return {
      ...{ host: adresse, port, secure: verschluesselung === 'tls', tls: { servername: host } },
      ...{ requireTLS: verschluesselung === 'starttls', ignoreTLS: verschluesselung === 'keine' },
      ...{ connectionTimeout: wartenMs, greetingTimeout: wartenMs, socketTimeout: wartenMs },
      ...(benutzername && { auth: { user: benutzername, pass: passwort ?? '' } }),
    };
  }
}
