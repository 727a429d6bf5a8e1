import type { Readable } from 'node:stream';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { IdentitaetReadModel } from '../../platform/auth/identitaet.read-model.js';
import { Aenderungen } from '../../platform/database/aenderungen.js';
import { Metriken } from '../../platform/einblick/metriken.service.js';
import { Fachfehler } from '../../platform/errors/fachfehler.js';
import { Takt } from '../../platform/jobs/takt.js';
import type { Identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { type Ereignisart, Leitung } from './leitung.js';

/** Channels of the migrations 0056, 0207, 0214, 0230 and 0231. */
const kanaele = {
  auftraege: 'auftragsstatus',
  vorschlaege: 'auftragsvorschlaege',
  kommentare: 'kommentare',
  importe: 'importlaeufe',
  klaerfaelle: 'klaerfaelle',
} as const;
const pulsMs = 15_000;
const pruefenNachMs = 200;
const hoechstensJeSitzung = 12;
/** However often they log in. */
const hoechstensJeBenutzer = 48;
/** However many users it has: others have room too. */
const hoechstensJeMandant = 500;
const wiederNachSekunden = 30;
const hoechstens = 2000;

interface Nachricht {
  /** null: of what belongs to no client. */
  mandant: number | null;
  /** Of orders, or of runs of imports. */
  ids?: number[] | null;
  /** For users of the main client alone. */
  intern?: boolean;
}

/** Tells the open windows of all browsers what has changed in their lists, whichever process changed it. */
@Injectable()
export class Ereignisse implements OnModuleDestroy {
  private readonly leitungen = new Set<Leitung>();
  private readonly takt = new Takt('Ereignisse', () => this.pulsiere());
  private pruefung: NodeJS.Timeout | undefined;
  private endet = false;

  constructor(
    private readonly identitaeten: IdentitaetReadModel,
    aenderungen: Aenderungen,
    metriken: Metriken,
  ) {
    metriken.zeige('ereignisfenster', 'Fenster, die auf Ereignisse hören (SSE)', () => this.anzahl);
    for (const art of Object.keys(kanaele) as Ereignisart[])
      aenderungen.beiNachricht(kanaele[art], (inhalt) => this.verteile(art, inhalt));
    // Whoever logs out, is disabled or moves to another client hears nothing more, at once and not with the next pulse.
    aenderungen.beiAenderung(['sitzung', 'benutzer', 'mandant'], () => {
      this.pruefung ??= setTimeout(() => void this.pruefe().catch(() => undefined), pruefenNachMs);
    });
    this.takt.starte(pulsMs);
  }

  /**
   * @throws Fachfehler 429 where a session, a user or a client has too many windows open or the server too many lines,
   *   503 while it stops
   */
  oeffne(wer: Identitaet, bis: number): Readable {
    if (this.endet) throw new Fachfehler(503, [fehler('server.nichtErreichbar')]);
    const gleiche = (was: 'sitzungId' | 'benutzerId' | 'mandantId') =>
      [...this.leitungen].filter((l) => l.wer[was] === wer[was]).length;
    if (
      gleiche('sitzungId') >= hoechstensJeSitzung ||
      gleiche('benutzerId') >= hoechstensJeBenutzer ||
      gleiche('mandantId') >= hoechstensJeMandant ||
      this.leitungen.size >= hoechstens
    )
      throw new Fachfehler(429, [fehler('ereignisse.zuViele')], wiederNachSekunden);
    const leitung = new Leitung(wer, bis);
    this.leitungen.add(leitung);
    leitung.strom.once('close', () => this.leitungen.delete(leitung));
    const uhr = setTimeout(() => leitung.beende('erneuern'), Math.max(0, bis - Date.now()));
    leitung.strom.once('close', () => clearTimeout(uhr));
    return leitung.strom;
  }

  /** How many windows listen. */
  get anzahl(): number {
    return this.leitungen.size;
  }

  async onModuleDestroy(): Promise<void> {
    this.endet = true;
    clearTimeout(this.pruefung);
    for (const leitung of this.leitungen) leitung.beende('neustart');
    await this.takt.halte();
  }

  private verteile(art: Ereignisart, inhalt: string | undefined): void {
    const nachricht = inhalt === undefined ? undefined : (JSON.parse(inhalt) as Nachricht);
    for (const leitung of this.leitungen) {
      if (!nachricht) leitung.melde(art, null);
      else if (hoertVon(leitung.wer, nachricht)) leitung.melde(art, nachricht.ids ?? null);
    }
  }

  private async pulsiere(): Promise<void> {
    for (const leitung of this.leitungen) leitung.puls();
    await this.pruefe();
  }

  /** Asks anew who they are: once a session, however many windows it has. */
  private async pruefe(): Promise<void> {
    this.pruefung = undefined;
    for (const sitzungId of new Set([...this.leitungen].map((l) => l.wer.sitzungId))) {
      const wer = await this.identitaeten.zuSitzung(sitzungId);
      for (const leitung of this.leitungen) {
        if (leitung.wer.sitzungId !== sitzungId) continue;
        if (wer) leitung.wer = wer;
        else leitung.beende('abgemeldet');
      }
    }
  }
}

const hoertVon = ({ sichtbareMandanten, hauptmandant }: Identitaet, { mandant, intern }: Nachricht) =>
  mandant === null ? hauptmandant : sichtbareMandanten.includes(mandant) && (hauptmandant || !intern);
