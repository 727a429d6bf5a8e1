import { Inject, Injectable } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Geheimnisse } from '../geheimnisse/geheimnisse.service.js';
import { holeToken } from '../http-ausgang/zugangstoken.js';
import { loeseAuf } from '../netz/ziel.js';
import { nachricht } from './nachricht.js';
import type { Hausserver, Post } from './zusteller.js';

const wartenMs = 15_000;
/** What secrets of these servers are encrypted for. */
export const versandzweck = (mandantId: number) => `mailversand ${mandantId}`;

/** Hands mails to the servers of main clients. */
@Injectable()
export class Hauspost {
  constructor(
    private readonly geheimnisse: Geheimnisse,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** @throws what the server, or the way to it, says */
  async stelleZu(sendung: Post, server: Hausserver): Promise<void> {
    await this.sende(sendung, server, this.geheimnis(server));
  }

  /** Does it answer? @throws what the server, or the way to it, says */
  async erreiche(server: Hausserver): Promise<void> {
    const transport = createTransport(await this.weg(server, this.geheimnis(server)));
    await transport.verify().finally(() => transport.close());
  }

  private geheimnis({ mandantId, chiffre }: Hausserver): string {
    return chiffre ? this.geheimnisse.entschluessele(chiffre, versandzweck(mandantId)) : '';
  }

  /** The same with a secret that is not stored. */
  async sende(sendung: Post, server: Omit<Hausserver, 'chiffre'>, geheimnis: string): Promise<void> {
    const transport = createTransport(await this.weg(server, geheimnis));
    try {
      await transport.sendMail(nachricht(sendung, server.absender));
    } finally {
      transport.close();
    }
  }

  /** What was checked is what is connected to; the certificate is that of the name. */
  private async weg(server: Omit<Hausserver, 'chiffre'>, geheimnis: string): Promise<SMTPTransport.Options> {
    const { host, port, verschluesselung } = server;
    const adresse = await loeseAuf(host, this.umgebung.ANBINDUNG_ERLAUBT);
    return {
      host: adresse,
      port,
      secure: verschluesselung === 'tls',
      tls: { servername: host },
      requireTLS: verschluesselung === 'starttls',
      ignoreTLS: verschluesselung === 'keine',
      connectionTimeout: wartenMs,
      greetingTimeout: wartenMs,
      socketTimeout: wartenMs,
      ...(await this.anmeldung(server, geheimnis)),
    };
  }

  private async anmeldung(
    { anmeldung, benutzername, anmeldeadresse, klient, umfang }: Omit<Hausserver, 'chiffre'>,
    geheimnis: string,
  ): Promise<Pick<SMTPTransport.Options, 'auth'>> {
    const user = benutzername ?? '';
    if (anmeldung === 'keine') return {};
    if (anmeldung === 'passwort') return { auth: { user, pass: geheimnis } };
    const zugang = { adresse: anmeldeadresse ?? '', klient: klient ?? '', geheimnis, umfang };
    const accessToken = await holeToken(zugang, this.umgebung.ANBINDUNG_ERLAUBT);
    return { auth: { type: 'OAuth2', user, accessToken } };
  }
}
