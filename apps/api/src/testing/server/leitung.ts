import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to the database that a test can cut, and lay to another port, while the application keeps its address. */
export class Leitung {
  private readonly server = createServer((hier) => this.verbinde(hier));
  private readonly offen = new Set<Socket>();
  private stumm = false;
  private port = 0;

  private constructor(private ziel: string) {}

  static async legen(ziel: string): Promise<Leitung> {
    const leitung = new Leitung(ziel);
    await leitung.oeffne();
    return leitung;
  }

  /** The address of the database through this line. */
  get url(): string {
    const url = new URL(this.ziel);
    url.port = String(this.port);
    return url.href;
  }

  /** Nothing listens any more, and whoever was connected is thrown out: the server is stopped. */
  async trenne(): Promise<void> {
    this.server.close();
    for (const s of this.offen) s.destroy();
    if (this.server.listening) await once(this.server, 'close');
  }

  /** Connections stand, but nothing comes through: the network swallows everything. */
  verstumme(): void {
    this.stumm = true;
    for (const s of this.offen) s.pause();
  }

  /** Works again, perhaps to where the server is now. */
  async stelleHer(ziel = this.ziel): Promise<void> {
    this.ziel = ziel;
    this.stumm = false;
    for (const s of this.offen) s.resume();
    if (!this.server.listening) await this.oeffne();
  }

  private async oeffne(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  private verbinde(hier: Socket): void {
    const { hostname, port } = new URL(this.ziel);
    const dort = connect(Number(port), hostname);
    for (const [von, nach] of [
      [hier, dort],
      [dort, hier],
    ] as const) {
      this.offen.add(von);
      von.on('error', () => nach.destroy());
      von.on('close', () => {
        this.offen.delete(von);
        nach.destroy();
      });
      von.on('data', (teil) => nach.write(teil));
      if (this.stumm) von.pause();
    }
  }
}
