import { t } from '@frachtportal/texte/t';
import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { type ReactNode, useState } from 'react';
import { nachRegung } from '../../lib/nachladen';
import { Knopf, type KnopfEigenschaften } from './Knopf';
import type { Menueeintrag } from './Menue';

const Menue = nachRegung(async () => (await import('./Menue')).Menue);

/** The toolbar above a content; `rechts` stands at the far end. */
export function Werkzeugleiste({
  titel,
  children,
  rechts,
}: {
  titel: string;
  children: ReactNode;
  rechts?: ReactNode;
}) {
  return (
    <section className="fp-werkzeuge" aria-label={t(titel)}>
      {children}
      {rechts && <div className="fp-werkzeuge-rechts">{rechts}</div>}
    </section>
  );
}

/** A gap between groups of tools. */
export function Werkzeugtrenner() {
  return <span className="fp-werkzeuge-trenner" aria-hidden="true" />;
}

/** A button that opens a menu, e.g. of the reports to print. */
export function Menueknopf({
  eintraege,
  ...knopf
}: KnopfEigenschaften & { eintraege: readonly Menueeintrag[] }) {
  const [anker, setAnker] = useState<HTMLElement | null>(null);
  return (
    <>
      <Knopf
        {...knopf}
        iconHinten={knopf.nurIcon ? undefined : <ArrowIcon />}
        aufgeklappt={anker !== null}
        onClick={(e) => setAnker(e.currentTarget)}
      />
      {anker && <Menue anker={anker} eintraege={eintraege} onSchliessen={() => setAnker(null)} />}
    </>
  );
}
