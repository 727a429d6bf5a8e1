import { t } from '@frachtportal/texte/t';

/** The page numbers offered: a window of at most ten around the current page. */
export function seitenfenster(seite: number, seiten: number, breite = 10): number[] {
  const anzahl = Math.min(breite, seiten);
  const erste = Math.max(1, Math.min(seite - Math.floor(breite / 2), seiten - anzahl + 1));
  return Array.from({ length: anzahl }, (_, i) => erste + i);
}

/** The contract's info line under the list. */
export function infozeile(gesamt: number, zeilen: number, seite: number, ungezaehlt = false): string {
  const zahl = (n: number) => n.toLocaleString('de-DE');
  const von = gesamt === 0 ? 0 : (seite - 1) * zeilen + 1;
  const bis = Math.min(seite * zeilen, gesamt);
  return t('bedienung.tabelle.infozeile', {
    gesamt: ungezaehlt ? t('bedienung.tabelle.wirdGezaehlt') : zahl(gesamt),
    zeilen,
    von: zahl(von),
    bis: zahl(bis),
  });
}
