import { deutsch } from '@frachtportal/texte/server';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Aenderungen } from '../database/aenderungen.js';
import { Schluessel } from './schluessel.js';

const klasse = 72_303;

/** Processes of one database must sign with one secret: else whoever logs in at one is nobody at the other. */
@Injectable()
export class GemeinsamesGeheimnis implements OnApplicationBootstrap {
  private readonly log = new Logger('Geheimnis');

  constructor(
    private readonly aenderungen: Aenderungen,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
    { merkmal }: Schluessel,
  ) {
    aenderungen.trage(klasse, merkmal);
  }

  /** @throws in a cluster; elsewhere it may be the one before, that is just ending */
  async onApplicationBootstrap(): Promise<void> {
    if (!(await this.aenderungen.andereMerkmale(klasse))) return;
    const satz = `${deutsch('betrieb.geheimnis.verschieden')} ${deutsch('betrieb.geheimnis.verschiedenTun')}`;
    if (this.umgebung.CLUSTER) throw new Error(satz);
    this.log.error(satz);
  }
}
