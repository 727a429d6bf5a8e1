import { punktegrenze, punktesumme } from '@frachtportal/domain/auftrag/gefahrgut/adr-punkte';
import { t } from '@frachtportal/texte/t';
import { formatiereZahl, zeilenzahl } from '../../../../lib/format/zahlen';
import type { Gefahrgut } from './gefahrgutregeln';

/** What the goods contribute to the points of 1.1.3.6, and that only the loaded vehicle decides. */
export function Punktezeile({ zeilen }: { zeilen: readonly Gefahrgut[] }) {
  if (zeilen.length === 0) return null;
  const { punkte, ohneFreistellung, unbekannt } = punktesumme(zeilen);
  return (
    <p className="fp-punkte">
      <b>{formatiereZahl(punkte, 0, 2)}</b> {t('auftrag.erfassung.punkteGrenze')}{' '}
      {formatiereZahl(punktegrenze)} {t('auftrag.erfassung.giltFuerDasBeladeneFahrzeug')}
      {ohneFreistellung && ` ${t('auftrag.erfassung.kategorie0OhneFreistellung')}`}
      {unbekannt > 0 &&
        ` ${t('auftrag.erfassung.ohnePunkteAngabenFehlen', { zeilen: zeilenzahl(unbekannt) })}`}
    </p>
  );
}
