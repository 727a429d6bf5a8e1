import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../../config/umgebung.js';
import { type Ausgangsanbindung, Ausgangspost } from '../../anbindungen/ausgang/ausgangspost.service.js';
import { Zugangsgeheimnis } from '../../anbindungen/transporte/zugangsgeheimnis.service.js';
import { AuftraegeService } from '../../auftraege/auftraege.service.js';
import { ANBINDUNG, type Anbindung } from '../anbindung.js';
import { AusgangsdateiAnbindung } from '../anbindungen/ausgangsdatei.anbindung.js';
import { EigeneAnbindung } from '../anbindungen/eigene.anbindung.js';
import { HttpAnbindung } from '../anbindungen/http.anbindung.js';

/** A way to a dispatch system, and whose orders take it. */
export interface Dispoweg {
  /** Null: of all main clients without one of their own. */
  hauptmandantId: number | null;
  anbindung: Anbindung;
  /** How long it may take to answer. */
  fristMs: number;
  /** So often an order is tried. */
  versuche: number;
}

/** The ways to the dispatch systems: those of main clients, and the one that the environment names for all others. */
@Injectable()
export class Dispowege {
  constructor(
    private readonly post: Ausgangspost,
    private readonly geheimnis: Zugangsgeheimnis,
    private readonly auftraege: AuftraegeService,
    @Inject(ANBINDUNG) private readonly vorgabe: Anbindung,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** All that take orders one by one, and the main clients whose orders are not everybody's. */
  async unsafeAlle(): Promise<{ wege: Dispoweg[]; eigene: number[] }> {
    const alle = await this.post.unsafeEingeschaltete();
    const einzelne = alle.filter((a) => a.fortras?.datenart !== 'STD');
    const { DISPO, DISPO_FRIST_MS, DISPO_VERSUCHE } = this.umgebung;
    const ueblich = { fristMs: DISPO_FRIST_MS, versuche: DISPO_VERSUCHE };
    const vorgabe = DISPO === 'keine' ? [] : [{ ...ueblich, hauptmandantId: null, anbindung: this.vorgabe }];
    const seine = einzelne.map((a) => ({
      hauptmandantId: a.mandantId,
      anbindung: this.ueber(a),
      fristMs: this.fristMs(a),
      versuche: a.versuche ?? DISPO_VERSUCHE,
    }));
    return {
      wege: [...seine, ...vorgabe],
      eigene: alle.map((a) => a.mandantId),
    };
  }

  /** Those that are told what holds for a main client, or for all. */
  async unsafeFuer(hauptmandantId: number | null): Promise<Anbindung[]> {
    const alle = await this.post.unsafeEingeschaltete();
    const seine = alle.filter((a) => hauptmandantId === null || a.mandantId === hauptmandantId);
    const mitVorgabe = (hauptmandantId === null || !seine.length) && this.umgebung.DISPO !== 'keine';
    return [...seine.map((a) => this.ueber(a)), ...(mitVorgabe ? [this.vorgabe] : [])];
  }

  private ueber(a: Ausgangsanbindung): Anbindung {
    return new EigeneAnbindung(a, this.weg(a), this.post);
  }

  private weg(a: Ausgangsanbindung): Anbindung {
    const alsXml = this.auftraege.alsXml.bind(this.auftraege);
    if (a.weg !== 'http') return new AusgangsdateiAnbindung(a, this.post, alsXml);
    const { ANBINDUNG_ERLAUBT: erlaubt } = this.umgebung;
    const fristMs = this.fristMs(a);
    const ziel = { url: a.adresse ?? '', schluessel: () => this.geheimnis.zu(a), fristMs, erlaubt };
    return new HttpAnbindung(ziel, alsXml);
  }

  private fristMs({ fristSekunden }: Ausgangsanbindung): number {
    return fristSekunden ? fristSekunden * 1000 : this.umgebung.DISPO_FRIST_MS;
  }
}
