import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { istAnzeigestatus, type Status } from '@frachtportal/domain/sendungsstatus/status';
import { pruefeFest, pruefeFremdes, pruefeLoeschen } from '@frachtportal/domain/sendungsstatus/status.rules';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Fachfehler, konflikt, nichtGefunden, ungueltig } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { type Anzeigewerte, type Sendungswerte, StatusSchreiben } from './status-schreiben.repository.js';

/** Creates, changes and deletes display statuses and those of the dispatch system. */
@Injectable()
export class StatusPflegen {
  constructor(
    private readonly db: Datenbank,
    private readonly schreiben: StatusSchreiben,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  /** With an id: a code of the dispatch system; without: a status that users are shown. */
  async lege(s: Status): Promise<number> {
    const name = bezeichnung(s);
    const id = await this.db.transaktion(async () => {
      const neu = s.id ? await this.legeSendung(s.id, s, name) : await this.legeAnzeige(s, name);
      await this.protokoll.schreibe('status.angelegt', { gegenstand: name, einzelheiten: { id: neu } });
      return neu;
    });
    return id;
  }

  /** Fields that are not sent stay as they are. */
  async aendere(s: Status): Promise<number> {
    const { id } = s;
    if (!id) throw ungueltig([fehler('feld.pflicht', 'id')]);
    const neu = s.kurzBezeichnung === undefined ? undefined : bezeichnung(s);
    await this.db.transaktion(async () => {
      const gegenstand = istAnzeigestatus(id)
        ? await this.aendereAnzeige(id, s, neu)
        : await this.aendereSendung(id, s, neu);
      await this.protokoll.schreibe('status.geaendert', { gegenstand, einzelheiten: { ...s } });
    });
    return id;
  }

  async loesche({ id }: Status): Promise<void> {
    if (!id) throw ungueltig([fehler('feld.pflicht', 'id')]);
    await this.db.transaktion(async () => {
      const anzeige = istAnzeigestatus(id);
      const vorher = anzeige
        ? await this.schreiben.sperreAnzeige(id)
        : await this.schreiben.sperreSendung(id);
      if (!vorher) throw nichtGefunden();
      const warnungen = pruefeLoeschen(id, anzeige ? await this.schreiben.zaehleZugeordnete(id) : 0);
      if (warnungen.length) throw new Fachfehler(409, warnungen);
      await this.schreiben.loesche(anzeige ? 'anzeigestatus' : 'sendungsstatus', id).catch(verwendet);
      await this.protokoll.schreibe('status.geloescht', { gegenstand: vorher.kurzBezeichnung });
    });
  }

  private async legeSendung(id: number, s: Status, kurzBezeichnung: string): Promise<number> {
    if (istAnzeigestatus(id)) throw konflikt('status.kennungVergeben');
    verlange(pruefeFremdes(s, leer, 'sendung'));
    const werte = await this.sendungswerte({ ...leer, kurzBezeichnung }, s);
    if (!(await this.schreiben.legeSendungAn(id, werte))) throw konflikt('status.kennungVergeben');
    return id;
  }

  private async legeAnzeige(s: Status, kurzBezeichnung: string): Promise<number> {
    verlange(pruefeFremdes(s, leer, 'anzeige'));
    await this.verlangeFreienNamen(kurzBezeichnung, null);
    const anzeigefolge = s.anzeigefolge ?? (await this.schreiben.naechsteFolge('anzeigestatus'));
    const { icon = null, farbe, awSperre } = s;
    return this.schreiben.legeAnzeigeAn({
      kurzBezeichnung,
      icon,
      farbe: farbe ?? 'neutral',
      awSperre: awSperre ?? false,
      anzeigefolge,
    });
  }

  private async aendereAnzeige(id: number, s: Status, name: string | undefined): Promise<string> {
    const vorher = await this.schreiben.sperreAnzeige(id);
    if (!vorher) throw nichtGefunden();
    verlange(pruefeFremdes(s, vorher, 'anzeige'));
    if (name && name !== vorher.kurzBezeichnung) await this.verlangeFreienNamen(name, id);
    const werte: Anzeigewerte = {
      kurzBezeichnung: name ?? vorher.kurzBezeichnung,
      icon: s.icon === undefined ? vorher.icon : s.icon,
      farbe: s.farbe ?? vorher.farbe,
      awSperre: s.awSperre ?? vorher.awSperre,
      anzeigefolge: s.anzeigefolge ?? vorher.anzeigefolge,
    };
    await this.schreiben.aendereAnzeige(id, werte);
    return werte.kurzBezeichnung;
  }

  private async verlangeFreienNamen(name: string, ausser: number | null): Promise<void> {
    if (!(await this.schreiben.istNameVergeben(name, ausser))) return;
    throw new Fachfehler(409, [fehler('status.nameVergeben', 'kurzBezeichnung', { name })]);
  }

  private async aendereSendung(id: number, s: Status, name: string | undefined): Promise<string> {
    const vorher = await this.schreiben.sperreSendung(id);
    if (!vorher) throw nichtGefunden();
    verlange(pruefeFremdes(s, vorher, 'sendung'));
    const werte = await this.sendungswerte({ ...vorher, ...(name && { kurzBezeichnung: name }) }, s);
    const fest = pruefeFest(id, werte);
    if (fest.length) throw new Fachfehler(409, fest);
    await this.schreiben.aendereSendung(id, werte);
    return werte.kurzBezeichnung;
  }

  private async sendungswerte(vorher: Sendungswerte, s: Status): Promise<Sendungswerte> {
    const anzeige = s.sdst_id_anzeige === undefined ? vorher.sdst_id_anzeige : s.sdst_id_anzeige;
    if (anzeige !== null && !(await this.schreiben.sperreAnzeige(anzeige)))
      throw ungueltig([fehler('feld.verweis', 'sdst_id_anzeige')]);
    const defaultstatus = s.defaultstatus ?? vorher.defaultstatus;
    // Who joins the chain comes last; its order is changed as a whole.
    const neuInKette = defaultstatus && !(vorher.defaultstatus && vorher.anzeigefolge !== null);
    return {
      kurzBezeichnung: vorher.kurzBezeichnung,
      sdst_id_anzeige: anzeige,
      awSperre: s.awSperre ?? vorher.awSperre,
      defaultstatus,
      anzeigefolge: neuInKette ? await this.schreiben.naechsteFolge('sendungsstatus') : vorher.anzeigefolge,
      icon: s.icon === undefined ? vorher.icon : s.icon,
    };
  }
}

const leer: Sendungswerte = {
  kurzBezeichnung: '',
  sdst_id_anzeige: null,
  awSperre: false,
  defaultstatus: false,
  anzeigefolge: null,
  icon: null,
};

function verlange(meldungen: Meldung[]): void {
  if (meldungen.length) throw ungueltig(meldungen);
}

function bezeichnung({ kurzBezeichnung }: Status): string {
  const name = kurzBezeichnung?.trim();
  if (!name) throw ungueltig([fehler('feld.pflicht', 'kurzBezeichnung')]);
  return name;
}

/** A foreign key refuses it: orders or their history name this status. */
function verwendet(ursache: unknown): never {
  const { code } = ursache as { code?: string };
  throw code === '23503' ? konflikt('status.verwendet') : ursache;
}
