import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Inject, Injectable } from '@nestjs/common';
import { UMGEBUNG, type Umgebung } from '../../config/umgebung.js';
import { Verwalterbrief } from '../../platform/mail/verwalterbrief.service.js';
import type { Anbindungszeile } from './anbindungen.repository.js';

/** Tells administrators of what came and needs somebody. */
@Injectable()
export class Verwalterpost {
  constructor(
    private readonly brief: Verwalterbrief,
    @Inject(UMGEBUNG) private readonly umgebung: Umgebung,
  ) {}

  /** A file was read and is not taken over by itself. */
  wartet({ mandantId, name: anbindung }: Anbindungszeile, datei: string): Promise<unknown> {
    const link = `${this.umgebung.PORTAL_URL}/auftragsmanagement/auftragsimport`;
    return this.brief.stelle('eingangWartet', () => ({ anbindung, datei, link }), mandantId);
  }

  /** A file could not be read. */
  abgewiesen(a: Anbindungszeile, datei: string, grund: Meldung): Promise<unknown> {
    return this.stoerung('eingangAbgewiesen', a, grund, datei);
  }

  /** Reports of a file were not taken. */
  statusAbgewiesen(a: Anbindungszeile, datei: string, grund: Meldung): Promise<unknown> {
    return this.stoerung('statusAbgewiesen', a, grund, datei);
  }

  /** Nothing can come at the moment. */
  gestoert(a: Anbindungszeile, grund: Meldung): Promise<unknown> {
    return this.stoerung('anbindungGestoert', a, grund);
  }

  /** Nothing can go at the moment. */
  ausgangGestoert(a: Anbindungszeile, grund: Meldung): Promise<unknown> {
    return this.stoerung('ausgangGestoert', a, grund);
  }

  private stoerung(
    art: 'eingangAbgewiesen' | 'anbindungGestoert' | 'ausgangGestoert' | 'statusAbgewiesen',
    { mandantId, name: anbindung }: Anbindungszeile,
    grund: Meldung,
    datei = '',
  ): Promise<unknown> {
    const link = `${this.umgebung.PORTAL_URL}/admin/anbindungen`;
    const zu = (sage: Parameters<typeof meldungstext>[1]) => ({
      anbindung,
      datei,
      link,
      grund: meldungstext(grund, sage),
    });
    return this.brief.stelle(art, zu, mandantId);
  }
}
