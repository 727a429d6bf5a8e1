import { feld } from '@frachtportal/domain/feld/feld';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { uebergangsende } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import type {
  Gefahrgutausgabe,
  Gefahrgutdatei,
  Gefahrgutvergleich,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutimport';
import { vereinheitlicht } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutlayout';
import { gefahrgutfelder } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutspalten';
import { type Abgleich, gleicheAb } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutvergleich';
import {
  type GeleseneZeilen,
  liesGefahrgutzeilen,
  pruefeZuordnung,
  schlageZuordnungVor,
} from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutzeilen';
import { deutsch } from '@frachtportal/texte/server';
import { Injectable } from '@nestjs/common';
import { ueblicheGrenzen } from '../../platform/dateien/tabelle.js';
import { Tabellenleser } from '../../platform/dateien/tabellenleser.service.js';
import type { Eingangsdatei } from '../../platform/dateien/upload.js';
import { ungueltig } from '../../platform/errors/fachfehler.js';
import { aendertViel } from '../importe/laufangaben.read-model.js';
import { Aenderungsprotokoll } from '../protokoll/aenderungsprotokoll.service.js';
import { fruehestesEnde, Gefahrgutausgaben, type Grundlage } from './gefahrgutausgaben.repository.js';
import { Gefahrgutdateien } from './gefahrgutdateien.repository.js';

/** The database of the BAM has 97 columns. */
const grenzen = { ...ueblicheGrenzen, spalten: 120 };

interface Vorbereitet {
  gelesen: GeleseneZeilen;
  abgleich: Abgleich;
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
    const tabelle = vereinheitlicht(await this.leser.lies(datei, grenzen));
    const { kopf, zeilen } = tabelle;
    const beispiel = (i: number) => zeilen.find((z) => z.zellen[i] !== null)?.zellen[i] ?? null;
    return {
      id: await this.dateien.lege(datei.name, tabelle),
      dateiname: datei.name,
      zeilen: zeilen.length,
      spalten: kopf.map((name, i) => ({ name, beispiel: beispiel(i) === null ? null : String(beispiel(i)) })),
      zuordnung: schlageZuordnungVor(tabelle) as Gefahrgutdatei['zuordnung'],
    };
  }

  async vergleiche(id: number, ausgabe: Gefahrgutausgabe): Promise<Gefahrgutvergleich> {
    return (await this.bereiteVor(id, ausgabe)).vergleich;
  }

  /** @throws Fachfehler 400 where rows are wrong, or more than a fifth changes, and nobody has said that it is meant */
  async uebernimm(id: number, ausgabe: Gefahrgutausgabe): Promise<Gefahrgutvergleich> {
    const { gelesen, abgleich, vergleich } = await this.bereiteVor(id, ausgabe);
    if (gelesen.abgelehnt && !ausgabe.trotzFehlern)
      throw ungueltig([fehler('gefahrgutimport.fehlerhaft', undefined, { anzahl: gelesen.abgelehnt })]);
    if (!gelesen.zeilen.length) throw ungueltig([fehler('gefahrgutimport.leer')]);
    if (vergleich.rueckfrage && !ausgabe.bestaetigt) throw ungueltig([rueckfrage(vergleich)]);
    const { version, gueltigVon } = ausgabe;
    const { gueltigBis, bisherigeGiltBis, ergaenzt } = vergleich;
    // An edition that is completed keeps the rows of which the file says nothing else.
    const zeilen = abgleich.zeilen.filter((z) => !ergaenzt || !z.gleich);
    if (zeilen.length)
      await this.ausgaben.uebernimm({
        ausgabe,
        gueltigBis,
        bisherigeGiltBis: ergaenzt ? null : bisherigeGiltBis,
        zeilen,
      });
    await this.dateien.vergiss(id);
    await this.protokoll.schreibe('stammdaten.importiert', {
      gegenstand: `gefahrgutklasse: ${version}`,
      einzelheiten: { gueltigVon, zeilen: zeilen.length },
    });
    return vergleich;
  }

  private async bereiteVor(id: number, ausgabe: Gefahrgutausgabe): Promise<Vorbereitet> {
    const tabelle = await this.dateien.tabelle(id);
    const { kopf, zeilen } = tabelle;
    const { zuordnung, gueltigVon } = ausgabe;
    const grundlage = await this.ausgaben.grundlage(gueltigVon);
    const meldungen = [...pruefeZuordnung(zuordnung, kopf), ...pruefeTage(ausgabe, grundlage)];
    if (meldungen.length) throw ungueltig(meldungen);
    const gelesen = liesGefahrgutzeilen(tabelle, zuordnung);
    const felder = gefahrgutfelder.filter((f) => zuordnung[f]);
    const abgleich = gleicheAb(grundlage.zeilen, gelesen.zeilen, felder, deutsch);
    const gueltigBis = grundlage.ergaenzt
      ? (grundlage.zeilen[0]?.gueltigBis ?? null)
      : await this.ausgaben.gueltigBis(ausgabe);
    const vorher = grundlage.zeilen.length;
    const [neu, geaendert] = [abgleich.neu.length, abgleich.geaendert.length];
    // Rows that a file which completes an edition does not have stay.
    const entfallen = grundlage.ergaenzt ? 0 : abgleich.entfallen.length;
    const vergleich = alsVergleich(gelesen, abgleich, {
      ...{ vorher, nachher: vorher + neu - entfallen },
      rueckfrage: aendertViel({ vorher, neu, geaendert, entfallen }),
      zeilen: zeilen.length,
      ergaenzt: grundlage.ergaenzt,
      bisherige: grundlage.zeilen[0]?.version ?? null,
      bisherigeGiltBis: bisherigeGiltBis(ausgabe, grundlage),
      gueltigBis,
    });
    return { gelesen, abgleich, vergleich };
  }
}

/** What cannot be: an end before the beginning, a day without any edition, two editions that begin on one day. */
function pruefeTage(ausgabe: Gefahrgutausgabe, { zeilen: [zeile], ergaenzt }: Grundlage): Meldung[] {
  const { version, gueltigVon, gueltigBis, bisherigeGiltBis } = ausgabe;
  const meldungen: Meldung[] = [];
  if (gueltigBis && gueltigBis < gueltigVon) meldungen.push(fehler('gefahrgutimport.zeitraum', 'gueltigBis'));
  if (bisherigeGiltBis && bisherigeGiltBis < fruehestesEnde(gueltigVon))
    meldungen.push(fehler('gefahrgutimport.luecke', 'bisherigeGiltBis'));
  if (!ergaenzt || !zeile) return meldungen;
  if (zeile.version !== version)
    meldungen.push(fehler('gefahrgutimport.tagVergeben', 'version', { version: zeile.version }));
  // Its days stay as they are.
  const anders = { gueltigBis: gueltigBis && gueltigBis !== zeile.gueltigBis, bisherigeGiltBis };
  for (const [feld, wert] of Object.entries(anders))
    if (wert) meldungen.push(fehler('gefahrgutimport.ergaenztTage', feld, { version: zeile.version }));
  return meldungen;
}

/** The question whether that much is meant, with its figures. */
function rueckfrage({ vorher, nachher, neu, geaendert, entfallen }: Gefahrgutvergleich): Meldung {
  const zahlen = { vorher, nachher, neu, geaendert, entfallen };
  return fehler('gefahrgutimport.rueckfrage', 'bestaetigt', zahlen);
}

function bisherigeGiltBis(ausgabe: Gefahrgutausgabe, { zeilen, ergaenzt }: Grundlage): string | null {
  if (ergaenzt || !zeilen.length) return null;
  return ausgabe.bisherigeGiltBis ?? uebergangsende(ausgabe.gueltigVon);
}

function alsVergleich(
  { abgelehnt, doppelt, fehler: liste }: GeleseneZeilen,
  { zeilen, neu, geaendert, behaltene, entfallen, behalten }: Abgleich,
  angaben: Pick<
    Gefahrgutvergleich,
    | 'vorher'
    | 'nachher'
    | 'rueckfrage'
    | 'zeilen'
    | 'ergaenzt'
    | 'bisherige'
    | 'bisherigeGiltBis'
    | 'gueltigBis'
  >,
): Gefahrgutvergleich {
  return {
    ...angaben,
    abgelehnt,
    doppelt,
    unveraendert: zeilen.filter((z) => z.gleich).length - behaltene.length,
    unvollstaendig: behaltene.length,
    neu: neu.length,
    geaendert: geaendert.length,
    entfallen: entfallen.length,
    behalten: behalten.map((f) => deutsch(feld(Gefahrgutklasse, f).label)).join(', ') || null,
    // What is changed and gone matters more than what is new.
    unterschiede: [...entfallen, ...geaendert, ...neu, ...behaltene],
    fehler: liste,
  };
}
