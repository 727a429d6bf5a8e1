import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Gehoertes {
  koepfe: IncomingHttpHeaders;
  inhalt: string;
  pfad: string;
}

type Antwort = { status: number; koepfe?: Record<string, string>; text?: string } | 'schweigen';

/** A program that is told of events: it keeps what it hears, and answers as the test wants. */
export class Empfaenger {
  readonly gehoert: Gehoertes[] = [];
  antworte: (g: Gehoertes) => Antwort = () => ({ status: 204 });

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async oeffnen(): Promise<Empfaenger> {
    const server = createServer((anfrage, antwort) => {
      const teile: Buffer[] = [];
      anfrage.on('data', (teil: Buffer) => teile.push(teil));
      anfrage.on('end', () => {
        const was = {
          koepfe: anfrage.headers,
          inhalt: Buffer.concat(teile).toString(),
          pfad: anfrage.url ?? '',
        };
        dieser.gehoert.push(was);
        const wie = dieser.antworte(was);
        if (wie !== 'schweigen') antwort.writeHead(wie.status, wie.koepfe).end(wie.text);
      });
    });
    await new Promise<void>((offen) => server.listen(0, '127.0.0.1', offen));
    const dieser = new Empfaenger(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return dieser;
  }

  get ids(): string[] {
    return this.gehoert.map((g) => String(g.koepfe['webhook-id']));
  }

  schliessen(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((zu) => this.server.close(() => zu()));
  }
}
