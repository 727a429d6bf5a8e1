import type { Drucker } from '@frachtportal/domain/drucker/drucker';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { gefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { DruckerRepository } from './drucker.repository.js';
import { istZiel } from './versand/ziel.js';

/** The label printers of the own main client. */
@Injectable()
export class Druckerpflege {
  constructor(
    private readonly drucker: DruckerRepository,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  alle(): Promise<Drucker[]> {
    return this.drucker.alle(identitaet().hauptmandantId);
  }

  async legeAn(neu: Drucker): Promise<Drucker> {
    this.pruefe(neu);
    const angelegt = await this.drucker.legeAn(identitaet().hauptmandantId, neu);
    if (!angelegt) throw nameVergeben();
    return angelegt;
  }

  async aendere(id: number, geaendert: Drucker): Promise<Drucker> {
    this.pruefe(geaendert);
    const { hauptmandantId } = identitaet();
    if (await this.drucker.istVergeben(hauptmandantId, geaendert.name, id)) throw nameVergeben();
    return gefunden(await this.drucker.aendere(hauptmandantId, id, geaendert));
  }

  /** @throws Fachfehler 404 where it is none of one's own */
  async nachId(id: number): Promise<Drucker> {
    return gefunden((await this.alle()).find((d) => d.id === id));
  }

  private pruefe({ host }: Drucker): void {
    if (!istZiel(host, this.umgebung.DRUCKER_ERLAUBT)) throw ungueltig([fehler('drucker.host', 'host')]);
  }
}

const nameVergeben = () => ungueltig([fehler('drucker.nameVergeben', 'name')]);
