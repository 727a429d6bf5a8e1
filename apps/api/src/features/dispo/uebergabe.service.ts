import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { pauseMs } from '@frachtportal/domain/dispo/uebertragung';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import type { Takt } from '../../platform/jobs/takt.js';
import { Taktgeber } from '../../platform/jobs/taktgeber.js';
import { AuftraegeService } from '../auftraege/auftraege.service.js';
import { Preisermittlung } from '../preis/preisermittlung.service.js';
import { Uebergabefehler } from './anbindung.js';
import { Ausgang, type Posten } from './ausgang.repository.js';
import { type Dispoweg, Dispowege } from './eigene/dispowege.service.js';

const zugleich = 8;
/** Beyond twice the time that the connector may take, so long nobody else tries. */
const reserveMs = 2000;

/** For how long a row is taken, so that nobody else tries while the connector is at it. */
export const sperrsekunden = (fristMs: number): number => (2 * fristMs + reserveMs) / 1000;

/** Longest pause for all when the dispatch system is away. */
const ruheHoechstensMs = 60_000;

/** How long a way rests, and after how many disturbances. */
interface Ruhe {
  stoerungen: number;
  bis: number;
}

/** Works the outbox off: hands over what is due, each on its way, notes how it went, tries again later. */
@Injectable()
export class Uebergabe {
  private readonly log = new Logger('Übergabe');
  private readonly takt: Takt;
  private readonly ruhen = new Map<number | null, Ruhe>();

  constructor(
    private readonly ausgang: Ausgang,
    private readonly auftraege: AuftraegeService,
    private readonly preise: Preisermittlung,
    private readonly wege: Dispowege,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    taktgeber: Taktgeber,
  ) {
    this.takt = taktgeber.wiederhole('Übergabe', umgebung.DISPO_TAKT_MS, () => this.laufe());
  }

  /** Hands over all that is due; a dispatch system that is slow or away holds up no other. */
  async laufe(): Promise<void> {
    const { wege, eigene } = await this.wege.unsafeAlle();
    const laeufe = await Promise.allSettled(wege.map((weg) => this.bediene(weg, eigene)));
    const gescheitert = laeufe.find((lauf) => lauf.status === 'rejected');
    if (gescheitert) throw gescheitert.reason;
  }

  private async bediene(weg: Dispoweg, eigene: number[]): Promise<void> {
    const { hauptmandantId } = weg;
    if (Date.now() < (this.ruhen.get(hauptmandantId)?.bis ?? 0)) return;
    const sekunden = sperrsekunden(Math.max(weg.fristMs, this.umgebung.DISPO_FRIST_MS));
    let posten: Posten[];
    do {
      posten = await this.ausgang.unsafeNimm(zugleich, sekunden, { hauptmandantId, eigene });
      if (posten.length) await this.uebergibAlle(posten, weg);
    } while (posten.length === zugleich && !this.ruhen.get(hauptmandantId)?.stoerungen && !this.takt.haelt);
  }

  private async uebergibAlle(posten: Posten[], weg: Dispoweg): Promise<void> {
    const gelesen = await this.auftraege.viele(
      posten.map((p) => p.auftragId),
      [...new Set(posten.map((p) => p.mandantId))],
    );
    const jeId = new Map(gelesen.map((a) => [a.id, a]));
    const ausgaenge = await Promise.allSettled(
      posten.map((p) => this.uebergib(p, jeId.get(p.auftragId), weg)),
    );
    const gescheitert = ausgaenge.find((a) => a.status === 'rejected');
    // Our own database failed us: the rows stay taken until their time is over.
    if (gescheitert) throw gescheitert.reason;
    const gestoert = ausgaenge.some((a) => a.status === 'fulfilled' && a.value === 'nichtErreicht');
    this.ruhe(weg.hauptmandantId, gestoert);
  }

  private async uebergib(
    posten: Posten,
    auftrag: Auftrag | undefined,
    { anbindung, versuche }: Dispoweg,
  ): Promise<string> {
    try {
      if (!auftrag) throw new Uebergabefehler('Der Auftrag ist nicht lesbar.', 'abgelehnt');
      const { nummer, preis } = await anbindung.uebergib(auftrag, posten.referenz);
      if (preis) await this.preise.beantworte(posten.auftragId, preis, `dispo:${posten.referenz}`);
      else await this.ausgang.unsafeAbschliessen(posten.id, nummer?.slice(0, 60) ?? null);
      return 'uebergeben';
    } catch (fehler) {
      if (istDatenbankfehler(fehler)) throw fehler;
      return this.fehlgeschlagen(posten, fehler, versuche);
    }
  }

  private async fehlgeschlagen(posten: Posten, fehler: unknown, versuche: number): Promise<string> {
    const art = fehler instanceof Uebergabefehler ? fehler.art : 'unklar';
    // What the other side says may hold what PostgreSQL's text cannot.
    const grund = (fehler instanceof Error ? fehler.message : String(fehler)).replaceAll('\0', '');
    await this.ausgang.unsafeFehlschlag(posten, {
      grund,
      endgueltig: art === 'abgelehnt' || posten.versuche >= versuche,
      pauseMs: pauseMs(posten.versuche, this.umgebung.DISPO_PAUSE_MS),
      unklar: art === 'unklar' || posten.warUnklar,
    });
    this.log.warn(`Auftrag ${posten.auftragId}, Versuch ${posten.versuche}: ${grund}`);
    return art;
  }

  /** When nobody answers, all that goes this way waits: thousands of orders must not use up their attempts together. */
  private ruhe(hauptmandantId: number | null, gestoert: boolean): void {
    const stoerungen = gestoert ? (this.ruhen.get(hauptmandantId)?.stoerungen ?? 0) + 1 : 0;
    const pause = Math.min(ruheHoechstensMs, pauseMs(stoerungen, this.umgebung.DISPO_PAUSE_MS));
    this.ruhen.set(hauptmandantId, { stoerungen, bis: gestoert ? Date.now() + pause : 0 });
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
