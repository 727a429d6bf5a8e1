import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as warten } from 'node:timers/promises';
import { signatur } from '../anbindungen/http.anbindung.js';

export const schluessel = 'ein-schluessel-zum-signieren';

/** How the other side behaves: with a status, late, or taking the message without ever answering. */
export type Verhalten = number | 'langsam' | 'stumm' | 'halbe Antwort';

/**
 * A dispatch system that keeps to the interface: it checks signatures and takes each reference once, however often it
 * is sent. `eingang` counts what arrived, `wirkung` what had an effect, by order number.
 */
export class Gegenstelle {
  readonly eingang: { art: string; referenz: string; inhalt: string }[] = [];
  readonly wirkung = new Map<string, number>();
  verhalten: Verhalten = 200;
  langsamMs = 4000;
  private riegel: Promise<void> | undefined;
  private readonly bekannt = new Set<string>();
  private readonly wartend: (() => void)[] = [];

  private constructor(private readonly server: Server) {}

  static async oeffnen(): Promise<Gegenstelle> {
    const server = createServer();
    const stelle = new Gegenstelle(server);
    server.on(
      'request',
      (anfrage, antwort) => void stelle.nimm(anfrage, antwort).catch(() => antwort.destroy()),
    );
    await new Promise<void>((fertig) => server.listen(0, '127.0.0.1', fertig));
    return stelle;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/annahme`;
  }

  /** The next message is here and not yet answered. */
  angekommen(): Promise<void> {
    return new Promise((da) => this.wartend.push(da));
  }

  /** Keeps every answer back until the returned function is called. */
  haltZurueck(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.riegel = promise;
    return resolve;
  }

  async schliessen(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((fertig) => this.server.close(fertig));
  }

  private async nimm(anfrage: IncomingMessage, antwort: ServerResponse): Promise<void> {
    let inhalt = '';
    for await (const teil of anfrage.setEncoding('utf8')) inhalt += teil;
    const kopf = (name: string) => String(anfrage.headers[name] ?? '');
    const echt =
      signatur(schluessel, kopf('x-frachtportal-zeit'), inhalt) === kopf('x-frachtportal-signatur');
    const referenz = kopf('idempotency-key');
    this.eingang.push({ art: kopf('x-frachtportal-art'), referenz, inhalt });
    for (const da of this.wartend.splice(0)) da();
    if (!echt) return void antwort.writeHead(401).end();
    await this.riegel;
    if (this.verhalten === 'langsam') await warten(this.langsamMs);
    if (typeof this.verhalten === 'number' && this.verhalten >= 300) {
      return void antwort.writeHead(this.verhalten).end('so nicht');
    }
    this.nimmAn(referenz, inhalt);
    if (this.verhalten === 'stumm') return;
    antwort.writeHead(200, { 'content-type': 'application/json' });
    if (this.verhalten === 'halbe Antwort') return void antwort.write('{"nu', () => antwort.destroy());
    antwort.end(JSON.stringify({ nummer: `D-${this.bekannt.size}` }));
  }

  private nimmAn(referenz: string, inhalt: string): void {
    if (this.bekannt.has(referenz)) return;
    this.bekannt.add(referenz);
    const nummer = /<spedeigennr>(.*?)</.exec(inhalt)?.[1] ?? '';
    this.wirkung.set(nummer, (this.wirkung.get(nummer) ?? 0) + 1);
  }
}
