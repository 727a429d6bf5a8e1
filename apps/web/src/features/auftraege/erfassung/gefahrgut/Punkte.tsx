import { punktegrenze, punktesumme } from '@frachtportal/domain/auftrag/adr-punkte';
import { wort } from '@frachtportal/domain/texte/text';
import { formatiereZahl, zeilenzahl } from '../../../../lib/zahlen';
import type { Gefahrgut } from './gefahrgutregeln';
import './gefahrgut.css';

/** What the goods contribute to the points of 1.1.3.6, and that only the loaded vehicle decides. */
export function Punktezeile({ zeilen }: { zeilen: readonly Gefahrgut[] }) {
  if (zeilen.length === 0) return null;
  const { punkte, ohneFreistellung, unbekannt } = punktesumme(zeilen);
  return (
    <p className="fp-punkte">
      <b>{formatiereZahl(punkte, 0, 2)}</b> {wort('Punkte nach ADR 1.1.3.6 – die Grenze von')}{' '}
      {formatiereZahl(punktegrenze)} {wort('gilt für das beladene Fahrzeug.')}
      {ohneFreistellung && ` ${wort('Beförderungskategorie 0: keine Freistellung.')}`}
      {unbekannt > 0 &&
        ` ${wort('{zeilen} ohne Punkte (Angaben fehlen).', { zeilen: zeilenzahl(unbekannt) })}`}
    </p>
  );
}
