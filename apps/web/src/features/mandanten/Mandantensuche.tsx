import { feld } from '@frachtportal/domain/feld/feld';
import { pruefeMandantensuche, Mandantensuche as Suche } from '@frachtportal/domain/mandant/mandant.rules';
import { Feld } from '../../components/Feld';

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
      platzhalter="Name, Straße, PLZ oder Ort"
      autoFocus={autoFocus ?? false}
      wert={wert}
      hinweis={treffer.toLocaleString('de-DE')}
      fehler={pruefeMandantensuche({ searchString: wert })[0]?.text}
      onAendern={(neu) => onAendern(neu ?? '')}
    />
  );
}
