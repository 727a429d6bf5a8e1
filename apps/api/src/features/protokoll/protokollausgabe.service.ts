import { tagVon, uhrzeitVon } from '@frachtportal/domain/feld/zeitpunkt';
import { protokollartText } from '@frachtportal/domain/protokoll/protokollart';
import type { Protokolleintrag, Protokollfrage } from '@frachtportal/domain/protokoll/protokolleintrag';
import { mitFormelschutz } from '@frachtportal/domain/texte/formelschutz';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { Injectable } from '@nestjs/common';
import { bom, csvZeilen } from '../../platform/dateien/csv-schreiben.js';
import { zeitzone } from '../../platform/http/uhr.js';
import { unsafeVerwaltungssicht } from '../../platform/tenancy/sicht.js';
import { Aenderungsprotokoll } from './aenderungsprotokoll.service.js';
import { ProtokollLesen } from './protokoll-lesen.read-model.js';

/** The newest ones; who needs more asks for a shorter time. */
const hoechstens = 20_000;

const kopf = ['zeitpunkt', 'art', 'benutzer', 'alsAdministrator', 'mandant', 'gegenstand', 'einzelheiten'];

/** The audit log as CSV, as it was filtered; that it left is written into it. */
@Injectable()
export class Protokollausgabe {
  constructor(
    private readonly lesen: ProtokollLesen,
    private readonly protokoll: Aenderungsprotokoll,
  ) {}

  async alsCsv(frage: Protokollfrage, sage: Uebersetzer): Promise<string> {
    const { treffer } = await this.lesen.suche(
      frage,
      { anzahl: hoechstens, ab: 0 },
      unsafeVerwaltungssicht(),
    );
    await this.protokoll.schreibe('export', {
      gegenstand: 'Änderungsprotokoll',
      einzelheiten: { anzahl: treffer.length },
    });
    const zeilen = treffer.map((e) => zellen(e, sage));
    return bom + csvZeilen([kopf.map((k) => sage(`beschriftung.${k}`)), ...zeilen]);
  }
}

function zellen(e: Protokolleintrag, sage: Uebersetzer): string[] {
  const wann = `${tagVon(e.am, zeitzone())} ${uhrzeitVon(e.am, zeitzone()) || '00:00'}`;
  const werte = [e.benutzer, e.gewechseltVon ?? '', e.mandant ?? '', e.gegenstand, e.einzelheiten];
  return [wann, sage(protokollartText(e.art)), ...werte.map(mitFormelschutz)];
}
