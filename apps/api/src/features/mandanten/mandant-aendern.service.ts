import { pruefeAdresse } from '@frachtportal/domain/adresse/adresse.rules';
import { widersprichtLand } from '@frachtportal/domain/adresse/landesname';
import { landVon } from '@frachtportal/domain/auftrag/postleitzahlen';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { eigenerSchluss } from '@frachtportal/domain/kalender/annahmeschluss';
import type { Mandant, Mandantadresse, NeuerMandant } from '@frachtportal/domain/mandant/mandant';
import { pruefeAbstufung, stellung } from '@frachtportal/domain/mandant/mandant.rules';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Idempotenz } from '../../platform/database/idempotenz.js';
import { Fachfehler, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Stammdaten } from '../stammdaten/stammdaten.read-model.js';
import { type GesperrterMandant, MandantSchreiben } from './mandant-schreiben.repository.js';

/** Changes clients: name, address, and where they stand in the hierarchy. */
@Injectable()
export class MandantAendern {
  constructor(
    private readonly db: Datenbank,
    private readonly schreiben: MandantSchreiben,
    private readonly stammdaten: Stammdaten,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly idempotenz: Idempotenz,
  ) {}

  /** Creates a client, once however often it is asked for under one key. */
  legeAn(neu: NeuerMandant, schluessel: string | undefined): Promise<number> {
    return this.idempotenz.einmal('mandant', schluessel, neu, async () => {
      const adresse = neu.adresse && (await this.geprueft(neu.adresse));
      const name = pflichtname(neu.name);
      return this.db.transaktion(async () => {
        await this.verlangeFreienNamen(name, null);
        const id = await this.schreiben.anlegen(name);
        const { ziel } = await this.gesperrt(id, neu.istHauptmandant ? id : (neu.hauptmandantId ?? null));
        verlangeEigenen(ziel);
        await this.stelleUm({ id, version: 1, name, hauptmandantId: null }, ziel);
        // Nobody sees it before the transaction ends.
        if (adresse) await this.db.ohneZeilenschutz(() => this.schreiben.setzeAdresse(id, adresse));
        await this.setzeAnnahme(id, neu);
        await this.protokoll.schreibe('mandant.angelegt', {
          gegenstand: name,
          einzelheiten: { id, hauptmandantId: ziel },
        });
        return id;
      });
    });
  }

  /** @param version the one the client has read, or null to overwrite whatever is there */
  async aendere(id: number, roh: Mandant, version: number | null): Promise<void> {
    const adresse = roh.adresse && (await this.geprueft(roh.adresse));
    const name = pflichtname(roh.name);
    verlangeGesehene([id]);
    await this.db.transaktion(async () => {
      const { mandant, ziel } = await this.gesperrt(id, roh.hauptmandantId);
      if (ziel !== mandant.hauptmandantId) verlangeEigenen(ziel);
      if (version !== null && version !== mandant.version) throw konflikt();
      if (name !== mandant.name) await this.verlangeFreienNamen(name, id);
      await this.stelleUm(mandant, ziel);
      await this.schreiben.benenne(id, name);
      if (adresse) await this.schreiben.setzeAdresse(id, adresse);
      await this.setzeAnnahme(id, roh);
      await this.protokoll.schreibe('mandant.geaendert', {
        gegenstand: name,
        einzelheiten: {
          id,
          vorher: { name: mandant.name, hauptmandantId: mandant.hauptmandantId },
          hauptmandantId: ziel,
          annahmeschluss: roh.annahmeschluss,
        },
      });
    });
  }

  /** Makes main clients free ones: all that are named, or, when one of them cannot, none. */
  async stufeAb(ids: number[]): Promise<void> {
    verlangeGesehene(ids);
    await this.db.transaktion(async () => {
      const gesperrte = await this.schreiben.unsafeSperre(ids);
      if (gesperrte.length !== ids.length) throw nichtGefunden();
      if (gesperrte.some((m) => m.hauptmandantId !== m.id)) throw konflikt('mandant.keinHauptmandant');
      for (const mandant of gesperrte) {
        await this.stelleUm(mandant, null);
        await this.protokoll.schreibe('mandant.abgestuft', { gegenstand: mandant.name });
      }
    });
  }

  /** A body that does not name the field leaves it as it is. */
  private async setzeAnnahme(id: number, { annahmeschluss }: Pick<Mandant, 'annahmeschluss'>) {
    if (annahmeschluss === undefined) return;
    await this.schreiben.setzeAnnahmeschluss(id, annahmeschluss && eigenerSchluss(annahmeschluss));
  }

  private async verlangeFreienNamen(name: string, ausser: number | null): Promise<void> {
    if (!(await this.schreiben.unsafeIstNameVergeben(name, ausser))) return;
    throw new Fachfehler(409, [fehler('mandant.nameVergeben', 'name', { name })]);
  }

  private async gesperrt(id: number, wunsch: number | null | undefined) {
    const ids = wunsch && wunsch !== id ? [id, wunsch] : [id];
    const gesperrte = await this.schreiben.unsafeSperre(ids);
    const mandant = gesperrte.find((m) => m.id === id);
    if (!mandant || gesperrte.length !== ids.length) throw nichtGefunden();
    const ziel = wunsch === undefined ? mandant.hauptmandantId : wunsch;
    const neuer = gesperrte.find((m) => m.id === wunsch);
    if (neuer && neuer.id !== id && neuer.hauptmandantId !== neuer.id)
      throw ungueltig([fehler('mandant.keinHauptmandant', 'hauptmandantId')]);
    return { mandant, ziel };
  }

  private async stelleUm(mandant: GesperrterMandant, ziel: number | null): Promise<void> {
    if (ziel === mandant.hauptmandantId) return;
    if (mandant.hauptmandantId === mandant.id) {
      const eigener = identitaet().hauptmandantId === mandant.id;
      const untermandanten = await this.schreiben.unsafeZaehleUntermandanten(mandant.id);
      const warnungen = pruefeAbstufung({ untermandanten, eigener });
      if (warnungen.length) throw new Fachfehler(409, warnungen);
    }
    if (stellung(mandant.id, ziel) === 'haupt') await this.schreiben.befoerdere(mandant.id);
    else await this.schreiben.ordneZu(mandant.id, ziel);
  }

  private async geprueft(roh: Mandantadresse): Promise<Mandantadresse> {
    const alle = await this.stammdaten.alle('land');
    const land = landVon(roh, alle) ?? null;
    const unbekannt =
      (roh.land || roh.lkz?.trim()) && !land ? [fehler('feld.verweis', roh.land ? 'land' : 'lkz')] : [];
    const zweierlei = widersprichtLand(roh, alle) ? [fehler('feld.zweitname', 'lkz')] : [];
    const meldungen = [...unbekannt, ...zweierlei, ...pruefeAdresse(roh, land)].map(unterAdresse);
    if (meldungen.length) throw ungueltig(meldungen);
    return { ...roh, land: land && { id: land.id } };
  }
}

/** A client somebody does not manage does not exist for them. */
function verlangeGesehene(ids: number[]): void {
  const sicht = unsafeVerwaltungssicht();
  if (sicht && ids.some((id) => !sicht.includes(id))) throw nichtGefunden();
}

/** An administrator of a main client puts clients below that one only. */
function verlangeEigenen(ziel: number | null): void {
  if (unsafeVerwaltungssicht() && ziel !== identitaet().hauptmandantId)
    throw new Fachfehler(403, [fehler('mandant.nurEigene', 'hauptmandantId')]);
}

const unterAdresse = (m: Meldung): Meldung => ({ ...m, field: `adresse.${m.field}` });

function pflichtname(roh: string | null | undefined): string {
  const name = roh?.trim();
  if (!name) throw ungueltig([fehler('feld.pflicht', 'name')]);
  return name;
}
