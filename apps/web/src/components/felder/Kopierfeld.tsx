import type { Meldungsschluessel } from '@frachtportal/texte/katalog';
import { useRef } from 'react';
import { Knopf } from '../bedienung/Knopf';
import { useMeldungen } from '../dialog/Meldungen';
import { Feld } from './Feld';

interface Eigenschaften {
  label: string;
  wert: string;
  /** What is said once it is in the clipboard. */
  kopiert: Meldungsschluessel;
}

/** A text to take along. Where the browser gives no clipboard away, all of it is marked for copying by hand. */
export function Kopierfeld({ label, wert, kopiert }: Eigenschaften) {
  const { info } = useMeldungen();
  const eingabe = useRef<HTMLInputElement>(null);
  const kopiere = () => {
    const markiere = () => eingabe.current?.focus();
    if (navigator.clipboard) void navigator.clipboard.writeText(wert).then(() => info(kopiert), markiere);
    else markiere();
  };
  return (
    <div className="fp-reihe">
      <Feld label={label} wert={wert} nurLesen inputRef={eingabe} onFocus={() => eingabe.current?.select()} />
      <Knopf text="allgemein.kopieren" primaer autoFocus onClick={kopiere} />
    </div>
  );
}
