import { memo } from 'react';
import { useEntwurf } from '../../../components/formular/useEntwurf';
import { formatiereZahl, leseZahl } from '../../../lib/format/zahlen';

interface Eigenschaften {
  i: number;
  j: number;
  /** The bands it belongs to, for screen readers. */
  name: string;
  cent: number;
  onAendern: (i: number, j: number, cent: number) => void;
}

const hoechstensCent = 9_999_999;

/** One price; hundreds of them stand on the page, so it is a plain input. What is no amount leaves it as it was. */
export const Preiszelle = memo(function Preiszelle({ i, j, name, cent, onAendern }: Eigenschaften) {
  const entwurf = useEntwurf<number>({
    wert: cent,
    zeige: (wert) => formatiereZahl(wert / 100, 2),
    lies: (text) => {
      const betrag = leseZahl(text);
      const neu = betrag === null ? 0 : Math.round(betrag * 100);
      return neu >= 0 && neu <= hoechstensCent ? neu : cent;
    },
    onAendern: (neu) => onAendern(i, j, neu),
  });
  return (
    <input
      {...entwurf}
      className="fp-maut-preis"
      data-stelle={`${i}/${j}`}
      aria-label={name}
      inputMode="decimal"
      autoComplete="off"
    />
  );
});
