import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Seitentitel } from '../../components/anzeige/Seitentitel';
import { Sprachwahl } from '../../components/bedienung/Sprachwahl';
import { offeneKonfiguration } from '../../lib/konfiguration';
import { Marke, Rechtliches } from '../auftritt/spaeter';
import { Stilknoepfe } from '../theme/Stilknoepfe';
import './anmeldung.css';

interface Eigenschaften {
  titel: string;
  /** What stands at the left and right of the card. */
  links?: ReactNode;
  rechts?: ReactNode;
  /** For forms of two columns. */
  breit?: boolean;
  children: ReactNode;
}

/** The pages before the login: the brand, one card in the middle, below it version, language and style. */
export function AnmeldeFlaeche({ titel, links, rechts, breit, children }: Eigenschaften) {
  const { data: offen } = useQuery(offeneKonfiguration);
  return (
    <main className={`fp-anmeldung${breit ? ' fp-anmeldung-breit' : ''}`}>
      <Seitentitel titel={titel} />
      <header className="fp-produktmarke">
        <Suspense>
          <Marke />
        </Suspense>
      </header>
      {links && (
        <aside className="fp-anmeldung-davor" aria-label={t('anmeldung.information')}>
          {links}
        </aside>
      )}
      <Karte className="fp-stapel fp-anmeldekarte">
        <h1>{t(titel)}</h1>
        {children}
      </Karte>
      {rechts && (
        <aside
          className="fp-anmeldung-daneben"
          aria-label={t('konfiguration.einstellung.isMautrechner.label')}
        >
          {rechts}
        </aside>
      )}
      <footer className="fp-reihe fp-anmeldefuss">
        <span className="fp-gedaempft">
          {t('beschriftung.version')} {__VERSION__}
        </span>
        <Suspense>
          <Rechtliches />
        </Suspense>
        <Sprachwahl />
        {offen?.isCustomstylebuttons && <Stilknoepfe />}
      </footer>
    </main>
  );
}
