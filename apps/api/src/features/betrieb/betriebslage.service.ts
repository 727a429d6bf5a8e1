import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Befund, Betriebslage } from '@frachtportal/domain/betrieb/betriebslage';
import { tagVon, uhrzeitVon } from '@frachtportal/domain/feld/zeitpunkt';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Inject, Injectable } from '@nestjs/common';
import { programmversion } from '../../config/programm.js';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { nurLesen, ueberUhr } from '../../platform/database/vorbereiten/erreichbar.js';
import {
  type Betriebszahlen,
  BetriebszahlenReadModel,
} from '../../platform/einblick/betriebszahlen.read-model.js';
import type { Fund } from '../../platform/einblick/fund.js';
import { pruefeDatenverzeichnis, pruefePlatte } from '../../platform/einblick/ort.js';
import { letzteSicherung, sicherungsordner } from '../../platform/einblick/sicherungsstand.js';
import { zeitzone } from '../../platform/http/uhr.js';
import { fehlerspur } from '../../platform/logging/fehlerspur.js';
import { Zusteller } from '../../platform/mail/zusteller.js';
import { Ablagepruefung } from '../dokumente/ablagepruefung.service.js';
import { Einrichtungsschritte } from '../einrichtung/schritte/einrichtungsschritte.service.js';
import { ueberAusgaenge, ueberImporte } from './ausgangsfunde.js';

/** What goes out to look is asked so often at most, however many pages are open. */
const gueltigMs = 10_000;
const mb = 1024 * 1024;

/** How the installation fares: the same for everybody who may see it. */
@Injectable()
export class BetriebslageService {
  private readonly seit = new Date();
  private gelesen: { bis: number; am: Date; funde: Promise<Fund[]> } | undefined;

  constructor(
    private readonly zahlen: BetriebszahlenReadModel,
    private readonly ablage: Ablagepruefung,
    private readonly zusteller: Zusteller,
    private readonly schritte: Einrichtungsschritte,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  async lies(sage: Uebersetzer): Promise<Betriebslage> {
    const { am, funde } = this.geprueft();
    const befunde = (await funde).map((f) => befund(f, sage));
    return Object.assign(new Betriebslage(), { geprueftAm: am.toISOString(), befunde });
  }

  funde(): Promise<Fund[]> {
    return this.geprueft().funde;
  }

  private geprueft(): { am: Date; funde: Promise<Fund[]> } {
    if (!this.gelesen || this.gelesen.bis < Date.now()) {
      const [bis, am, funde] = [Date.now() + gueltigMs, new Date(), this.pruefe()];
      this.gelesen = { bis, am, funde };
      // What could not be looked at is looked at anew.
      funde.catch(() => this.vergiss());
    }
    return this.gelesen;
  }

  /** Somebody has changed what holds. */
  vergiss(): void {
    this.gelesen = undefined;
  }

  private async pruefe(): Promise<Fund[]> {
    const beginn = Date.now();
    const zahlen = await this.zahlen.unsafeLies();
    const ende = Date.now();
    const [daten, platte, ablage, post, sicherung, version, offene] = await Promise.all([
      pruefeDatenverzeichnis(this.umgebung),
      pruefePlatte(this.umgebung),
      this.ablage.pruefe(),
      this.zusteller.pruefe(),
      this.ueberSicherung(),
      this.ueberVersion(zahlen),
      this.schritte.unsafeOffene(),
    ]);
    return [
      ...this.ueberQuarantaene(zahlen.quarantaeneSeit),
      ueberDatenbank(zahlen, ende - beginn),
      ...(daten.stand === 'gut' ? [platte] : [daten, platte]),
      ablage,
      ...ueberAusgaenge(zahlen, this.umgebung.DISPO, post),
      ueberImporte(zahlen.importe),
      sicherung,
      ueberUhr(zahlen.jetzt.getTime(), beginn, ende),
      version,
      ueberBetreiber(zahlen.betreiber),
      ueberImpressum(zahlen.ohneImpressum),
      ueberEinrichtung(offene),
      ueberFehler(),
    ];
  }

  private ueberQuarantaene(seit: Date | null): Fund[] {
    if (!seit) return [];
    return [
      {
        bereich: 'quarantaene',
        stand: 'angehalten',
        satz: 'betrieb.quarantaene.seit',
        werte: { am: zeit(seit) },
        tun: 'betrieb.quarantaene.tun',
      },
    ];
  }

  private async ueberSicherung(): Promise<Fund> {
    const { SICHERUNG_FRIST_MS: frist } = this.umgebung;
    if (!frist) return { bereich: 'sicherung', stand: 'gut', satz: 'betrieb.sicherung.fremd' };
    const letzte = await letzteSicherung(this.umgebung);
    const tun = 'betrieb.sicherung.tun';
    const ordner = sicherungsordner(this.umgebung);
    if (!letzte)
      return {
        bereich: 'sicherung',
        stand: 'achtung',
        satz: 'betrieb.sicherung.keine',
        tun,
        werte: { ordner },
      };
    const werte = { am: zeit(letzte.am), mb: Math.ceil(letzte.bytes / mb) };
    const alt = Date.now() - letzte.am.getTime() > frist;
    return alt
      ? { bereich: 'sicherung', stand: 'achtung', satz: 'betrieb.sicherung.alt', werte, tun }
      : { bereich: 'sicherung', stand: 'gut', satz: 'betrieb.sicherung.gut', werte };
  }

  private async ueberVersion({ schema, sitzungen }: Betriebszahlen): Promise<Fund> {
    const eigenes = (await readdir(join(this.umgebung.DB_DIR, 'migrations'))).sort().at(-1) ?? '';
    const werte = { programm: programmversion, schema: nummer(schema), sitzungen, seit: zeit(this.seit) };
    return nummer(schema) > nummer(eigenes)
      ? {
          bereich: 'version',
          stand: 'achtung',
          satz: 'betrieb.version.neuer',
          werte,
          tun: 'betrieb.version.neuerTun',
        }
      : { bereich: 'version', stand: 'gut', satz: 'betrieb.version.gut', werte };
  }
}

function ueberDatenbank({ version, nimmtAn }: Betriebszahlen, ms: number): Fund {
  if (!nimmtAn) return nurLesen;
  return { bereich: 'datenbank', stand: 'gut', satz: 'betrieb.datenbank.gut', werte: { version, ms } };
}

/** The number with which the name of a migration begins. */
const nummer = (name: string) => name.slice(0, 4);

const zeit = (am: Date) =>
  `${tagVon(am, zeitzone()).split('-').reverse().join('.')} ${uhrzeitVon(am, zeitzone())}`;

function ueberBetreiber({ unten, ...werte }: Betriebszahlen['betreiber']): Fund {
  if (!unten) return { bereich: 'betreiber', stand: 'gut', satz: 'betrieb.betreiber.gut', werte };
  return {
    bereich: 'betreiber',
    stand: 'achtung',
    satz: 'betrieb.betreiber.unten',
    werte: { ...werte, unten },
    tun: 'betrieb.betreiber.untenTun',
  };
}

function ueberImpressum(namen: string | null): Fund {
  if (!namen) return { bereich: 'impressum', stand: 'gut', satz: 'betrieb.impressum.gut' };
  return {
    bereich: 'impressum',
    stand: 'achtung',
    satz: 'betrieb.impressum.fehlt',
    werte: { namen },
    tun: 'betrieb.impressum.tun',
  };
}

/** Nothing is wrong where something is still to be set up. */
function ueberEinrichtung(alle: readonly { name: string; anzahl: number }[]): Fund {
  const offene = alle.filter(({ anzahl }) => anzahl > 0);
  if (!offene.length) return { bereich: 'einrichtung', stand: 'gut', satz: 'betrieb.einrichtung.gut' };
  const namen = offene.map(({ name, anzahl }) => `${name} (${anzahl})`).join(', ');
  return { bereich: 'einrichtung', stand: 'gut', satz: 'betrieb.einrichtung.offen', werte: { namen } };
}

function ueberFehler(): Fund {
  const { anzahl, am, satz } = fehlerspur;
  if (!am) return { bereich: 'fehler', stand: 'gut', satz: 'betrieb.fehler.gut' };
  return {
    bereich: 'fehler',
    stand: 'achtung',
    satz: 'betrieb.fehler.welche',
    werte: { anzahl, am: zeit(am), satz },
    tun: 'betrieb.fehler.tun',
  };
}

function befund({ bereich, stand, satz, werte, tun }: Fund, sage: Uebersetzer): Befund {
  return Object.assign(new Befund(), {
    bereich,
    stand,
    name: sage(`betrieb.bereich.${bereich}`),
    satz: sage(satz, werte),
    abhilfe: tun ? sage(tun, werte) : null,
  });
}
