import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { fehler, type Meldung } from '@frachtportal/domain/feld/meldung';
import { satz, t } from '@frachtportal/texte/t';
import type { Storno, Uebertragung } from '../../api/listenaktionen';
import { statuswort } from '../Auftragsstatus';

export interface Bericht {
  gesagt: Meldung[];
  /** What went only in part, with its names. */
  teils: string | null;
}

/**
 * What became of a transfer: how many are marked; by name each that is under way already; and each that has to be mended
 * first, with the rule as the reason.
 */
export function uebertragungsbericht(
  { markiert, abgelehnt, gruende }: Uebertragung,
  zeilen: readonly Auftragszeile[],
  dispo: string,
): Bericht {
  const count = markiert.length;
  const key = count === 1 ? 'auftrag.uebertragenEiner' : 'auftrag.uebertragen';
  const gesagt: Meldung[] = [{ severity: 'INFO', key, params: { count, dispo } }];
  const nicht = zeilen.filter((z) => abgelehnt.includes(z.id));
  const stati = nicht.filter((z) => !gruende.has(z.id)).map((z) => `${z.spedeigennr} (${t(statuswort(z))})`);
  for (const { id, spedeigennr: number } of nicht) {
    // What has to be mended stays until it has been read.
    for (const regel of gruende.get(id) ?? [])
      gesagt.push(fehler('auftrag.nichtVersandbereit', undefined, { number, grund: t(`regel.${regel}`) }));
  }
  const teils =
    stati.length > 0
      ? t('auftrag.liste.nichtMarkiert', { anzahl: stati.length, gruende: stati.join(', ') })
      : null;
  return { gesagt, teils };
}

/** What became of taking it back; names those that dispatch has already, in words that warn. */
export function stornobericht(
  { anzahl: count, abgelehnt }: Storno,
  zeilen: readonly Auftragszeile[],
  dispo: string,
): Bericht {
  const gesagt: Meldung[] = [{ severity: 'INFO', key: 'auftrag.zurueckgenommen', params: { count, dispo } }];
  const nicht = zeilen.filter((z) => abgelehnt.includes(z.id)).map((z) => z.spedeigennr);
  if (nicht.length === 0) return { gesagt, teils: null };
  const ergebnis = gesagt.map(satz).join(' ');
  return { gesagt: [], teils: t('auftrag.liste.nichtStorniert', { ergebnis, nummern: nicht.join(', ') }) };
}
