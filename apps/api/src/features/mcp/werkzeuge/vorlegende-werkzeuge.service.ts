import { Auftragsvorschlag } from '@frachtportal/domain/auftragsvorschlag/auftragsvorschlag';
import { lies } from '@frachtportal/domain/feld/lesen';
import { Injectable } from '@nestjs/common';
import { verlange } from '../../../platform/errors/fachfehler.js';
import { gesagt } from '../../../platform/http/sprache.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { alsHinweise } from '../../auftraege/regeln/auftrag-befunde.service.js';
import { AuftragSpeichern } from '../../auftraege/speichern/auftrag-speichern.service.js';
import { Auftragsvorschlaege } from '../../vorschlaege/auftragsvorschlaege.service.js';
import { VorschlagDrahtform } from '../../vorschlaege/vorschlag-drahtform.service.js';
import { type Aufruf, type Ergebnis, objekt, type Werkzeug } from '../werkzeug.js';

const auftrag = {
  type: 'object',
  description: 'Ein Auftrag wie bei POST /api/auftraege (Schema Auftrag in /api/openapi.json)',
} as const;

/** Checks an order without storing it, and puts one before a person. */
@Injectable()
export class VorlegendeWerkzeuge {
  constructor(
    private readonly auftraege: AuftragSpeichern,
    private readonly vorschlaege: Auftragsvorschlaege,
    private readonly drahtform: VorschlagDrahtform,
  ) {}

  readonly werkzeuge: readonly Werkzeug[] = [
    {
      name: 'auftrag_pruefen',
      titel: 'Auftrag prüfen',
      beschreibung:
        'Sagt, was an einem Auftrag fehlt oder falsch ist und worauf zu achten wäre. Speichert nichts.',
      eingabe: objekt({ auftrag }, ['auftrag']),
      recht: 'auftrag.bearbeiten',
      liest: true,
      tue: (aufruf) => this.pruefe(aufruf),
    },
    {
      name: 'auftrag_vorlegen',
      titel: 'Auftrag vorlegen',
      beschreibung:
        'Legt einen Auftrag als Vorschlag an. Erst ein Mensch gibt ihn im Portal frei; vorher geht nichts zur Disposition.',
      eingabe: objekt(
        {
          auftrag,
          grund: { type: 'string', description: 'Weshalb er vorgelegt wird, für den Menschen, der freigibt' },
          referenz: { type: 'string', description: 'Eigene Kennung des Vorgangs: Jede gibt es einmal' },
        },
        ['auftrag', 'grund'],
      ),
      recht: 'auftrag.bearbeiten',
      liest: false,
      tue: (aufruf) => this.legeVor(aufruf),
    },
  ];

  private async pruefe({ angaben, sage }: Aufruf): Promise<Ergebnis> {
    const { meldungen, befunde } = await this.auftraege.probiere(angaben['auftrag']);
    const gueltig = meldungen.length === 0;
    const wert = {
      gueltig,
      meldungen: meldungen.map((m) => gesagt(m, sage)),
      hinweise: alsHinweise(befunde, sage),
    };
    return { wert };
  }

  private async legeVor({ angaben, sage }: Aufruf): Promise<Ergebnis> {
    const herkunft = identitaet().schluessel?.name ?? null;
    const vorschlag = verlange(lies(Auftragsvorschlag, { ...angaben, quelle: 'agent', herkunft }));
    const { version: _, ...gelesen } = await this.drahtform.vorschlag(
      await this.vorschlaege.anlegen(vorschlag, undefined),
      sage,
    );
    const { id, zustand, beanstandungen, hinweise } = gelesen;
    return { wert: { id, zustand, beanstandungen, hinweise } };
  }
}
