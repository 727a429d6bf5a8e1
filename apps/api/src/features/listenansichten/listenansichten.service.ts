import { hoechstensAnsichten, type Listenansicht } from '@frachtportal/domain/auftrag/liste/listenansicht';
import { hatRecht } from '@frachtportal/domain/benutzer/rechte';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { keinRecht, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { type Betrachter, ListenansichtenRepository } from './listenansichten.repository.js';

/** Views of the order list; who shares one needs the right to. */
@Injectable()
export class Listenansichten {
  constructor(private readonly ablage: ListenansichtenRepository) {}

  alle() {
    return this.ablage.alle(betrachter());
  }

  async legeAn(neu: Listenansicht) {
    const wer = betrachter();
    verlangeRecht(wer, neu);
    const angelegt = await this.ablage.legeAn(wer, neu);
    if (angelegt) return angelegt;
    if (await this.ablage.istVergeben(wer, neu.name, 0)) throw nameVergeben();
    throw ungueltig([fehler('ansicht.zuViele', undefined, { max: hoechstensAnsichten })]);
  }

  /** @throws Fachfehler 409 where it is another one than that of this version */
  async aendere(id: number, geaendert: Listenansicht, version: number | null) {
    const wer = betrachter();
    const vorher = await this.sichtbare(wer, id);
    if (!vorher.eigene && !wer.teilt) throw keinRecht();
    verlangeRecht(wer, geaendert);
    if (await this.ablage.istVergeben(wer, geaendert.name, id)) throw nameVergeben();
    const danach = await this.ablage.aendere(wer, id, geaendert, version);
    if (!danach) throw konflikt();
    return danach;
  }

  async loesche(id: number): Promise<void> {
    const wer = betrachter();
    const { eigene } = await this.sichtbare(wer, id);
    if (!eigene && !wer.teilt) throw keinRecht();
    if (!(await this.ablage.loesche(wer, id))) throw nichtGefunden();
  }

  private async sichtbare(wer: Betrachter, id: number) {
    const eine = (await this.ablage.alle(wer)).find((a) => a.id === id);
    if (!eine) throw nichtGefunden();
    return eine;
  }
}

function betrachter(): Betrachter {
  const ich = identitaet();
  const { benutzerId, mandantId, konfiguration } = ich;
  return { benutzerId, mandantId, teilt: hatRecht('ansicht.teilen', ich, konfiguration) };
}

function verlangeRecht({ teilt }: Betrachter, { geteilt }: Listenansicht): void {
  if (geteilt && !teilt) throw keinRecht();
}

const nameVergeben = () => ungueltig([fehler('ansicht.nameVergeben', 'name')]);
