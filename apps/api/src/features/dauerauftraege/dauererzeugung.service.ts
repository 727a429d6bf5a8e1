import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { zustelltag } from '@frachtportal/domain/auftrag/termine';
import { Auftragsvorschlag } from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { mitFeldname } from '@frachtportal/domain/feld/pfad';
import { deutsch, satz } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { VorlageAnwenden } from '../auftragsvorlagen/vorlage-anwenden.service.js';
import { Auftragsvorschlaege } from '../vorschlaege/auftragsvorschlaege.service.js';
import { VorschlagEntscheiden } from '../vorschlaege/vorschlag-entscheiden.service.js';
import type { Dauerzeile } from './dauerauftrag.repository.js';

/** Makes a proposal of a template for a day, and an order of the proposal. */
@Injectable()
export class Dauererzeugung {
  constructor(
    private readonly vorlagen: VorlageAnwenden,
    private readonly vorschlaege: Auftragsvorschlaege,
    private readonly entscheiden: VorschlagEntscheiden,
  ) {}

  /** Answers the id of the proposal. @throws Fachfehler where none can be made */
  async schlageVor({ id, name, vorlageId }: Dauerzeile, tag: string): Promise<number> {
    if (!vorlageId) throw ungueltig([fehler('dauerauftrag.vorlageFehlt')]);
    const { konfiguration } = identitaet();
    const entladedatum = konfiguration.isEntladedatumVorbelegen ? zustelltag(tag, konfiguration) : null;
    const angaben = Object.assign(new Auftrag(), { beladedatum: tag, entladedatum });
    const { auftrag } = await this.vorlagen.anwenden(vorlageId, angaben);
    const vorschlag = Object.assign(new Auftragsvorschlag(), {
      quelle: 'serie',
      herkunft: name,
      referenz: `Dauerauftrag ${id} ${tag}`,
      grund: satz(fehler('dauerauftrag.vorschlagsgrund', undefined, { name })),
      auftrag,
    });
    return (await this.vorschlaege.anlegen(vorschlag, undefined)).id;
  }

  /** What stands against releasing the proposal, if anything does. */
  async hindernis(vorschlagId: number | null): Promise<string | null> {
    if (!vorschlagId) return satz(fehler('dauerauftrag.vorschlagFehlt'));
    const { zustand, meldungen } = await this.vorschlaege.eines(vorschlagId);
    if (zustand === 'verworfen') return satz(fehler('vorschlag.verworfen'));
    return zustand === 'wartet' && meldungen.length ? begruendet(meldungen) : null;
  }

  /** Answers the order. @throws Fachfehler where something stands against it */
  async gibFrei(vorschlagId: number): Promise<{ id: number; nummer: string }> {
    const { json } = await this.entscheiden.gibFrei(vorschlagId);
    const { id, spedeigennr } = JSON.parse(json) as Auftrag;
    return { id, nummer: spedeigennr };
  }
}

/** Messages as one text, each behind the name of its field. */
export function begruendet(meldungen: readonly Meldung[]): string {
  const saetze = meldungen.map((m) => mitFeldname(Auftrag, m.field, satz(m), (name) => deutsch(name)));
  return [...new Set(saetze)].join(' ').slice(0, 500);
}
