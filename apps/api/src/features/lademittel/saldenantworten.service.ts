import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Saldenantwort, Saldenblatt } from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { Injectable } from '@nestjs/common';
import { Fachfehler, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { Bremse } from '../authentication/bremse.service.js';
import { SaldenbestaetigungRepository } from './saldenbestaetigung.repository.js';
import { saldenschluessel } from './saldenbestaetigungen.service.js';

/**
 * What partners do behind their link. One that was never there, is too old or was taken back looks the same, and whoever
 * tries has to wait.
 */
@Injectable()
export class Saldenantworten {
  constructor(
    private readonly ablage: SaldenbestaetigungRepository,
    private readonly bremse: Bremse,
  ) {}

  /** @throws Fachfehler 404 where the link does not hold, 429 after several of those */
  async lies(token: string, adresse: string): Promise<Saldenblatt> {
    const bremsen = [`saldenbestaetigung:${adresse}` as const];
    await this.bremse.zaehle(bremsen);
    const blatt = await this.ablage.unsafeBlatt(saldenschluessel(token));
    if (!blatt) throw new Fachfehler(404, [fehler('lademittel.saldenlink')]);
    await this.bremse.gelungen(bremsen);
    return blatt;
  }

  /** @throws Fachfehler 409 where it was answered before */
  async beantworte(token: string, antwort: Saldenantwort, adresse: string): Promise<Saldenblatt> {
    const vorher = await this.lies(token, adresse);
    const name = antwort.name.trim();
    if (!name) throw ungueltig([fehler('feld.pflicht', 'name')]);
    const bemerkung = antwort.bemerkung?.trim() || null;
    const saldo = eigenerSaldo(antwort);
    if (saldo === vorher.saldo) throw ungueltig([fehler('lademittel.gleicherSaldo', 'anzahl')]);
    const schluessel = saldenschluessel(token);
    if (!(await this.ablage.unsafeBeantworte(schluessel, { saldo, name, bemerkung })))
      throw konflikt('lademittel.schonBeantwortet');
    return this.lies(token, adresse);
  }
}

/** By the partner's books, signed as ours; none where it is as we say. */
function eigenerSaldo({ stimmt, anzahl, schuldner }: Saldenantwort): number | null {
  if (stimmt) return null;
  if (anzahl === null || anzahl === undefined) throw ungueltig([fehler('feld.pflicht', 'anzahl')]);
  if (!anzahl) return 0;
  if (!schuldner) throw ungueltig([fehler('feld.pflicht', 'schuldner')]);
  return schuldner === 'partner' ? anzahl : -anzahl;
}
