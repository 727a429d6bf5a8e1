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
import { hoechstensZeilen } from './neuigkeitentext.js';

const jeSeite = 500;

interface Ausschnitt {
  mandanten: readonly number[];
  ab: Feedstelle;
  bis: string;
  arten: readonly Ereignisart[];
}

/** What a rule has not told yet, and how far it has read then. */
interface Ungesagtes {
  /** The first of them, as many as a mail shows. */
  ereignisse: Ereignis[];
  /** All of them, and the orders they are about. */
  kennungen: Set<string>;
  auftraege: Set<number>;
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
    const ungesagtes: Ungesagtes = {
      ereignisse: [],
      kennungen: new Set(),
      auftraege: new Set(),
      epoche,
      stelle: ende(bis),
    };
    // A database that was put back counts anew.
    if (!wer || regel.epoche !== epoche) return ungesagtes;
    const vergangen = BigInt(regel.aenderung) < BigInt(ereignisseAb);
    const ab = vergangen ? hinter(ereignisseAb) : { aenderung: regel.aenderung, id: regel.ereignisId };
    const sichtbar = (id: number) => !regel.benutzerId || wer.sichtbareMandanten.includes(id);
    const mandanten = regel.mandanten.filter(sichtbar);
    const passt = await this.filter(regel, mandanten);
    for await (const ereignis of this.lies({ mandanten, ab, bis, arten: regel.arten })) {
      if (!passt(ereignis)) continue;
      ungesagtes.kennungen.add(ereignis.id);
      if (ereignis.auftragId) ungesagtes.auftraege.add(ereignis.auftragId);
      if (ungesagtes.ereignisse.length < hoechstensZeilen) ungesagtes.ereignisse.push(ereignis);
    }
    return ungesagtes;
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

  /** Of changes of status only those that the rule tells of; recipients hear of none before it is on its way. */
  private async filter({ an, phasen }: Faellige, mandanten: number[]): Promise<(e: Ereignis) => boolean> {
    const anzeige = await this.anzeigen(mandanten);
    return ({ art, daten: { statusId } }) => {
      if (art !== 'auftrag.status') return true;
      const phase = phaseVon(statusId ?? 0, anzeige(statusId).anzeige);
      if (an === 'empfaenger' && phase === 'erfasst') return false;
      return phasen?.includes(phase) ?? true;
    };
  }

  /** Everything behind a place, in the order in which it was committed. */
  private async *lies({ mandanten, ab, bis, arten }: Ausschnitt): AsyncGenerator<Ereignis> {
    for (let stelle: Feedstelle | undefined = ab; stelle; ) {
      const seite: (Feedstelle & { ereignis: Ereignis })[] = await this.feed.seite({
        mandanten,
        ab: stelle,
        bis,
        arten,
        hoechstens: jeSeite,
      });
      for (const { ereignis } of seite) yield ereignis;
      stelle = seite.length < jeSeite ? undefined : seite.at(-1);
    }
  }
}
