import { t } from '@frachtportal/texte/t';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';

export interface Reitereintrag<S extends string> {
  schluessel: S;
  titel: string;
  /** Number of faults inside; shows at the tab. */
  fehler?: number;
  /** Number of things inside; shows at the tab. */
  anzahl?: number;
  /** Some of them are new. */
  neu?: boolean;
}

interface Eigenschaften<S extends string> {
  name: string;
  reiter: readonly Reitereintrag<S>[];
  aktiv: S;
  onWechsel: (schluessel: S) => void;
  /** Stands at the far end of the tabs. */
  rechts?: ReactNode;
  /** One line of tabs, whatever the width: what is not in sight comes with the buttons at its ends or the arrow keys. */
  einzeilig?: boolean;
  /** The panel scrolls, so that the arrow keys have to reach it. */
  rollt?: boolean;
  children: ReactNode;
}

/** Tabs with their panel; arrow keys move between the tabs. */
export function Reiter<S extends string>(p: Eigenschaften<S>) {
  const id = useId();
  return (
    <>
      <div className="fp-reiterzeile">
        <Tabs
          value={p.aktiv}
          onChange={(_, neu: S) => p.onWechsel(neu)}
          selectionFollowsFocus
          variant={p.einzeilig ? 'scrollable' : 'standard'}
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={t(p.name)}
        >
          {p.reiter.map((r) => (
            <Tab
              key={r.schluessel}
              value={r.schluessel}
              id={`${id}-${r.schluessel}`}
              aria-controls={`${id}-inhalt`}
              label={<Beschriftung {...r} />}
            />
          ))}
        </Tabs>
        {p.rechts}
      </div>
      <div
        id={`${id}-inhalt`}
        className="fp-reiter-inhalt"
        role="tabpanel"
        tabIndex={p.rollt ? 0 : undefined}
        aria-labelledby={`${id}-${p.aktiv}`}
      >
        {p.children}
      </div>
    </>
  );
}

function Beschriftung({ titel, fehler, anzahl, neu }: Reitereintrag<string>) {
  return (
    <span>
      {t(titel)}
      {!!fehler && (
        <>
          {' '}
          <Chip
            component="span"
            color="error"
            label={
              <>
                {fehler}
                <span className="fp-nur-vorlesen"> {t('beschriftung.fehler')}</span>
              </>
            }
          />
        </>
      )}
      {!!anzahl && (
        <>
          {' '}
          <span className="fp-reiter-anzahl" data-neu={neu ? '' : undefined}>
            {anzahl}
            {neu && <span className="fp-nur-vorlesen"> {t('kommentar.ungelesen')}</span>}
          </span>
        </>
      )}
    </span>
  );
}
