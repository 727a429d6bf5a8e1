import type { Drucker } from '@frachtportal/domain/drucker/drucker';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gefunden, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { istZiel } from '../../platform/netz/ziel.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { DruckerRepository } from './drucker.repository.js';

/** The label printers of the own main client. */
@Injectable()
export class Druckerpflege {
  constructor(
    private readonly db: Datenbank,
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

  /** @throws Fachfehler 409 where the printer is another one than that of this version */
  async aendere(id: number, geaendert: Drucker, version: number | null): Promise<Drucker> {
    this.pruefe(geaendert);
    const { hauptmandantId } = identitaet();
    if (await this.drucker.istVergeben(hauptmandantId, geaendert.name, id)) throw nameVergeben();
    const danach = await this.drucker.aendere(hauptmandantId, id, geaendert, version);
    if (danach) return danach;
    await this.nachId(id);
    throw konflikt();
  }

  /** @throws Fachfehler 409 while labels wait for it, or where it is another one than that of this version */
  async loesche(id: number, version: number | null): Promise<void> {
    const { hauptmandantId } = identitaet();
    await this.db.transaktion(async () => {
      const stand = gefunden(await this.drucker.sperre(hauptmandantId, id));
      if (version !== null && version !== stand) throw konflikt();
      if (await this.drucker.wirdErwartet(id)) throw konflikt('drucker.erwartet');
      await this.drucker.loesche(hauptmandantId, id);
    });
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
