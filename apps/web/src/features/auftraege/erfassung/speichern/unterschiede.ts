import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { AuftragLademittel, AuftragService } from '@frachtportal/domain/auftrag/auftrag-teile';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { felder } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { formatiereTag } from '../../../../lib/format/datum';
import { formatiereZahl, zeilenzahl } from '../../../../lib/format/zahlen';
import { feldname } from '../formular/pruefung';

/** A field in which two versions of an order differ. */
export interface Unterschied {
  feld: string;
  label: string;
  eigen: string;
  fremd: string;
}

/** The words for the id that a field holds, with the value that stands beside it; or undefined. */
export type Benennung = (feld: string, id: number, wert?: string | null) => string | undefined;

/** Where the typed order and the one stored by somebody else differ, in words; both as they would be sent. */
export function unterschiede(
  eigen: Partial<Auftrag>,
  fremd: Partial<Auftrag>,
  benenne: Benennung = () => undefined,
): Unterschied[] {
  const [a, b] = [eigen, fremd] as Record<string, unknown>[];
  return [...felder(Auftrag).values()].flatMap(({ name, label }) => {
    const [meins, anderes] = [a?.[name], b?.[name]].map(verdichtet);
    if (!(name in (a ?? {})) || JSON.stringify(meins) === JSON.stringify(anderes)) return [];
    const worte = (wert: unknown) => inWorten(name, wert, benenne);
    const gleich = name === 'auftragspositionen' && worte(meins) === worte(anderes);
    const genau = (wert: unknown, anderer: unknown) =>
      gleich ? positionsfelder(wert, anderer, benenne) : worte(wert);
    return [{ feld: name, label, eigen: genau(meins, anderes), fremd: genau(anderes, meins) }];
  });
}

type Positionen = (Record<string, unknown> | null)[];

/** Of goods that read alike, as many on either side, the fields in which they differ. */
function positionsfelder(wert: unknown, anderer: unknown, benenne: Benennung): string {
  const [diese, andere] = [wert ?? [], anderer ?? []] as [Positionen, Positionen];
  const teile = diese.flatMap((position, i) =>
    [...felder(Auftragsposition).keys()]
      .filter((name) => JSON.stringify(position?.[name]) !== JSON.stringify(andere[i]?.[name]))
      .map((name) => {
        const worte = inWorten(name, position?.[name], benenne);
        return `${feldname(`auftragspositionen[${i}].${name}`)}: ${worte}`;
      }),
  );
  return teile.join('; ');
}

/** Without empty fields, so that only what people entered is compared. */
function verdichtet(wert: unknown): unknown {
  if (wert === '' || wert === undefined) return null;
  if (Array.isArray(wert)) return wert.map(verdichtet);
  if (typeof wert !== 'object' || wert === null) return wert;
  const paare = Object.entries(wert)
    .map(([name, w]) => [name, verdichtet(w)] as const)
    .filter(([, w]) => w !== null && w !== false && !(Array.isArray(w) && w.length === 0))
    .sort(([m], [n]) => m.localeCompare(n));
  return paare.length === 0 ? null : Object.fromEntries(paare);
}

function inWorten(feld: string, wert: unknown, benenne: Benennung): string {
  if (wert === null || wert === undefined) return '–';
  if (typeof wert === 'boolean') return t(wert ? 'allgemein.ja' : 'allgemein.neinImSatz');
  if (typeof wert === 'number') return benenne(feld, wert) ?? formatiereZahl(wert, 0, 2);
  if (typeof wert === 'string') return formatiereTag(wert);
  if (feld === 'auftragspositionen') return aufgezaehlt(wert as Auftragsposition[], positionInWorten);
  const mitNamen = (id: number | undefined, dazu?: string | null) =>
    benenne(feld, id ?? 0, dazu) ?? `${t('beschriftung.nr')} ${id ?? '–'}`;
  if (feld === 'auftragServices')
    return aufgezaehlt(wert as AuftragService[], (s) => mitNamen(s.spez_num, s.wert));
  if (feld === 'auftragZusLademittel')
    return aufgezaehlt(
      wert as AuftragLademittel[],
      ({ anzahl, lademittel }) => `${formatiereZahl(anzahl)} × ${mitNamen(lademittel?.id)}`,
    );
  if (Array.isArray(wert)) return zeilenzahl(wert.length);
  const texte = Object.values(wert).filter((w) => typeof w === 'string');
  return texte.length > 0 ? texte.join(', ') : mitNamen((wert as { id?: number }).id);
}

const aufgezaehlt = <T>(teile: readonly T[], worte: (teil: T) => string) =>
  teile.map(worte).join('; ') || '–';

function positionInWorten(p: Partial<Auftragsposition>): string {
  const anzahl = p.lademittelAnzahl ?? p.verpackungAnzahl;
  const gewicht = formatiereZahl(p.bruttoGewicht, 2);
  return [anzahl && `${anzahl} ×`, p.warengutBezeichnung, gewicht && `${gewicht} kg`]
    .filter(Boolean)
    .join(' ');
}
