import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { liesAuftrag } from '@frachtportal/domain/auftrag/eingang/auftrag-lesen';
import { pruefePostleitzahlen } from '@frachtportal/domain/auftrag/postleitzahlen';
import { type Feld, felder, type Klasse } from '@frachtportal/domain/feld/feld';
import { lies } from '@frachtportal/domain/feld/lesen';
import { ersteJeFeld, type Meldung } from '@frachtportal/domain/feld/meldung';
import type { Pruefling } from '@frachtportal/domain/regel/regel';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { satz, t } from '@frachtportal/texte/t';
import type { Zellmeldung } from '../../../../components/raster/zustand/sicht';
import type { Pruefumgebung } from './usePruefumgebung';

/** Messages sorted by where they are shown. */
export interface Befund {
  /** By path of the form field. */
  felder: ReadonlyMap<string, string>;
  zellen: readonly Zellmeldung[];
  /** At no field of this screen. */
  uebrige: readonly Meldung[];
}

export const ohneBefund: Befund = { felder: new Map(), zellen: [], uebrige: [] };

/** An order as it would be sent, and the same with what its references point to. */
export interface Erfasst {
  auftrag: Partial<Auftrag>;
  roh: Pruefling;
}

/** All rules of the domain on an order; the first message of a field counts. */
export function pruefe({ auftrag, roh }: Erfasst, umgebung: Pruefumgebung): Meldung[] {
  const { meldungen } = liesAuftrag(auftrag, umgebung);
  const { regelwerk: r } = umgebung;
  return ersteJeFeld([...meldungen, ...(r?.pflichtverletzungen(r.befunde(roh, umgebung)) ?? [])]);
}

/** The rules of an order that a template keeps: it may be incomplete, but what stands there must be right. */
export function pruefeVorlage(auftrag: Partial<Auftrag>, laender: readonly Land[]): Meldung[] {
  const { wert, meldungen } = lies(Auftrag, auftrag, '', { entwurf: true });
  return meldungen.length > 0 ? meldungen : pruefePostleitzahlen(wert, laender);
}

const position = /^auftragspositionen\[(\d+)\](?:\.(\w+))?/;

/** Columns that stand for fields without a column of their own. */
const vertreter: Record<string, string> = { verpackungseinheit: 'verpackungAnzahl' };

/**
 * Sorts messages by where they are shown.
 * @param zeilen keys of the rows in the order in which they were sent
 * @param istFeld has the screen a field of this path?
 */
export function verteile(
  meldungen: readonly Meldung[],
  zeilen: readonly number[],
  istFeld: (pfad: string) => boolean,
): Befund {
  const felder = new Map<string, string>();
  const zellen: Zellmeldung[] = [];
  const uebrige: Meldung[] = [];
  for (const m of meldungen) {
    const treffer = position.exec(m.field ?? '');
    const schluessel = treffer ? zeilen[Number(treffer[1])] : undefined;
    const feld = treffer?.[2] ?? 'warengutBezeichnung';
    if (schluessel !== undefined) zellen.push({ schluessel, feld: vertreter[feld] ?? feld, text: satz(m) });
    else if (m.field && istFeld(m.field)) felder.set(m.field, felder.get(m.field) ?? satz(m));
    else uebrige.push(m);
  }
  return { felder, zellen, uebrige };
}

/** The words for a field in messages: `Empfänger · PLZ`, `Pos. 2 · Gewicht`, `zusätzliche Lademittel Nr. 1 · Anzahl`. */
export function feldname(pfad: string): string {
  const worte: string[] = [];
  let klasse: Klasse | undefined = Auftrag;
  for (const teil of pfad.split('.')) {
    const [, name = '', nummer] = /^(\w+)(?:\[(\d+)\])?$/.exec(teil) ?? [];
    const feld: Feld | undefined = klasse && felder(klasse).get(name);
    if (!feld) return worte.join(' · ') || pfad;
    const titel =
      name === 'auftragspositionen' ? t('beschriftung.pos') : `${t(feld.label)} ${t('beschriftung.nr')}`;
    worte.push(nummer === undefined ? t(feld.label) : `${titel} ${Number(nummer) + 1}`);
    klasse = feld.klasse?.();
  }
  return worte.join(' · ');
}

/** Messages for the modal, where nothing else says which field they are about. */
export function mitFeldname(meldungen: readonly Meldung[]): Meldung[] {
  return meldungen.map((m) => (m.field ? { ...m, text: `${feldname(m.field)}: ${satz(m)}` } : m));
}

function wertAn(objekt: unknown, pfad: string): unknown {
  return pfad
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((wert, teil) => (wert as Record<string, unknown> | null | undefined)?.[teil], objekt);
}

/** Messages of the server hold as long as what they are about stays as it was sent. */
export function nochGueltig(
  meldungen: readonly Meldung[],
  gesendet: Partial<Auftrag>,
  jetzt: Partial<Auftrag>,
): Meldung[] {
  if (gesendet.auftragspositionen?.length !== jetzt.auftragspositionen?.length) {
    return meldungen.filter((m) => !m.field?.startsWith('auftragspositionen'));
  }
  return meldungen.filter((m) => {
    const pfad = m.field ?? '';
    return JSON.stringify(wertAn(gesendet, pfad)) === JSON.stringify(wertAn(jetzt, pfad));
  });
}
