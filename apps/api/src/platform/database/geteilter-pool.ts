import pg from 'pg';
import { merkeBegonnen, vielleichtIdentitaet } from '../tenancy/anfrage-kontext.js';
import { Schlange, type Wer } from '../werkstatt/schlange.js';
import { stelleSicht, zeigtSicht } from './verbindung/sicht.js';

type Rueckruf = Exclude<Parameters<pg.Pool['connect']>[0], undefined>;
type Verbindung = pg.PoolClient;

const wartendJeBenutzer = 250;
const wiederNachSekunden = 1;

/**
 * The connections in fair shares: whatever one user or client asks at once, some are left for the others, and whoever
 * waits is served client by client. A request that has begun goes before new ones, else under a flood none would come
 * to its end. What the portal does by itself (jobs, the look at a session) takes them as they come.
 */
export class GeteilterPool extends pg.Pool {
  private readonly schlange: Schlange;
  private readonly wartenMs: number;
  private readonly plaetze = new WeakMap<Verbindung, () => void>();
  /** When somebody last gave one back that works. */
  private zuletzt = 0;

  /** @param jeVerbindung a connection remembers whose rows it shows: no pooler stands in between */
  constructor(
    angaben: pg.PoolConfig & { max: number; connectionTimeoutMillis: number },
    private readonly jeVerbindung: boolean,
  ) {
    super(angaben);
    const { max, connectionTimeoutMillis } = angaben;
    this.wartenMs = connectionTimeoutMillis;
    this.schlange = new Schlange({
      zugleich: max,
      jeMandant: anteil(max, 0.75),
      jeBenutzer: anteil(max, 0.5),
      wartendJeBenutzer,
      wiederNachSekunden,
      meldung: 'server.zuViele',
      hoechstensWartenMs: connectionTimeoutMillis,
    });
    this.on('release', (fehler, verbindung) => {
      if (!fehler && !verbindung.connection.stream.destroyed) this.zuletzt = performance.now();
      this.plaetze.get(verbindung)?.();
    });
  }

  /** @throws Fachfehler 429 where too much waits for this user already */
  override connect(): Promise<Verbindung>;
  override connect(rueckruf: Rueckruf): void;
  override connect(rueckruf?: Rueckruf): Promise<Verbindung> | undefined {
    const wer = vielleichtIdentitaet();
    const verbindung = this.mitSicht(wer ? this.anDerReihe(wer) : super.connect());
    if (!rueckruf) return verbindung;
    verbindung.then(
      (v) => rueckruf(undefined, v, v.release),
      (grund) => rueckruf(grund, undefined, () => undefined),
    );
    return undefined;
  }

  private async mitSicht(kommt: Promise<Verbindung>): Promise<Verbindung> {
    const verbindung = await kommt;
    if (!this.jeVerbindung || zeigtSicht(verbindung)) return verbindung;
    // Its end is told by the question; whoever gets it listens from then on.
    verbindung.on('error', geschehen);
    try {
      await stelleSicht(verbindung);
      return verbindung;
    } catch (grund) {
      verbindung.release(true);
      throw grund;
    } finally {
      verbindung.off('error', geschehen);
    }
  }

  private async anDerReihe(wer: Wer): Promise<Verbindung> {
    const bis = performance.now() + this.wartenMs;
    const gibFrei = await this.platz(wer);
    const kommt = super.connect();
    try {
      const verbindung = await spaetestens(kommt, bis - performance.now());
      this.plaetze.set(verbindung, gibFrei);
      return verbindung;
    } catch (grund) {
      gibFrei();
      // Too late for whoever has waited: the next one takes it.
      kommt.then((v) => v.release()).catch(() => undefined);
      throw grund;
    }
  }

  /** Where nobody has got an answer for so long, it is no flood that the user waits for. */
  private async platz(wer: Wer): Promise<() => void> {
    try {
      return await this.schlange.platz(wer, { weiter: merkeBegonnen() });
    } catch (grund) {
      throw performance.now() - this.zuletzt < this.wartenMs ? grund : zuLange();
    }
  }
}

const geschehen = () => undefined;

const anteil = (max: number, teil: number) => Math.max(1, Math.floor(max * teil));

/** As the pool says it. */
const zuLange = () => new Error('timeout exceeded when trying to connect');

async function spaetestens<T>(kommt: Promise<T>, ms: number): Promise<T> {
  const { promise: vorbei, reject: gibAuf } = Promise.withResolvers<never>();
  const uhr = setTimeout(() => gibAuf(zuLange()), Math.max(0, ms));
  return Promise.race([kommt, vorbei]).finally(() => clearTimeout(uhr));
}
