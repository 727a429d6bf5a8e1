import { t } from '@frachtportal/texte/t';
import type { ReactNode } from 'react';

interface Eigenschaften {
  titel?: ReactNode;
  /** Names the card where it has no visible title. */
  name?: string;
  aktionen?: ReactNode;
  children: ReactNode;
  className?: string;
  id?: string;
}

/** A framed surface with an optional heading. */
export function Karte({ titel, name, aktionen, children, className, id }: Eigenschaften) {
  return (
    <section id={id} className={`fp-karte ${className ?? ''}`} aria-label={name && t(name)}>
      {(titel || aktionen) && (
        <header className="fp-karte-kopf">
          {titel && <h2>{typeof titel === 'string' ? t(titel) : titel}</h2>}
          <span className="fp-fuellung" />
          {aktionen}
        </header>
      )}
      {children}
    </section>
  );
}

/** Fields side by side; on a phone below each other where they do not fit. */
export function Zeile({ children, umbruch }: { children: ReactNode; umbruch?: boolean }) {
  return <div className={umbruch ? 'fp-zeile fp-zeile-umbruch' : 'fp-zeile'}>{children}</div>;
}

/** Rows of fields below each other. */
export function Zeilen({ children }: { children: ReactNode }) {
  return <div className="fp-zeilen">{children}</div>;
}
