import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  betrifftMandanten,
  betrifftPerson,
  brauchtBestaetigung,
  type Datenarbeit,
  type Datenwunsch,
  pruefeDatenwunsch,
} from '@frachtportal/domain/datenleben/datenauftrag';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../../platform/database/datenbank.js';
import {
  gefunden,
  keinRecht,
  konflikt,
  nichtGefunden,
  ungueltig,
} from '../../../platform/errors/fachfehler.js';
import { handelnder, identitaet, vielleichtIdentitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { unsafeVerwaltungssicht } from '../../../platform/tenancy/sicht.js';
import { Ablagezugang } from '../../dokumente/ablagezugang.service.js';
import { Aenderungsprotokoll } from '../../protokoll/aenderungsprotokoll.service.js';
import type { Person } from '../../protokoll/personen.service.js';
import { DatenauftraegeRepository } from './datenauftraege.repository.js';
import { VierAugen } from './vier-augen.service.js';
import { ZieleReadModel } from './ziele.read-model.js';

interface Beginn {
  art: Datenarbeit;
  probe: boolean;
  ziel?: number | null;
  gegenstand?: string;
  person?: Person;
  quelle?: string;
  /** A second administrator has to agree. */
  vorlegen?: boolean;
}

/** Work on stocks of data, as administrators ask for it. */
@Injectable()
export class DatenauftraegeService {
  constructor(
    private readonly db: Datenbank,
    private readonly auftraege: DatenauftraegeRepository,
    private readonly ziele: ZieleReadModel,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly ablage: Ablagezugang,
    private readonly vierAugen: VierAugen,
  ) {}

  neueste = () => this.auftraege.neueste(unsafeVerwaltungssicht(), handelnder().benutzerId);

  async einer(id: number) {
    return gefunden(await this.auftraege.einer(id, unsafeVerwaltungssicht(), handelnder().benutzerId));
  }

  /** @throws Fachfehler 400, 403 what is about the whole installation, 404 unknown, 409 where it must not be */
  async beginne(wunsch: Datenwunsch): Promise<number> {
    const meldungen = pruefeDatenwunsch(wunsch);
    if (meldungen.length) throw ungueltig(meldungen);
    const { art } = wunsch;
    const probe = wunsch.probe ?? true;
    if (betrifftMandanten(art)) return this.zumMandanten(wunsch, probe);
    if (betrifftPerson(art)) return this.zurPerson(wunsch, probe);
    if (unsafeVerwaltungssicht()) throw keinRecht();
    return this.lege({ art, probe });
  }

  /** An archive that lies at `pfad`. */
  async spieleEin(pfad: string, name: string, probe: boolean): Promise<number> {
    const quelle = `datenauftrag/quelle-${randomUUID()}`;
    await this.auftraege.merkeVor(quelle);
    await this.ablage.lege(quelle, pfad, 'application/gzip');
    return this.db.transaktion(async () => {
      await this.auftraege.behalte(quelle);
      return this.lege({ art: 'einspielen', probe, gegenstand: name.slice(0, 200), quelle });
    });
  }

  /** What nobody asks for. */
  async beginneSelbst(art: Datenarbeit): Promise<void> {
    await this.lege({ art, probe: false });
  }

  async brichAb(id: number): Promise<void> {
    await this.einer(id);
    if (!(await this.auftraege.brichAb(id))) throw konflikt('datenleben.vorbei');
    await this.protokoll.schreibe('datenleben.abgebrochen', { einzelheiten: { id } });
  }

  /** @throws Fachfehler 404, 409 one's own, or what does not wait for it */
  async gibFrei(id: number): Promise<void> {
    const { zustand, freigebbar } = await this.einer(id);
    if (zustand === 'vorgelegt' && !freigebbar) throw konflikt('freigabe.nichtSelbst');
    await this.db.transaktion(async () => {
      if (!(await this.auftraege.gibFrei(id, handelnder().benutzerId))) throw konflikt('datenleben.vorbei');
      await this.protokoll.schreibe('datenleben.freigegeben', { einzelheiten: { id } });
    });
  }

  async datei(id: number): Promise<{ name: string; strom: Readable; bytes: number }> {
    const auftrag = await this.einer(id);
    const strom = auftrag.datei && (await this.ablage.hole(auftrag.datei));
    if (!strom) throw nichtGefunden();
    await this.protokoll.schreibe('datenleben.abgeholt', {
      gegenstand: auftrag.dateiname ?? '',
      einzelheiten: { id },
    });
    return { name: auftrag.dateiname ?? '', strom, bytes: auftrag.bytes ?? 0 };
  }

  verfalle = () => this.auftraege.verfalle();

  private async zumMandanten(wunsch: Datenwunsch, probe: boolean): Promise<number> {
    const { art } = wunsch;
    const mandant = gefunden(await this.ziele.mandant(wunsch.mandantId ?? 0, unsafeVerwaltungssicht()));
    const { mandantId, hauptmandantId } = identitaet();
    if (art !== 'export' && [mandantId, hauptmandantId].includes(mandant.id))
      throw konflikt('datenleben.eigener');
    if (art === 'loeschen' && !probe && !(await this.auftraege.istArchiviert(mandant.id)))
      throw konflikt('datenleben.erstArchivieren');
    pruefeBestaetigung(wunsch, mandant.name);
    const { id: ziel, name: gegenstand } = mandant;
    const vorlegen = await this.vierAugen.verlangt(wunsch, mandant.hauptmandantId);
    return this.db.transaktion(async () => {
      const id = await this.lege({ art, probe, ziel, gegenstand, vorlegen });
      if (vorlegen) await this.vierAugen.melde(gegenstand, mandant.hauptmandantId);
      return id;
    });
  }

  private async zurPerson(wunsch: Datenwunsch, probe: boolean): Promise<number> {
    const { art } = wunsch;
    const benutzer = gefunden(await this.ziele.benutzer(wunsch.benutzerId ?? 0, unsafeVerwaltungssicht()));
    const { benutzerId, gewechseltVon } = identitaet();
    if (art === 'tilgen' && [benutzerId, gewechseltVon?.benutzerId].includes(benutzer.id))
      throw konflikt('datenleben.selbst');
    pruefeBestaetigung(wunsch, benutzer.name);
    const person = { benutzerId: benutzer.id, name: benutzer.name };
    return this.lege({ art, probe, ziel: benutzer.id, person });
  }

  private lege({
    art,
    probe,
    ziel = null,
    gegenstand = '',
    person,
    quelle,
    vorlegen,
  }: Beginn): Promise<number> {
    const wer = vielleichtIdentitaet();
    return this.db.transaktion(async () => {
      await this.db.sperre(`datenauftrag ${art}`);
      if (await this.auftraege.offen(art, ziel)) throw konflikt('datenleben.schonDabei');
      const benutzerId = wer?.benutzerId ?? null;
      const id = await this.auftraege.lege({
        art,
        probe,
        ziel,
        gegenstand,
        quelle: quelle ?? null,
        person: person ?? null,
        wer: { benutzerId, name: wer?.name ?? 'System' },
        vorgelegtVon: vorlegen ? handelnder().benutzerId : null,
      });
      await this.protokoll.schreibe('datenleben.begonnen', {
        ...(person ? { person } : { gegenstand }),
        einzelheiten: { id, art, probe, ...(vorlegen && { vorgelegt: true }) },
      });
      return id;
    });
  }
}

function pruefeBestaetigung(wunsch: Datenwunsch, name: string): void {
  if (brauchtBestaetigung(wunsch) && wunsch.bestaetigung?.trim() !== name)
    throw ungueltig([fehler('datenleben.bestaetigung', 'bestaetigung', { name })]);
}
