import { PassThrough } from 'node:stream';
import type { Identitaet } from '../../platform/tenancy/anfrage-kontext.js';

/** What is collected before it goes out: many orders change at once when a status file is taken in. */
const sammelnMs = 150;
/** A browser that takes nothing is let go; it comes back and asks for everything. */
const hoechstensOffen = 64 * 1024;

/** The lists of which a window hears. */
export type Ereignisart = 'auftraege' | 'vorschlaege' | 'kommentare' | 'importe' | 'klaerfaelle';

export type Endegrund = 'abgemeldet' | 'erneuern' | 'neustart';

/** The line to one window of a browser. */
export class Leitung {
  readonly strom = new PassThrough();
  private readonly gesammelt = new Map<Ereignisart, Set<number> | 'alle'>();
  private uhr: NodeJS.Timeout | undefined;

  constructor(
    public wer: Identitaet,
    /** When the token that opened it runs out. */
    readonly bis: number,
  ) {
    this.schreibe('offen', {});
  }

  /** These have changed; without ids: some have. */
  melde(art: Ereignisart, ids: readonly number[] | null): void {
    const bisher = this.gesammelt.get(art) ?? [];
    this.gesammelt.set(art, !ids || bisher === 'alle' ? 'alle' : new Set([...bisher, ...ids]));
    this.uhr ??= setTimeout(() => this.sende(), sammelnMs);
  }

  puls(): void {
    this.strom.write(': puls\n\n');
  }

  beende(grund: Endegrund): void {
    clearTimeout(this.uhr);
    this.schreibe('ende', { grund });
    this.strom.end();
  }

  private sende(): void {
    this.uhr = undefined;
    for (const [art, was] of this.gesammelt) this.schreibe(art, { ids: was === 'alle' ? null : [...was] });
    this.gesammelt.clear();
  }

  private schreibe(ereignis: string, inhalt: object): void {
    if (!this.strom.writable) return;
    if (this.strom.writableLength + this.strom.readableLength > hoechstensOffen) this.strom.destroy();
    else this.strom.write(`event: ${ereignis}\ndata: ${JSON.stringify(inhalt)}\n\n`);
  }
}
