import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { felder } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { formatiereTag } from '../../../../lib/format/datum';
import { formatiereZahl, zeilenzahl } from '../../../../lib/format/zahlen';

/** A field in which two versions of an order differ. */
export interface Unterschied {
  feld: string;
  label: string;
  eigen: string;
  fremd: string;
}

/** The words for the id that a field holds, or undefined. */
export type Benennung = (feld: string, id: number) => string | undefined;

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
    return [{ feld: name, label, eigen: worte(meins), fremd: worte(anderes) }];
  });
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
  if (feld === 'auftragspositionen') return (wert as Auftragsposition[]).map(positionInWorten).join('; ');
  if (Array.isArray(wert)) return zeilenzahl(wert.length);
  const { id } = wert as { id?: number };
  const texte = Object.values(wert).filter((w) => typeof w === 'string');
  return texte.length > 0
    ? texte.join(', ')
    : (benenne(feld, id ?? 0) ?? `${t('beschriftung.nr')} ${id ?? '–'}`);
}

function positionInWorten(p: Partial<Auftragsposition>): string {
  const anzahl = p.lademittelAnzahl ?? p.verpackungAnzahl;
  const gewicht = formatiereZahl(p.bruttoGewicht, 2);
  return [anzahl && `${anzahl} ×`, p.warengutBezeichnung, gewicht && `${gewicht} kg`]
    .filter(Boolean)
    .join(' ');
}
