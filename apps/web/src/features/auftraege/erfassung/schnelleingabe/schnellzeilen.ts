import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { alsGefahrgutzeile, type Eingestuft } from '@frachtportal/domain/schnelleingabe/gefahrgut';
import { t } from '@frachtportal/texte/t';
import { formatiereZahl } from '../../../../lib/format/zahlen';
import type { Erfassungslisten } from '../formular/listen';

/** The cells of the grid that a position fills. */
export function alsBlock(position: Eingestuft): { feld: string; wert: unknown }[] {
  const gefahrgut = alsGefahrgutzeile(position);
  const zellen = Object.entries(position.werte).map(([feld, wert]) => ({ feld, wert }));
  return gefahrgut ? [...zellen, { feld: 'auftragsgefahrgueter', wert: [gefahrgut] }] : zellen;
}

/** A position in words: "3 Europalette · Schrauben · 450 kg · 120 × 80 × 110 cm". */
export function zusammenfassung(
  { werte: w, gefahrgut, klasse }: { werte: Partial<Auftragsposition> } & Partial<Omit<Eingestuft, 'werte'>>,
  { verpackungen, lademittel }: Pick<Erfassungslisten, 'verpackungen' | 'lademittel'>,
): string {
  const name = (liste: readonly { id: number; langBezeichnung: string }[], id: number | undefined) =>
    liste.find((e) => e.id === id)?.langBezeichnung ?? '';
  const mit = (zahl: number | null | undefined, einheit: string, dezimal = 2) =>
    zahl ? `${formatiereZahl(zahl, 0, dezimal)} ${einheit}` : '';
  const masse = [w.laengeCM, w.breiteCM, w.hoeheCM];
  return [
    mit(w.verpackungAnzahl, name(verpackungen, w.verpackung?.id)),
    mit(w.lademittelAnzahl, name(lademittel, w.lademittel?.id)),
    w.warengutBezeichnung,
    mit(w.bruttoGewicht, 'kg'),
    masse.some(Boolean) && `${masse.map((m) => m ?? '–').join(' × ')} cm`,
    mit(w.volumenCBM, 'm³', 3),
    mit(w.lademeter, t('beschriftung.lademeter')),
    mit(w.stellplaetze, t('beschriftung.stellplaetze')),
    klasse &&
      ['UN', klasse.unnr, klasse.verpackungsgruppe, klasse.bezeichnung.slice(0, 40)]
        .filter(Boolean)
        .join(' '),
    mit(gefahrgut?.liter, 'l'),
    gefahrgut?.nettoGewicht && `${t('beschriftung.nettoGewicht')} ${mit(gefahrgut.nettoGewicht, 'kg')}`,
    gefahrgut?.begrenztemenge && 'LQ',
  ]
    .filter(Boolean)
    .join(' · ');
}
