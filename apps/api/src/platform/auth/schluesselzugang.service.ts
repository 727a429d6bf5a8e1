import { createHash } from 'node:crypto';
import { schluesselanfang } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import { Injectable, UnauthorizedException } from '@nestjs/common';
import { Aenderungen } from '../database/aenderungen.js';
import { Gedaechtnis } from '../database/gedaechtnis.js';
import { Drossel } from '../http/schutz/drossel.repository.js';
import { netzeAus } from '../netz/netzliste.js';
import { istFreigegeben } from '../netz/ziel.js';
import type { Identitaet } from '../tenancy/anfrage-kontext.js';
import { IdentitaetReadModel, identitaetstabellen, type Schluesselinhaber } from './identitaet.read-model.js';
import { Schluesselnutzung } from './schluesselnutzung.repository.js';

const hoechstensGemerkt = 1000;
const nutzungAlleMs = 60_000;
const minute = 60;

/** What of a key is kept: it opens nothing. */
export const schluesselhash = (schluessel: string) => createHash('sha256').update(schluessel).digest();

/** The key that a request shows: as bearer token, or where no token comes in a header of its own. */
export function schluesselAus(koepfe: {
  authorization?: string;
  'x-api-key'?: string | string[];
}): string | undefined {
  if (koepfe.authorization === undefined) return [koepfe['x-api-key']].flat()[0];
  const [art, wert = ''] = koepfe.authorization.split(' ');
  return art?.toLowerCase() === 'bearer' && wert.startsWith(schluesselanfang) ? wert : undefined;
}

/** Lets programs in that show a key. */
@Injectable()
export class Schluesselzugang {
  private readonly gemerkt: Gedaechtnis<Schluesselinhaber>;
  private readonly genutzt = new Map<number, { am: number; von: string }>();

  constructor(
    private readonly identitaeten: IdentitaetReadModel,
    private readonly drossel: Drossel,
    private readonly nutzung: Schluesselnutzung,
    aenderungen: Aenderungen,
  ) {
    this.gemerkt = new Gedaechtnis(
      aenderungen,
      ['zugangsschluessel', ...identitaetstabellen],
      hoechstensGemerkt,
    );
  }

  /** @throws UnauthorizedException for a key that opens nothing here and now, Fachfehler 429 for one used too often */
  async lasseEin(schluessel: string, ip: string): Promise<Identitaet> {
    const hash = schluesselhash(schluessel);
    const inhaber = await this.gemerkt.hole(hash.toString('base64'), () =>
      this.identitaeten.unsafeZuSchluessel(hash),
    );
    if (!inhaber || inhaber.laeuftAb <= this.identitaeten.jetzt()) throw new UnauthorizedException();
    if (inhaber.netze && !istFreigegeben(ip, netzeAus(inhaber.netze) ?? []))
      throw new UnauthorizedException();
    const { id } = inhaber.identitaet.schluessel;
    await this.drossel.zaehle(`schluessel ${id}`, { hoechstens: inhaber.grenzeJeMinute, sekunden: minute });
    await this.merke(id, ip);
    return inhaber.identitaet;
  }

  /** Once a minute is enough. */
  private async merke(id: number, ip: string): Promise<void> {
    const zuvor = this.genutzt.get(id);
    if (zuvor && zuvor.von === ip && Date.now() - zuvor.am < nutzungAlleMs) return;
    this.genutzt.set(id, { am: Date.now(), von: ip });
    await this.nutzung.unsafeMerke(id, ip);
  }
}
