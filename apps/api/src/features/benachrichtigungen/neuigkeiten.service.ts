import { phaseVon } from '@frachtportal/domain/auftrag/liste/phase';
import type { Ereignis, Ereignisart } from '@frachtportal/domain/ereignis/ereignis';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { Feedstand } from '../../platform/feed/feedstand.read-model.js';
import { ende, type Feedstelle, hinter } from '../../platform/feed/feedstelle.js';
import type { Identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { EreignisfeedReadModel } from '../ereignisse/feed/ereignisfeed.read-model.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import type { Faellige } from './benachrichtigungen.repository.js';

const jeSeite = 500;
/** More than that comes with the next mail. */
const hoechstens = 5000;

interface Ausschnitt {
  mandanten: readonly number[];
  ab: Feedstelle;
  bis: string;
  arten: readonly Ereignisart[];
}

/** What a rule has not told yet, and how far it has read then. */
interface Ungesagtes {
  ereignisse: Ereignis[];
  epoche: string;
  stelle: Feedstelle;
}

/** Events as rules ask for them. */
@Injectable()
export class Neuigkeiten {
  constructor(
    private readonly feed: EreignisfeedReadModel,
    private readonly stand: Feedstand,
    private readonly stammdaten: Stammdaten,
  ) {}

  /** @param wer in whose name; without anybody there is nothing to tell */
  async zu(regel: Faellige, wer: Identitaet | undefined): Promise<Ungesagtes> {
    const { epoche, bis, ereignisseAb } = await this.stand.lies();
    // A database that was put back counts anew.
    if (!wer || regel.epoche !== epoche) return { ereignisse: [], epoche, stelle: ende(bis) };
    const vergangen = BigInt(regel.aenderung) < BigInt(ereignisseAb);
    const ab = vergangen ? hinter(ereignisseAb) : { aenderung: regel.aenderung, id: regel.ereignisId };
    const sichtbar = (id: number) => !regel.benutzerId || wer.sichtbareMandanten.includes(id);
    const mandanten = regel.mandanten.filter(sichtbar);
    const { ereignisse, stelle } = await this.lies({ mandanten, ab, bis, arten: regel.arten });
    const anzeige = await this.anzeigen(mandanten);
    const passt = ({ art, daten: { statusId } }: Ereignis) => {
      if (art !== 'auftrag.status') return true;
      const phase = phaseVon(statusId ?? 0, anzeige(statusId).anzeige);
      if (regel.an === 'empfaenger' && phase === 'erfasst') return false;
      return regel.phasen?.includes(phase) ?? true;
    };
    return { ereignisse: ereignisse.filter(passt), epoche, stelle };
  }

  /** The words for statuses, as users see them. */
  async statusworte(mandanten: number[], sage: Uebersetzer): Promise<(statusId: number | null) => string> {
    const anzeige = await this.anzeigen(mandanten);
    return (statusId) => {
      const { status, anzeige: gezeigter } = anzeige(statusId);
      const wort = gezeigter?.kurzBezeichnung ?? status?.kurzBezeichnung ?? '';
      return sage(wort);
    };
  }

  private async anzeigen(mandanten: number[]) {
    const zu = await this.stammdaten.nachschlag(['sendungsstatus', 'anzeigestatus'], mandanten);
    return (statusId: number | null) => {
      const status = statusId ? zu('sendungsstatus', statusId) : undefined;
      return { status, anzeige: zu('anzeigestatus', status?.sdst_id_anzeige ?? 0) };
    };
  }

  /** Everything behind a place, in the order in which it was committed, and how far that reaches. */
  private async lies({ mandanten, ab, bis, arten }: Ausschnitt) {
    const ereignisse: Ereignis[] = [];
    for (let stelle = ab; ; ) {
      const seite = await this.feed.seite({ mandanten, ab: stelle, bis, arten, hoechstens: jeSeite });
      ereignisse.push(...seite.map(({ ereignis }) => ereignis));
      const letzte = seite.at(-1);
      if (!letzte || seite.length < jeSeite) return { ereignisse, stelle: ende(bis) };
      stelle = letzte;
      if (ereignisse.length >= hoechstens) return { ereignisse, stelle };
    }
  }
}
