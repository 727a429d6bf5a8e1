import { fehler } from '@frachtportal/domain/feld/meldung';
import { plusTage } from '@frachtportal/domain/feld/tag';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut';
import {
  type Gefahrgutausgabe,
  type Gefahrgutdatei,
  type Gefahrgutvergleich,
  hoechstensUnterschiede,
} from '@frachtportal/domain/stammdaten/gefahrgutimport';
import { gefahrgutfelder } from '@frachtportal/domain/stammdaten/gefahrgutspalten';
import { type Unterschiede, vergleicheAusgaben } from '@frachtportal/domain/stammdaten/gefahrgutvergleich';
import {
  type GeleseneZeilen,
  liesGefahrgutzeilen,
  pruefeZuordnung,
  schlageZuordnungVor,
} from '@frachtportal/domain/stammdaten/gefahrgutzeilen';
import { Injectable } from '@nestjs/common';
import { Tabellenleser } from '../../platform/dateien/tabellenleser.service.js';
import type { Eingangsdatei } from '../../platform/dateien/upload.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { Gefahrgutausgaben } from './gefahrgutausgaben.repository.js';
import { Gefahrgutdateien } from './gefahrgutdateien.repository.js';

interface Vorbereitet {
  gelesen: GeleseneZeilen;
  vergleich: Gefahrgutvergleich;
}

/** A table of dangerous goods in three steps: read the file, look at the difference, take it over. */
@Injectable()
export class Gefahrgutimport {
  constructor(
    private readonly leser: Tabellenleser,
    private readonly dateien: Gefahrgutdateien,
    private readonly ausgaben: Gefahrgutausgaben,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async lies(datei: Eingangsdatei): Promise<Gefahrgutdatei> {
    const tabelle = await this.leser.lies(datei);
    const { kopf, zeilen } = tabelle;
    const beispiel = (i: number) => zeilen.find((z) => z.zellen[i] !== null)?.zellen[i] ?? null;
    return {
      id: await this.dateien.lege(datei.name, tabelle),
      dateiname: datei.name,
      zeilen: zeilen.length,
      spalten: kopf.map((name, i) => ({ name, beispiel: beispiel(i) === null ? null : String(beispiel(i)) })),
      zuordnung: schlageZuordnungVor(kopf) as Gefahrgutdatei['zuordnung'],
    };
  }

  async vergleiche(id: number, ausgabe: Gefahrgutausgabe): Promise<Gefahrgutvergleich> {
    return (await this.bereiteVor(id, ausgabe)).vergleich;
  }

  /** @throws Fachfehler 400 where rows are wrong and nobody has said to take the others */
  async uebernimm(id: number, ausgabe: Gefahrgutausgabe): Promise<Gefahrgutvergleich> {
    const { gelesen, vergleich } = await this.bereiteVor(id, ausgabe);
    if (gelesen.abgelehnt && !ausgabe.trotzFehlern)
      throw ungueltig([fehler('gefahrgutimport.fehlerhaft', undefined, { anzahl: gelesen.abgelehnt })]);
    if (!gelesen.zeilen.length) throw ungueltig([fehler('gefahrgutimport.leer')]);
    const { version, gueltigVon, quelle } = ausgabe;
    const angaben = { version, gueltigVon, gueltigBis: vergleich.gueltigBis, quelle: quelle ?? null };
    const zeilen = gelesen.zeilen.map((z): Gefahrgutklasse => Object.assign(z, angaben));
    await this.ausgaben.uebernimm(zeilen, gueltigVon);
    await this.dateien.vergiss(id);
    await this.protokoll.schreibe('stammdaten.importiert', {
      gegenstand: `gefahrgutklasse: ${version}`,
      einzelheiten: { gueltigVon, zeilen: zeilen.length },
    });
    return vergleich;
  }

  private async bereiteVor(id: number, ausgabe: Gefahrgutausgabe): Promise<Vorbereitet> {
    const { kopf, zeilen } = await this.dateien.tabelle(id);
    const { zuordnung, gueltigVon, gueltigBis } = ausgabe;
    const meldungen = pruefeZuordnung(zuordnung, kopf);
    if (gueltigBis && gueltigBis < gueltigVon)
      meldungen.push(fehler('gefahrgutimport.zeitraum', 'gueltigBis'));
    if (meldungen.length) throw ungueltig(meldungen);
    const gelesen = liesGefahrgutzeilen(kopf, zeilen, zuordnung);
    const felder = gefahrgutfelder.filter((f) => zuordnung[f]);
    const unterschiede = vergleicheAusgaben(
      await this.ausgaben.bisherige(gueltigVon),
      gelesen.zeilen,
      felder,
    );
    const bis = await this.ausgaben.gueltigBis(ausgabe);
    return { gelesen, vergleich: alsVergleich(zeilen.length, gelesen, unterschiede, gueltigVon, bis) };
  }
}

function alsVergleich(
  zeilen: number,
  { abgelehnt, doppelt, fehler: liste }: GeleseneZeilen,
  { unveraendert, neu, geaendert, entfallen }: Unterschiede,
  gueltigVon: string,
  gueltigBis: string | null,
): Gefahrgutvergleich {
  return {
    zeilen,
    abgelehnt,
    doppelt,
    unveraendert,
    neu: neu.length,
    geaendert: geaendert.length,
    entfallen: entfallen.length,
    bisherigeBis: plusTage(gueltigVon, -1),
    gueltigBis,
    // What is changed and gone matters more than what is new.
    unterschiede: [...entfallen, ...geaendert, ...neu].slice(0, hoechstensUnterschiede),
    fehler: liste,
  };
}
