import { felder } from '@frachtportal/domain/feld/feld';
import { Auftritt } from '@frachtportal/domain/mandant/auftritt';
import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import { Datenbank } from '../../platform/database/datenbank.js';
import { AuftrittEntity } from './auftritt.entity.js';

export interface GelesenerAuftritt {
  wert: Auftritt;
  /** 0 where nothing has been stored yet. */
  version: number;
}

type Auftrittsfeld = Exclude<keyof Auftritt, 'mandantId'>;
const gehoertDazu = (name: string): name is Auftrittsfeld => name !== 'mandantId';

/** Everything of it that is kept. */
export const auftrittsfelder = [...felder(Auftritt).keys()].filter(gehoertDazu);
const leer = Object.fromEntries(auftrittsfelder.map((name) => [name, null]));

/** Stores how main clients show themselves. */
@Injectable()
export class AuftrittRepository {
  constructor(private readonly db: Datenbank) {}

  private get alle() {
    return this.db.unsafeAlle(AuftrittEntity);
  }

  async lies(mandantId: number): Promise<GelesenerAuftritt> {
    const { version = 0, logoKennung: _, ...rest } = (await this.alle.findOneBy({ mandantId })) ?? {};
    return { wert: Object.assign(new Auftritt(), leer, rest, { mandantId }), version };
  }

  /** Like `lies`; until the transaction ends nobody else changes it. */
  async gesperrt(mandantId: number): Promise<GelesenerAuftritt> {
    await this.db.sperre('auftritt');
    return this.lies(mandantId);
  }

  istHostVergeben(host: string, ausser: number): Promise<boolean> {
    return this.alle.existsBy({ host, mandantId: Not(ausser) });
  }

  async setze(auftritt: Auftritt, logoKennung: string | null, version: number): Promise<void> {
    await this.alle.upsert({ ...auftritt, logoKennung, version }, ['mandantId']);
  }
}
