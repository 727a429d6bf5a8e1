import { wort } from '@frachtportal/domain/texte/text';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import './flaechen.css';

export interface Reitereintrag<S extends string> {
  schluessel: S;
  titel: string;
  /** Number of faults inside; shows at the tab. */
  fehler?: number;
}

interface Eigenschaften<S extends string> {
  name: string;
  reiter: readonly Reitereintrag<S>[];
  aktiv: S;
  onWechsel: (schluessel: S) => void;
  /** Stands at the far end of the tabs. */
  rechts?: ReactNode;
  children: ReactNode;
}

/** Tabs with their panel; arrow keys move between the tabs. */
export function Reiter<S extends string>({
  name,
  reiter,
  aktiv,
  onWechsel,
  rechts,
  children,
}: Eigenschaften<S>) {
  const id = useId();
  const leiste = useRef<HTMLDivElement>(null);

  const taste = (e: KeyboardEvent) => {
    const schritt = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
    if (schritt === 0) return;
    e.preventDefault();
    const index = (reiter.findIndex((r) => r.schluessel === aktiv) + schritt + reiter.length) % reiter.length;
    onWechsel((reiter[index] as Reitereintrag<S>).schluessel);
    (leiste.current?.children[index] as HTMLElement | undefined)?.focus();
  };

  return (
    <>
      <div className="fp-reiterzeile">
        <div ref={leiste} className="fp-reiter" role="tablist" aria-label={wort(name)} onKeyDown={taste}>
          {reiter.map((r) => (
            <button
              key={r.schluessel}
              id={`${id}-${r.schluessel}`}
              type="button"
              role="tab"
              aria-selected={r.schluessel === aktiv}
              aria-controls={`${id}-inhalt`}
              tabIndex={r.schluessel === aktiv ? 0 : -1}
              onClick={() => onWechsel(r.schluessel)}
            >
              {wort(r.titel)}
              {!!r.fehler && (
                <>
                  {' '}
                  <span className="fp-reiter-fehler">
                    {r.fehler}
                    <span className="fp-nur-vorlesen"> {wort('Fehler')}</span>
                  </span>
                </>
              )}
            </button>
          ))}
        </div>
        {rechts}
      </div>
      <div
        id={`${id}-inhalt`}
        className="fp-reiter-inhalt"
        role="tabpanel"
        aria-labelledby={`${id}-${aktiv}`}
      >
        {children}
      </div>
    </>
  );
}
