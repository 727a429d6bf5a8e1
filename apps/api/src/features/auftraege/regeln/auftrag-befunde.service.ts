import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { type Befund, befunde } from '@frachtportal/domain/regel/befunde';
import type { Hinweis } from '@frachtportal/domain/regel/hinweis';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Injectable } from '@nestjs/common';
import { heute } from '../../../platform/http/uhr.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';

/** Asks the rules of sense about orders. */
@Injectable()
export class AuftragBefunde {
  constructor(private readonly stammdaten: Stammdaten) {}

  /** What the rules find in an order of a client; it may name rows of the dangerous-goods table by id alone. */
  async zu(auftrag: Auftrag, mandantId: number): Promise<Befund[]> {
    const { konfiguration, hauptmandantId } = identitaet();
    const mandanten = [mandantId, hauptmandantId];
    return befunde(await this.mitGefahrgutklassen(auftrag, mandanten), {
      konfiguration,
      verpackungen: await this.stammdaten.liste('verpackung', mandanten),
      lademittel: await this.stammdaten.liste('lademittel', mandanten),
      laender: await this.stammdaten.liste('land', []),
      heute: heute(),
    });
  }

  private async mitGefahrgutklassen(auftrag: Auftrag, mandanten: number[]): Promise<Auftrag> {
    if (!auftrag.auftragspositionen?.some((p) => p.auftragsgefahrgueter?.length)) return auftrag;
    const klasse = async (id: number | undefined) =>
      id ? this.stammdaten.eintrag('gefahrgutklasse', id, mandanten) : undefined;
    const auftragspositionen = await Promise.all(
      auftrag.auftragspositionen.map(async (p) => ({
        ...p,
        auftragsgefahrgueter: await Promise.all(
          (p.auftragsgefahrgueter ?? []).map(async (z) => ({
            ...z,
            gefahrgutklasse: (await klasse(z.gefahrgutklasse?.id ?? z.gefahrgutUnnr?.id)) ?? null,
          })),
        ),
      })),
    );
    return { ...auftrag, auftragspositionen };
  }
}

/** Findings as an answer names them. */
export function alsHinweise(gefunden: readonly Befund[], sage: Uebersetzer): Hinweis[] {
  return gefunden.map((b) => ({
    regel: b.regel,
    schwere: b.schwere,
    feld: b.field ?? null,
    text: meldungstext(b, sage),
  }));
}
