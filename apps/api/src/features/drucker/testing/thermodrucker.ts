import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/** A label printer: takes what comes over TCP, and hangs up when the other side has said all. */
export class Thermodrucker {
  /** What came over each connection that was ended properly. */
  readonly empfangen: string[] = [];
  /** Called with each connection as it begins. */
  beiVerbindung: (verbindung: Socket) => void = () => undefined;
  /** So long it keeps a connection open after the last word. */
  auflegenMs = 0;
  /** Most connections that it had at once, each up to the moment when it hung up. */
  hoechstensZugleich = 0;
  private server: Server | undefined;
  private readonly offen = new Set<Socket>();
  private readonly imGespraech = new Set<Socket>();
  port = 0;

  /** Switches it on; again at the port it had. */
  async ein(): Promise<this> {
    this.server = createServer({ allowHalfOpen: true }, (v) => this.nimm(v)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    const adresse = this.server.address();
    this.port = typeof adresse === 'object' && adresse ? adresse.port : 0;
    return this;
  }

  async aus(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const verbindung of this.offen) verbindung.destroy();
    if (server) await new Promise((ende) => server.close(ende));
  }

  /** The number of each label it has, in the order in which it came. */
  get nummern(): string[] {
    return [...this.empfangen.join('').matchAll(/>;>800(\d{18})\^FS/g)].map((t) => t[1] ?? '');
  }

  private nimm(verbindung: Socket): void {
    this.offen.add(verbindung);
    this.imGespraech.add(verbindung);
    this.hoechstensZugleich = Math.max(this.hoechstensZugleich, this.imGespraech.size);
    const teile: Buffer[] = [];
    verbindung.on('error', () => undefined);
    verbindung.on('close', () => {
      this.offen.delete(verbindung);
      this.imGespraech.delete(verbindung);
    });
    verbindung.on('data', (teil: Buffer) => teile.push(teil));
    verbindung.on('end', () => {
      this.empfangen.push(Buffer.concat(teile).toString());
      setTimeout(() => {
        this.imGespraech.delete(verbindung);
        verbindung.end();
      }, this.auflegenMs);
    });
    this.beiVerbindung(verbindung);
  }
}
