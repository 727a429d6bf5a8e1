import { buffer } from 'node:stream/consumers';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Fachfehler, konflikt } from '../../../platform/errors/fachfehler.js';
import { liesId } from '../../../platform/http/koerper.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { DruckenService } from '../../berichte/drucken/drucken.service.js';
import { Dokumente } from '../../dokumente/dokumente.service.js';
import { type Aufruf, type Ergebnis, objekt, type Werkzeug } from '../werkzeug.js';

/** What a model is handed at once; larger files are fetched over REST. */
const hoechstensBytes = 4 * 1024 * 1024;

const kennung = { type: 'integer', minimum: 1 } as const;

/** The papers of an order: those that belong to it, and those that are printed of it. */
@Injectable()
export class Papierwerkzeuge {
  constructor(
    private readonly dokumente: Dokumente,
    private readonly drucken: DruckenService,
  ) {}

  readonly werkzeuge: readonly Werkzeug[] = [
    {
      name: 'papiere_auflisten',
      titel: 'Papiere auflisten',
      beschreibung:
        'Die Dokumente eines Auftrags (Abliefernachweis, Lieferschein, Fotos …) mit ihrer Kennung.',
      eingabe: objekt({ auftragId: kennung }, ['auftragId']),
      recht: 'auftrag.lesen',
      liest: true,
      tue: (aufruf) => this.liste(aufruf),
    },
    {
      name: 'papier_lesen',
      titel: 'Papier lesen',
      beschreibung: 'Der Inhalt eines Dokuments.',
      eingabe: objekt({ dokumentId: kennung }, ['dokumentId']),
      recht: 'auftrag.lesen',
      liest: true,
      tue: (aufruf) => this.lies(aufruf),
    },
    {
      name: 'papier_drucken',
      titel: 'Papier drucken',
      beschreibung: 'Druckt ein Papier eines Auftrags als PDF.',
      eingabe: objekt(
        { auftragId: kennung, bericht: { type: 'string', enum: [...DruckenService.papiere] } },
        ['auftragId', 'bericht'],
      ),
      recht: 'auftrag.drucken',
      liest: true,
      tue: (aufruf) => this.drucke(aufruf),
    },
  ];

  private async liste({ angaben }: Aufruf): Promise<Ergebnis> {
    eingeschaltet();
    const papiere = await this.dokumente.zuAuftrag(liesId(angaben['auftragId'], 'auftragId'));
    return { wert: { papiere } };
  }

  private async lies({ angaben }: Aufruf): Promise<Ergebnis> {
    eingeschaltet();
    const id = liesId(angaben['dokumentId'], 'dokumentId');
    const { dokument, strom } = await this.dokumente.inhalt(id, identitaet().sichtbareMandanten);
    if (dokument.groesse > hoechstensBytes) {
      strom.destroy();
      throw konflikt('server.zuGross');
    }
    const { filename, inhaltstyp } = dokument;
    return { wert: { filename }, datei: alsDatei(filename, inhaltstyp, await buffer(strom)) };
  }

  private async drucke({ angaben, iso }: Aufruf): Promise<Ergebnis> {
    const { auftragId, bericht } = angaben;
    const ids = [liesId(auftragId, 'auftragId')];
    const { dateiname, inhalt, art } = await this.drucken.direkt(String(bericht), ids, identitaet(), iso);
    return { wert: { filename: dateiname }, datei: alsDatei(dateiname, art, Buffer.from(inhalt)) };
  }
}

const alsDatei = (name: string, mimeType: string, inhalt: Buffer) => ({
  uri: `frachtportal:///papiere/${encodeURIComponent(name)}`,
  mimeType,
  blob: inhalt.toString('base64'),
});

function eingeschaltet(): void {
  if (!identitaet().konfiguration.dokumentenverweise)
    throw new Fachfehler(403, [fehler('dokument.abgeschaltet')]);
}
