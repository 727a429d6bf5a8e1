import { feld } from '@frachtportal/domain/feld/feld';
import { pruefeMandantensuche, Mandantensuche as Suche } from '@frachtportal/domain/mandant/mandant.rules';
import { satz } from '@frachtportal/texte/t';
import { Feld } from '../../components/felder/Feld';

interface Eigenschaften {
  label: string;
  wert: string;
  /** How many there are, beside the label. */
  treffer: number;
  onAendern: (wert: string) => void;
  autoFocus?: boolean;
}

/** The search for clients: two characters or nothing. */
export function Mandantensuche({ label, wert, treffer, onAendern, autoFocus }: Eigenschaften) {
  return (
    <Feld
      feld={feld(Suche, 'searchString')}
      label={label}
      art="search"
      name="mandantensuche"
      platzhalter="mandant.mandantensuche.nameStrassePlzOderOrt"
      autoFocus={autoFocus ?? false}
      wert={wert}
      hinweis={treffer.toLocaleString('de-DE')}
      fehler={satz(pruefeMandantensuche({ searchString: wert })[0])}
      onAendern={(neu) => onAendern(neu ?? '')}
    />
  );
}
