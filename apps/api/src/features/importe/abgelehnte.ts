import type { Uebersetzer } from '@frachtportal/texte/katalog';
import { meldungstext } from '@frachtportal/texte/meldungstext';
import { kataloge } from '@frachtportal/texte/server';
import { alsTextmappe } from '../../platform/dateien/mappe/textmappe.js';
import type { Importart } from './importart.js';
import type { Laufzeile } from './laufzeilen.repository.js';

const zusatz = ['auftragseingang.abgelehnt.zeile', 'auftragseingang.abgelehnt.grund'] as const;

/** The columns that a file of refused lines has beside its own, in all languages. */
export const zusatzspalten: ReadonlySet<string> = new Set(
  Object.values(kataloge).flatMap((k) => zusatz.map((name) => k[name] ?? name)),
);

/** Refused lines with their reasons, to be corrected and sent again. */
export function alsAbgelehntXlsx(
  art: Importart,
  dateikopf: readonly string[],
  abgelehnte: readonly Laufzeile[],
  sage: Uebersetzer,
): Promise<Buffer> {
  const tabelle = dateikopf.length ? undefined : art.alsTabelle?.(abgelehnte, sage);
  const kopf = tabelle?.kopf ?? (dateikopf.length ? dateikopf : [sage('beschriftung.auftrag')]);
  const zeilen = abgelehnte.map((z, i) => ({ ...z, zellen: tabelle?.zeilen[i] ?? z.zellen }));
  const eigene = kopf.filter((name) => !zusatzspalten.has(name));
  const stellen = eigene.map((name) => kopf.indexOf(name));
  const gruende = sage(zusatz[1]);
  return alsTextmappe({
    blatt: sage('auftragseingang.abgelehnt.blatt'),
    kopf: [...eigene, sage(zusatz[0]), gruende],
    breite: [gruende],
    zeilen: zeilen.map((z) => [...stellen.map((i) => z.zellen[i] ?? null), z.nummer, grund(z, kopf, sage)]),
  });
}

function grund({ meldungen }: Laufzeile, kopf: readonly string[], sage: Uebersetzer): string {
  if (!meldungen.length) return sage('meldung.auftragseingang.zeileAndererAuftraege');
  const saetze = meldungen.map((m) => {
    const spalte = m.spalte === null ? '' : (kopf[m.spalte] ?? '');
    return `${spalte ? `${spalte}: ` : ''}${meldungstext(m, sage)}`;
  });
  return saetze.join(' ');
}
