import { createHash, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as warte } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Aenderungen } from '../../platform/database/aenderungen.js';
import { lesbar, zeitpunktIn } from '../../platform/logging/protokollzeile.js';
import { LogauszuegeRepository } from './logauszuege.repository.js';
import { Serverlog } from './serverlog.service.js';

const kanal = 'frachtportal_log';
/** Of the marks that processes bear in the database: those that keep a log of their own. */
const klasse = 72_305;
/** Whoever does not answer within this time is not waited for. */
const hoechstensMs = 1500;
const alleMs = 50;

/** The log of all processes over one database, also of those on other machines: each is asked for its last lines. */
@Injectable()
export class Logsammlung {
  private readonly log = new Logger('Protokoll');
  private readonly eigener: string;

  constructor(
    private readonly serverlog: Serverlog,
    private readonly auszuege: LogauszuegeRepository,
    private readonly aenderungen: Aenderungen,
    @Inject(UMGEBUNG) { DATA_DIR }: Umgebung,
  ) {
    this.eigener = `${hostname()} ${DATA_DIR}`.slice(-200);
    aenderungen.trage(klasse, createHash('sha256').update(this.eigener).digest().readInt32BE() >>> 1);
    aenderungen.beiNachricht(kanal, (inhalt) => this.hoere(inhalt));
  }

  /** The last lines of all, the oldest first; where there are several logs, each line says whose it is. */
  async zeilen(anzahl: number): Promise<string[]> {
    const eigene = await this.serverlog.letzte(anzahl);
    const andere = await this.aenderungen.andereMerkmale(klasse);
    if (!andere) return eigene.map(lesbar);
    const alle = [{ prozess: this.eigener, zeilen: eigene }, ...(await this.frage(anzahl, andere))];
    return zeitlich(alle)
      .slice(-anzahl)
      .map(({ prozess, zeile }) => `${prozess.split(' ')[0]} ${lesbar(zeile)}`);
  }

  private async frage(anzahl: number, andere: number): Promise<{ prozess: string; zeilen: string[] }[]> {
    const anfrage = randomUUID();
    await this.auszuege.frage(kanal, `${anfrage} ${anzahl}`);
    const ende = Date.now() + hoechstensMs;
    while ((await this.auszuege.zaehle(anfrage)) < andere && Date.now() < ende) await warte(alleMs);
    return (await this.auszuege.nimm(anfrage)).filter(({ prozess }) => prozess !== this.eigener);
  }

  private hoere(inhalt: string | undefined): void {
    const [anfrage, anzahl] = inhalt?.split(' ') ?? [];
    if (!anfrage || !Number(anzahl)) return;
    this.antworte(anfrage, Number(anzahl)).catch((grund: unknown) => this.log.warn(String(grund)));
  }

  private async antworte(anfrage: string, anzahl: number): Promise<void> {
    await this.auszuege.antworte(anfrage, this.eigener, await this.serverlog.letzte(anzahl));
  }
}

/** Lines of several logs in one order. What bears no time, like the rest of a long message, stays behind the line before it. */
function zeitlich(alle: readonly { prozess: string; zeilen: readonly string[] }[]) {
  const mitZeit = alle.flatMap(({ prozess, zeilen }) => {
    let zuletzt = 0;
    return zeilen.map((zeile) => {
      zuletzt = zeitpunktIn(zeile) ?? zuletzt;
      return { prozess, zeile, zeit: zuletzt };
    });
  });
  return mitZeit.sort((a, b) => a.zeit - b.zeit);
}
