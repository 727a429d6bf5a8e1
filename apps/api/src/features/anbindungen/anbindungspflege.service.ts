import type { Anbindung } from '@frachtportal/domain/anbindung/anbindung';
import { fehler } from '@frachtportal/domain/feld/meldung';
import type { Protokollart } from '@frachtportal/domain/protokoll/protokollart';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Datenbank } from '../../platform/database/datenbank.js';
import { gefunden, konflikt, ungueltig } from '../../platform/errors/fachfehler.js';
import { Geheimnisse } from '../../platform/geheimnisse/geheimnisse.service.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { fuerMandant } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { AnbindungenRepository, type Anbindungszeile } from './anbindungen.repository.js';
import { Ausgangsdateien } from './ausgang/ausgangsdateien.repository.js';
import { geheimniszweck } from './geheimniszweck.js';
import { pruefeSchluessel } from './privater-schluessel.js';
import { nachWeg } from './wegangaben.js';

/** The connections of the own main client and its clients. */
@Injectable()
export class Anbindungspflege {
  constructor(
    private readonly db: Datenbank,
    private readonly anbindungen: AnbindungenRepository,
    private readonly ausgang: Ausgangsdateien,
    private readonly protokoll: Aenderungsprotokoll,
    private readonly geheimnisse: Geheimnisse,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  alle(): Promise<Anbindungszeile[]> {
    return this.anbindungen.alle(identitaet().sichtbareMandanten);
  }

  /** @throws Fachfehler 404 */
  async eine(id: number): Promise<Anbindungszeile> {
    return gefunden(await this.anbindungen.eine(id, identitaet().sichtbareMandanten));
  }

  async anlegen(roh: Anbindung): Promise<Anbindungszeile> {
    return this.db.transaktion(async () => {
      const { neu, mandantId } = await this.geprueft(roh, undefined);
      return this.gespeichert(
        'anbindung.angelegt',
        await this.anbindungen.anlegen(neu, mandantId, identitaet().benutzerId),
      );
    });
  }

  /** @param version the one that was read, or null to overwrite whatever is there @throws Fachfehler 404, 409 */
  async aendern(id: number, roh: Anbindung, version: number | null): Promise<Anbindungszeile> {
    return this.db.transaktion(async () => {
      await this.sperre(id, version);
      const { neu, mandantId } = await this.geprueft(roh, await this.eine(id));
      return this.gespeichert(
        'anbindung.geaendert',
        await this.anbindungen.aendern(id, neu, mandantId, identitaet().benutzerId),
      );
    });
  }

  /** What came over it stays; what lies in its folder too. @throws Fachfehler 404, 409 */
  async loeschen(id: number, version: number | null): Promise<void> {
    await this.db.transaktion(async () => {
      await this.sperre(id, version);
      const { name } = await this.eine(id);
      const anzahl = await this.ausgang.wartende(id);
      if (anzahl) throw konflikt('anbindung.wartendeDateien', { anzahl });
      await this.anbindungen.loeschen(id);
      await this.protokoll.schreibe('anbindung.geloescht', { gegenstand: name, einzelheiten: { id } });
    });
  }

  async sieheNach(id: number): Promise<Anbindungszeile> {
    return gefunden(await this.anbindungen.sofort(id, identitaet().sichtbareMandanten));
  }

  private async sperre(id: number, version: number | null): Promise<void> {
    const stand = gefunden(await this.anbindungen.sperre(id, identitaet().sichtbareMandanten));
    if (version !== null && version !== stand) throw konflikt();
  }

  private async geprueft(
    roh: Anbindung,
    vorher: Anbindungszeile | undefined,
  ): Promise<{ neu: Anbindung; mandantId: number }> {
    // The clients of a forwarder have one dispatch system together.
    const mandantId = roh.richtung === 'ausgang' ? identitaet().hauptmandantId : fuerMandant(roh.mandantId);
    if (roh.richtung === 'ausgang' && (roh.mandantId ?? mandantId) !== mandantId)
      throw ungueltig([fehler('anbindung.nurHauptmandant', 'mandantId')]);
    if (vorher && vorher.richtung !== roh.richtung) throw ungueltig([fehler('feld.auswahl', 'richtung')]);
    const gelesen = { ...roh, name: roh.name.trim(), partner: roh.partner?.trim() || null };
    if (!gelesen.name) throw ungueltig([fehler('feld.pflicht', 'name')]);
    if (gelesen.weg === 'ordner' && !this.umgebung.ANBINDUNG_ORDNER_FUER_ALLE)
      throw ungueltig([fehler('anbindung.ordnerImCluster', 'weg')]);
    const neu = nachWeg(gelesen, vorher, this.umgebung.ANBINDUNG_ERLAUBT);
    const wartende = vorher?.aktiv && !neu.aktiv ? await this.ausgang.wartende(vorher.id) : 0;
    if (wartende) throw ungueltig([fehler('anbindung.wartendeDateien', 'aktiv', { anzahl: wartende })]);
    await pruefeSchluessel(neu);
    await this.db.sperre(`anbindung ${mandantId}`);
    const vergeben = await this.anbindungen.vergeben(neu, mandantId, vorher?.id ?? 0);
    if (vergeben === 'name') throw ungueltig([fehler('anbindung.nameVergeben', 'name')]);
    if (vergeben) throw ungueltig([fehler('anbindung.ordnerVergeben', 'ordner')]);
    if (neu.richtung === 'ausgang' && neu.aktiv) {
      const anderer = await this.anbindungen.andererAusgang(mandantId, vorher?.id ?? 0);
      if (anderer) throw ungueltig([fehler('anbindung.andererAusgang', 'aktiv', { name: anderer })]);
    }
    const geheimnis = neu.geheimnis && (await this.geheimnisse.verschluessele(neu.geheimnis, geheimniszweck));
    return { neu: { ...neu, geheimnis: geheimnis || null }, mandantId };
  }

  private async gespeichert(art: Protokollart, zeile: Anbindungszeile | undefined): Promise<Anbindungszeile> {
    const { id, mandantId, name, richtung, weg, verzeichnis, selbstUebernehmen, aktiv, ...rest } =
      gefunden(zeile);
    const einzelheiten = { id, mandantId, richtung, weg, verzeichnis, selbstUebernehmen, aktiv };
    await this.protokoll.schreibe(art, { gegenstand: name, einzelheiten });
    return { ...einzelheiten, name, ...rest };
  }
}
