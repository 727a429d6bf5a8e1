import type { Auftragssuche, Listenmerkmal } from '@frachtportal/domain/auftrag/auftragssuche';
import { type Phase, phasen, phaseVon } from '@frachtportal/domain/auftrag/liste/phase';
import type { Sendungsstatus } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { Aenderungen } from '../../../platform/database/aenderungen.js';
import { Gedaechtnis } from '../../../platform/database/gedaechtnis.js';
import { heute, zeitzone } from '../../../platform/http/uhr.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { stammdatenlisten } from '../../stammdaten/stammdaten.entity.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';
import type { Bedingung } from './suchbedingung.js';

/** The ids of the statuses of each phase. */
export type Phasenstati = Readonly<Record<Phase, readonly number[]>>;

const merkmale: Record<Listenmerkmal, (stati: Phasenstati) => Bedingung[]> = {
  adr: () => [{ art: 'adr', wert: true }],
  preisanfrage: () => [{ art: 'preisanfrage', wert: 1 }],
  podFehlt: ({ zugestellt }) => [
    { art: 'status', wert: zugestellt },
    { art: 'belegt', wert: false },
  ],
  verspaetet: ({ zugestellt }) => [
    { art: 'faelligVor', wert: heute() },
    { art: 'keinStatus', wert: zugestellt },
  ],
  uebertragungFehlt: () => [{ art: 'uebertragung', wert: 'fehler' }],
  klaerfall: () => [{ art: 'klaerfall', wert: identitaet().hauptmandant }],
  heute: () => [{ art: 'statusSeit', wert: [heute(), zeitzone()] }],
  puenktlich: ({ zugestellt }) => [
    { art: 'status', wert: zugestellt },
    { art: 'puenktlich', wert: zeitzone() },
  ],
  zuSpaet: ({ zugestellt }) => [
    { art: 'status', wert: zugestellt },
    { art: 'zuSpaet', wert: zeitzone() },
  ],
};

/** Turns what is chosen above the list into what is asked of orders. */
@Injectable()
export class Listenfilter {
  private readonly gemerkt: Gedaechtnis<Phasenstati>;

  constructor(
    private readonly stammdaten: Stammdaten,
    aenderungen: Aenderungen,
  ) {
    const tabellen = [stammdatenlisten.sendungsstatus.tabelle, stammdatenlisten.anzeigestatus.tabelle];
    this.gemerkt = new Gedaechtnis(aenderungen, tabellen, 1);
  }

  async bedingungen(frage: Auftragssuche): Promise<Bedingung[]> {
    const { phase, nur } = frage;
    const feste = festeBedingungen(frage);
    if (!phase?.length && !nur?.length) return feste;
    const stati = await this.stati();
    return [
      ...(phase?.length ? [inPhasen(phase, stati)] : []),
      ...[...new Set(nur)].flatMap((m) => merkmale[m](stati)),
      ...feste,
    ];
  }

  /** Which statuses are in which phase, all of them. */
  stati(): Promise<Phasenstati> {
    return this.gemerkt.hole('alle', async () => {
      const [stati, anzeigen] = await Promise.all([
        this.stammdaten.liste('sendungsstatus', [], deutsch),
        this.stammdaten.liste('anzeigestatus', [], deutsch),
      ]);
      const phaseZu = (s: Sendungsstatus) =>
        phaseVon(
          s.id,
          anzeigen.find((a) => a.id === s.sdst_id_anzeige),
        );
      const stehende = (phase: Phase) => stati.filter((s) => phaseZu(s) === phase).map((s) => s.id);
      return Object.fromEntries(phasen.map((p) => [p, stehende(p)])) as Record<Phase, number[]>;
    });
  }
}

/** What is asked whatever the statuses are. */
function festeBedingungen({ verkehrsart, abholstunde, relation }: Auftragssuche): Bedingung[] {
  return [
    ...(verkehrsart ? [{ art: 'verkehrsart', wert: verkehrsart } as const] : []),
    ...(abholstunde ? [{ art: 'abholstunde', wert: abholstunde } as const] : []),
    ...(relation ? [{ art: 'relation', wert: relation } as const] : []),
  ];
}

function inPhasen(gewaehlt: readonly Phase[], stati: Phasenstati): Bedingung {
  const art = gewaehlt.includes('zugestellt') ? 'status' : 'statusUnterwegs';
  return { art, wert: [...new Set(gewaehlt)].flatMap((p) => stati[p]) };
}
