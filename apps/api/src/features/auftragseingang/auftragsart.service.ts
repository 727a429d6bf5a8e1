import {
  type Dateizeile,
  gruppiere,
  lesart,
  type Zellort,
  zellortVon,
} from '@frachtportal/domain/auftragseingang/auftrag-aus-zeilen';
import {
  hoechstensEingangszeilen,
  type Nachrichtenformat,
} from '@frachtportal/domain/auftragseingang/auftragseingang';
import {
  eingangsspalte,
  erkenneEingangsspalten,
  fehlendeSpalten,
  kopfwoerter,
  mengenwoerter,
} from '@frachtportal/domain/auftragseingang/eingangsspalten';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Injectable } from '@nestjs/common';
import { Datenbank } from '../../platform/database/datenbank.js';
import { Dateifehler } from '../../platform/dateien/dateifehler.js';
import { ueblicheGrenzen } from '../../platform/dateien/tabelle.js';
import type { Eingangsdatei } from '../../platform/dateien/upload.js';
import { Fachfehler, konflikt } from '../../platform/errors/fachfehler.js';
import { identitaet } from '../../platform/tenancy/anfrage-kontext.js';
import { ausXml, UnlesbaresXml } from '../../platform/xml/lesen.js';
import { auftragsdokument } from '../auftraege/auftraege.service.js';
import { AuftragLoeschen } from '../auftraege/auftrag-loeschen.service.js';
import { AuftragSpeichern } from '../auftraege/speichern/auftrag-speichern.service.js';
import type {
  Importart,
  Lauf,
  Leseprofil,
  Nachrichtentabelle,
  Uebernommenes,
  Vorbereitung,
  Vorgang,
  Vorgangsbefund,
} from '../importe/importe.service.js';
import { mandantVon } from '../importe/laufangaben.read-model.js';
import { Auftragsbau, type Gebaut } from './auftragsbau.service.js';
import { Bekannte } from './bekannte.read-model.js';
import { Nachrichten } from './nachrichten/nachrichten.service.js';
import { nachLaufenderNummer } from './nachrichten/nachrichtentabelle.js';
import { unlesbar } from './nachrichten/umschlag.js';

/** An undo in one statement locks as many rows as it removes. */
const loeschschub = 1000;

/** Orders from a file: every one goes through the same use case as one that is posted. */
@Injectable()
export class Auftragsart implements Importart {
  readonly art = 'auftraege';
  readonly grenzen = {
    ...ueblicheGrenzen,
    zeilen: hoechstensEingangszeilen,
    spalten: 120,
    bytesEntpackt: 120 * 1_048_576,
  };
  readonly schub = { pruefung: 50, uebernahme: 25 };
  readonly ereignisse = {
    uebernommen: 'auftraege.importiert',
    zurueckgenommen: 'auftraege.zurueckgenommen',
  } as const;
  readonly kopfworte = kopfwoerter;
  readonly mengenworte = mengenwoerter;

  constructor(
    private readonly db: Datenbank,
    private readonly bau: Auftragsbau,
    private readonly bekannte: Bekannte,
    private readonly speichern: AuftragSpeichern,
    private readonly loeschen: AuftragLoeschen,
    private readonly nachrichten: Nachrichten,
  ) {}

  erkenne(kopf: readonly string[]): (string | null)[] {
    return erkenneEingangsspalten(kopf);
  }

  istSpalte(name: string): boolean {
    return eingangsspalte.has(name);
  }

  fehlend(zuordnung: readonly (string | null)[]): string[] {
    return fehlendeSpalten(zuordnung);
  }

  ausXml(text: string): unknown {
    try {
      return ausXml(auftragsdokument, text);
    } catch (grund) {
      throw grund instanceof UnlesbaresXml ? new Dateifehler('auftragseingang.xml') : grund;
    }
  }

  ausNachricht(
    format: Nachrichtenformat,
    datei: Pick<Eingangsdatei, 'pfad' | 'bytes'>,
    profil: Leseprofil,
  ): Promise<Nachrichtentabelle> {
    return this.nachrichten.lies(format, datei, profil);
  }

  bereiteVor(lauf: Pick<Lauf, 'format' | 'kopf' | 'zuordnung'>, zeilen: Dateizeile[]): Vorbereitung {
    if (lauf.format === 'fortras' || lauf.format === 'edifact')
      return { vorgaenge: nachLaufenderNummer(zeilen), komma: [] };
    if (lauf.format === 'xml' || lauf.format === 'ndjson')
      return { vorgaenge: zeilen.map((_, i) => i + 1), komma: [] };
    const gelesen = lesart(zeilen, lauf, []);
    return { vorgaenge: gruppiere(zeilen, gelesen), komma: [...gelesen.komma] };
  }

  async pruefe(lauf: Lauf, vorgaenge: Vorgang[]): Promise<Vorgangsbefund[]> {
    const gebaute = await this.bau.baue(lauf, vorgaenge);
    const befunde: Vorgangsbefund[] = [];
    for (const [i, gebaut] of gebaute.entries()) {
      const vorgang = vorgaenge[i];
      const fremd = vorgang && unlesbar(lauf, vorgang);
      if (vorgang) befunde.push(fremd ?? (await this.befund(vorgang, gebaut)));
    }
    const referenzen = befunde.flatMap((b) => b.referenz ?? []);
    const schon = await this.bekannte.nachReferenz(mandantVon(lauf), referenzen);
    return befunde.map((befund, i) => {
      const nummer = befund.referenz === null ? undefined : schon.get(befund.referenz);
      // What was refused is not there for others.
      if (befund.ausgang === 'abgelehnt') return { ...befund, referenz: null };
      if (nummer === undefined) return befund;
      const meldung = fehler('auftragseingang.doppelt', undefined, {
        referenz: befund.referenz ?? '',
        nummer,
      });
      const ort = zellortVon('absenderReferenz', gebaute[i]?.orte ?? new Map(), ersteZeile(vorgaenge[i]));
      return { ...befund, ausgang: 'doppelt', meldungen: [{ ort, meldung }, ...befund.meldungen] };
    });
  }

  sperre(lauf: Lauf): Promise<void> {
    return this.db.sperre(`auftragseingang ${mandantVon(lauf)}`);
  }

  /** One after the other, because each looks up what those before it have brought. */
  async uebernimm(lauf: Lauf, vorgaenge: Vorgang[]): Promise<(Uebernommenes | Fachfehler)[]> {
    const ergebnis: (Uebernommenes | Fachfehler)[] = [];
    for (const vorgang of vorgaenge) ergebnis.push(await this.einen(lauf, vorgang));
    return ergebnis;
  }

  private async einen(lauf: Lauf, vorgang: Vorgang): Promise<Uebernommenes | Fachfehler> {
    const [gebaut] = await this.bau.baue(lauf, [vorgang]);
    try {
      return { auftragId: (await this.speichern.anlegen(gebaut?.auftrag, undefined)).id };
    } catch (grund) {
      if (grund instanceof Fachfehler) return grund;
      throw grund;
    }
  }

  zweimal(befund: Vorgangsbefund, ort: Zellort, zeile: number): Vorgangsbefund {
    if (befund.ausgang !== 'neu') return befund;
    const meldung = fehler('auftragseingang.doppeltInDatei', undefined, {
      referenz: befund.referenz ?? '',
      zeile,
    });
    return { ...befund, ausgang: 'doppelt', meldungen: [{ ort, meldung }, ...befund.meldungen] };
  }

  async nimmZurueck(dinge: Uebernommenes[]): Promise<void> {
    const ids = dinge.flatMap(({ auftragId }) => auftragId ?? []);
    const dagegen = await this.bekannte.bewegte(ids);
    if (dagegen.length)
      throw new Fachfehler(
        409,
        dagegen.map((number) => fehler('auftragseingang.nichtZurueck', undefined, { number })),
      );
    for (let ab = 0; ab < ids.length; ab += loeschschub) {
      const geblieben = await this.loeschen.loesche(ids.slice(ab, ab + loeschschub));
      if (geblieben.length) throw konflikt();
    }
  }

  private async befund(vorgang: Vorgang, gebaut: Gebaut): Promise<Vorgangsbefund> {
    const { auftrag, meldungen, orte } = gebaut;
    const grund = { nummer: vorgang.nummer, referenz: referenzVon(auftrag) };
    if (!auftrag) return { ...grund, ausgang: 'abgelehnt', meldungen };
    const probe = await this.speichern.probiere(auftrag);
    const weitere = probe.meldungen.map((meldung) => ({
      ort: zellortVon(meldung.field ?? '', orte, ersteZeile(vorgang)),
      meldung,
    }));
    const gesagt = [...meldungen, ...weitere.filter(({ ort }) => !istFolge(ort, meldungen))];
    if (gesagt.length) return { ...grund, ausgang: 'abgelehnt', meldungen: gesagt };
    return { ...grund, ausgang: 'neu', meldungen: gebaut.hinweise };
  }
}

/** What is said of a cell that could not be read, or of no cell in its line, may follow from that alone. */
const istFolge = (ort: Zellort, gelesen: Gebaut['meldungen']): boolean =>
  gelesen.some((m) => m.ort.zeile === ort.zeile && (ort.spalte === null || ort.spalte === m.ort.spalte));

/** As it would be stored: cut where the client's variant has less room. */
function referenzVon(auftrag: Gebaut['auftrag']): string | null {
  const roh = auftrag?.absenderReferenz;
  const { absenderReferenzMax } = identitaet().konfiguration.variante;
  return typeof roh === 'string' && roh.trim()
    ? Array.from(roh).slice(0, absenderReferenzMax).join('')
    : null;
}

const ersteZeile = (vorgang: Vorgang | undefined) => vorgang?.zeilen[0]?.nummer ?? 0;
