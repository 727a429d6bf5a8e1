import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { pauseMs } from '@frachtportal/domain/dispo/uebertragung';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import type { Takt } from '../../platform/jobs/takt.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { AuftraegeService } from '../auftraege/auftraege.service.js';
import { Preisermittlung } from '../preis/preisermittlung.service.js';
import { ANBINDUNG, type Anbindung, Uebergabefehler } from './anbindung.js';
import { Ausgang, type Posten } from './ausgang.repository.js';

const zugleich = 8;
/** Beyond twice the time that the connector may take, so long nobody else tries. */
const reserveMs = 2000;

/** For how long a row is taken, so that nobody else tries while the connector is at it. */
export const sperrsekunden = (fristMs: number): number => (2 * fristMs + reserveMs) / 1000;

/** Longest pause for all when the dispatch system is away. */
const ruheHoechstensMs = 60_000;

/** Works the outbox off: hands over what is due, notes how it went, tries again later. */
@Injectable()
export class Uebergabe {
  private readonly log = new Logger('Übergabe');
  private readonly takt: Takt;
  private stoerungen = 0;
  private ruheBis = 0;

  constructor(
    private readonly ausgang: Ausgang,
    private readonly auftraege: AuftraegeService,
    private readonly preise: Preisermittlung,
    @Inject(ANBINDUNG) private readonly anbindung: Anbindung,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    this.takt = taktgeber.wiederhole('Übergabe', umgebung.DISPO_TAKT_MS, () => this.laufe());
  }

  /** Hands over all that is due, until the dispatch system is away. */
  async laufe(): Promise<void> {
    // Without a dispatch system everything stays as it is, its attempts too.
    if (this.umgebung.DISPO === 'keine') return;
    if (Date.now() < this.ruheBis) return;
    const sekunden = sperrsekunden(this.umgebung.DISPO_FRIST_MS);
    let posten: Posten[];
    do {
      posten = await this.ausgang.unsafeNimm(zugleich, sekunden);
      if (posten.length) await this.uebergibAlle(posten);
    } while (posten.length === zugleich && !this.stoerungen && !this.takt.haelt);
  }

  private async uebergibAlle(posten: Posten[]): Promise<void> {
    const gelesen = await this.auftraege.viele(
      posten.map((p) => p.auftragId),
      [...new Set(posten.map((p) => p.mandantId))],
    );
    const jeId = new Map(gelesen.map((a) => [a.id, a]));
    const ausgaenge = await Promise.allSettled(posten.map((p) => this.uebergib(p, jeId.get(p.auftragId))));
    const gescheitert = ausgaenge.find((a) => a.status === 'rejected');
    // Our own database failed us: the rows stay taken until their time is over.
    if (gescheitert) throw gescheitert.reason;
    this.ruhe(ausgaenge.some((a) => a.status === 'fulfilled' && a.value === 'nichtErreicht'));
  }

  private async uebergib(posten: Posten, auftrag: Auftrag | undefined): Promise<string> {
    try {
      if (!auftrag) throw new Uebergabefehler('Der Auftrag ist nicht lesbar.', 'abgelehnt');
      const { nummer, preis } = await this.anbindung.uebergib(auftrag, posten.referenz);
      if (preis) await this.preise.beantworte(posten.auftragId, preis, `dispo:${posten.referenz}`);
      else await this.ausgang.unsafeAbschliessen(posten.id, nummer?.slice(0, 60) ?? null);
      return 'uebergeben';
    } catch (fehler) {
      if (istDatenbankfehler(fehler)) throw fehler;
      return this.fehlgeschlagen(posten, fehler);
    }
  }

  private async fehlgeschlagen(posten: Posten, fehler: unknown): Promise<string> {
    const art = fehler instanceof Uebergabefehler ? fehler.art : 'unklar';
    // What the other side says may hold what PostgreSQL's text cannot.
    const grund = (fehler instanceof Error ? fehler.message : String(fehler)).replaceAll('\0', '');
    await this.ausgang.unsafeFehlschlag(posten, {
      grund,
      endgueltig: art === 'abgelehnt' || posten.versuche >= this.umgebung.DISPO_VERSUCHE,
      pauseMs: pauseMs(posten.versuche, this.umgebung.DISPO_PAUSE_MS),
      unklar: art === 'unklar' || posten.warUnklar,
    });
    this.log.warn(`Auftrag ${posten.auftragId}, Versuch ${posten.versuche}: ${grund}`);
    return art;
  }

  /** When nobody answers, everything waits: thousands of orders must not use up their attempts together. */
  private ruhe(gestoert: boolean): void {
    this.stoerungen = gestoert ? this.stoerungen + 1 : 0;
    const pause = Math.min(ruheHoechstensMs, pauseMs(this.stoerungen, this.umgebung.DISPO_PAUSE_MS));
    this.ruheBis = gestoert ? Date.now() + pause : 0;
  }
}

/** PostgreSQL's errors carry a five-character code, node-postgres' own ones speak of the connection. */
function istDatenbankfehler(fehler: unknown): boolean {
  const { code, message } = fehler as { code?: unknown; message?: unknown };
  if (fehler instanceof Uebergabefehler) return false;
  return (
    (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) || /Connection terminated/i.test(String(message))
  );
}
