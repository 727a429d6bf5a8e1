import type { Kommentar } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { Lesekreis, lesekasten } from '../../components/anzeige/Lesekreis';
import { formatiereZeitpunkt } from '../../lib/format/datum';

interface Eigenschaften {
  kommentar: Kommentar;
  /** Whoever could write internal ones sees of each for whom it is. */
  mitKreis: boolean;
}

/** A comment: for whom it is shows in colour, in form and in words. */
export function Kommentarzeile({ kommentar: k, mitKreis }: Eigenschaften) {
  return (
    <li className={`fp-kommentar ${lesekasten(k.intern)}`}>
      <div className="fp-reihe">
        <b>{k.verfasser}</b>
        {mitKreis && <Lesekreis intern={k.intern} />}
        {k.ungelesen && <span className="fp-kommentar-neu">{t('kommentar.neu')}</span>}
      </div>
      <p>{k.text}</p>
      <time className="fp-gedaempft" dateTime={k.erstelltAm}>
        {formatiereZeitpunkt(k.erstelltAm)}
      </time>
    </li>
  );
}
