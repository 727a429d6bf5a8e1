import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { HeutigerAuftrag } from '@frachtportal/domain/auftrag/wiederholung/bisherige';
import { type Befund, befunde, schwereVon } from '@frachtportal/domain/regel/befunde';
import type { Hinweis } from '@frachtportal/domain/regel/hinweis';
import type { Regelkontext } from '@frachtportal/domain/regel/regel';
import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { Injectable } from '@nestjs/common';
import { heute } from '../../../platform/http/uhr.js';
import { identitaet } from '../../../platform/tenancy/anfrage-kontext.js';
import { Dispovorgabenauskunft } from '../../anbindungen/ausgang/dispovorgabenauskunft.read-model.js';
import { Stammdaten } from '../../stammdaten/stammdaten.read-model.js';
import { BisherigeReadModel } from '../wiederholung/bisherige.read-model.js';

/** The rule that looks at other orders than the one it is asked about. */
const wiederholung = 'gleicherAuftrag';

/** Asks the rules of sense about orders. */
@Injectable()
export class AuftragBefunde {
  constructor(
    private readonly stammdaten: Stammdaten,
    private readonly bisherige: BisherigeReadModel,
    private readonly dispovorgaben: Dispovorgabenauskunft,
  ) {}

  /**
   * What the rules find in an order of a client; it may name rows of the dangerous-goods table by id alone.
   * @param nur 'bindend': a finding that only tells something is of no use; 'vorSchreiben': the statement that stores the
   * order says which others of today there are, see `nachSchreiben`
   */
  async zu(auftrag: Auftrag, mandantId: number, nur?: 'bindend' | 'vorSchreiben'): Promise<Befund[]> {
    const { konfiguration, hauptmandantId } = identitaet();
    const mandanten = [mandantId, hauptmandantId];
    const schwere = schwereVon(wiederholung, konfiguration);
    const fragt = nur === 'bindend' ? schwere !== 'hinweis' : nur !== 'vorSchreiben' || schwere === 'pflicht';
    return befunde(await this.mitGefahrgutklassen(auftrag, mandanten), {
      ...(await this.kontext(mandantId, mandanten)),
      heutige: fragt ? await this.heutige(auftrag, mandantId) : [],
    });
  }

  /** What comes to that, where it is no reason not to store the order. */
  async nachSchreiben(auftrag: Auftrag, mandantId: number, heutige: HeutigerAuftrag[]): Promise<Befund[]> {
    const { konfiguration, hauptmandantId } = identitaet();
    if (heutige.length === 0 || schwereVon(wiederholung, konfiguration) === 'pflicht') return [];
    return befunde(auftrag, { ...(await this.kontext(mandantId, [mandantId, hauptmandantId])), heutige }, [
      wiederholung,
    ]);
  }

  private async kontext(mandantId: number, mandanten: number[]): Promise<Omit<Regelkontext, 'heutige'>> {
    return {
      konfiguration: identitaet().konfiguration,
      verpackungen: await this.stammdaten.liste('verpackung', mandanten),
      lademittel: await this.stammdaten.liste('lademittel', mandanten),
      laender: await this.stammdaten.liste('land', []),
      heute: heute(),
      fortras: await this.dispovorgaben.zu(mandantId),
    };
  }

  private async heutige(auftrag: Auftrag, mandantId: number): Promise<HeutigerAuftrag[]> {
    const { name, plz } = auftrag.empfaengerAdresse ?? {};
    return name && plz ? this.bisherige.heutige({ mandantId, name, plz }) : [];
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
