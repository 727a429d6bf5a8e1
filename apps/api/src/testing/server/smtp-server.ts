import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';

/** A mail server that takes everything, or refuses every mail: just enough SMTP to see what would be sent. */
export class SmtpServer {
  readonly mails: { von: string; an: string[]; text: string }[] = [];
  weigert = false;
  /** How it wants to be signed in to; without it not at all. */
  anmeldung: 'XOAUTH2' | undefined;
  readonly ausweise: string[] = [];

  private constructor(private readonly server: Server) {}

  static async starten(): Promise<SmtpServer> {
    const server = createServer();
    const smtp = new SmtpServer(server);
    server.on('connection', (leitung) => smtp.bediene(leitung));
    await new Promise<void>((fertig) => server.listen(0, '127.0.0.1', fertig));
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stoppen(): Promise<void> {
    await new Promise((fertig) => this.server.close(fertig));
  }

  private bediene(leitung: Socket): void {
    let rest = '';
    let mail = { von: '', an: [] as string[], text: '' };
    let imText = false;
    const antworte = (zeile: string) => leitung.write(`${zeile}\r\n`);
    antworte('220 probe');
    leitung.on('error', () => undefined);
    leitung.on('data', (teil) => {
      const zeilen = (rest + teil.toString()).split('\r\n');
      rest = zeilen.pop() ?? '';
      for (const zeile of zeilen) {
        if (imText && zeile !== '.') mail.text += `${zeile}\n`;
        else if (imText) {
          imText = false;
          this.mails.push(mail);
          mail = { von: '', an: [], text: '' };
          antworte('250 angenommen');
        } else if (zeile.startsWith('MAIL')) {
          mail.von = zeile;
          antworte(this.weigert ? '451 jetzt nicht' : '250 ok');
        } else if (zeile.startsWith('RCPT')) {
          mail.an.push(zeile);
          antworte('250 ok');
        } else if (zeile === 'DATA') {
          imText = true;
          antworte('354 weiter');
        } else if (zeile === 'QUIT') {
          antworte('221 ende');
          leitung.end();
        } else if (zeile.startsWith('EHLO') && this.anmeldung) {
          antworte('250-probe');
          antworte(`250 AUTH ${this.anmeldung}`);
        } else if (zeile.startsWith('AUTH')) {
          this.ausweise.push(zeile.split(' ')[2] ?? '');
          antworte('235 willkommen');
        } else antworte('250 ok');
      }
    });
  }
}
