import {
  type Codeliste,
  codelisten,
  type Handelscodes,
} from '@frachtportal/domain/auftragseingang/handelscodes';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { Injectable } from '@nestjs/common';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { Gefahrgutsuche } from '../gefahrgut/gefahrgutsuche.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { Bekannte, type Partnercodes } from './bekannte.read-model.js';

type Name = 'langBezeichnung' | 'fremdnummer' | 'rec21' | 'bezkurz' | 'bezeichnungKurz' | 'kurzBezeichnung';
type Eintrag = { id: number } & { readonly [N in Name]?: string | number | null };

/** The trade codes of a client: what files call packagings, terms and dangerous goods. */
@Injectable()
export class Codes {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly gefahrgutsuche: Gefahrgutsuche,
    private readonly bekannte: Bekannte,
  ) {}

  /** @param partner whose own codes come before ours */
  async fuer(mandantId: number, partner: string | null): Promise<Handelscodes['listen']> {
    const mandanten = [mandantId, identitaet().hauptmandantId];
    const fremde = partner === null ? (new Map() as Partnercodes) : await this.bekannte.partnercodes(partner);
    const listen: [Codeliste, ReadonlyMap<string, number>][] = [];
    for (const name of codelisten) {
      const eigene = nachCode(await this.stammdaten.liste(name, mandanten));
      listen.push([name, new Map([...eigene, ...(fremde.get(name) ?? [])])]);
    }
    return Object.fromEntries(listen) as Handelscodes['listen'];
  }

  /** Rows of the dangerous-goods table by UN number, on the day of the pickup. */
  async gefahrgut(unnummern: readonly string[], tag: string): Promise<Handelscodes['gefahrgut']> {
    const gefunden = new Map<string, Gefahrgutklasse[]>();
    for (const unnr of new Set(unnummern.filter((u) => /^\d{4}$/.test(u))))
      gefunden.set(
        unnr,
        await this.gefahrgutsuche.vorschlaege({ unnr, tag, bezeichnung: null, version: null }),
      );
    return (unnr) => gefunden.get(unnr) ?? [];
  }
}

/**
 * By code, else by the other names of an entry and its number here. An entry of the client's own list comes later and
 * wins over one of the same code for all.
 */
function nachCode(eintraege: readonly Eintrag[]): ReadonlyMap<string, number> {
  const namen: ((e: Eintrag) => string | number | null | undefined)[] = [
    (e) => e.id,
    (e) => e.langBezeichnung,
    (e) => e.fremdnummer,
    (e) => e.rec21,
    (e) => e.bezkurz,
    (e) => e.bezeichnungKurz,
    (e) => e.kurzBezeichnung,
  ];
  return new Map(
    namen.flatMap((name) =>
      eintraege.flatMap((e) => {
        const wert = String(name(e) ?? '').trim();
        return wert ? [[wert.toUpperCase(), e.id] as const] : [];
      }),
    ),
  );
}
