import { t } from '@frachtportal/texte/t';
import { memo, useRef } from 'react';
import { useMeldungen } from '../../../components/dialog/Meldungen';
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

/** The highest price there may be, in cents. */
export const hoechstensCent = 9_999_999;

const zeige = (cent: number) => formatiereZahl(cent / 100, 2);

/** One price; hundreds of them stand on the page, so it is a plain input. What is no amount leaves it as it was, and is said. */
export const Preiszelle = memo(function Preiszelle({ i, j, name, cent, onAendern }: Eigenschaften) {
  const { warne } = useMeldungen();
  // Enter reads it, and so does leaving the cell with it: said once.
  const gesagt = useRef<string>(undefined);
  const entwurf = useEntwurf<number>({
    wert: cent,
    zeige,
    lies: (text) => {
      const betrag = leseZahl(text);
      const neu = betrag === null ? 0 : Math.round(betrag * 100);
      if (neu >= 0 && neu <= hoechstensCent) return neu;
      if (gesagt.current !== text)
        warne(t('maut.tabellen.keinPreis', { text, stelle: name, bisher: zeige(cent) }));
      gesagt.current = text;
      return cent;
    },
    onAendern: (neu) => onAendern(i, j, neu),
  });
  return (
    <input
      {...entwurf}
      onFocus={(e) => {
        gesagt.current = undefined;
        entwurf.onFocus(e);
      }}
      className="fp-maut-preis"
      data-stelle={`${i}/${j}`}
      aria-label={name}
      inputMode="decimal"
      autoComplete="off"
    />
  );
});
