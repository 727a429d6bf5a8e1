import { t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useErreichbar } from '../../lib/ereignisse/verbindung';
import { nachRegung } from '../../lib/nachladen';
import { pfade } from '../../lib/pfade';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { useTasten } from '../../lib/tasten';
import { Fehlerseite } from '../Fehlerseite';
import { Hauptmenue } from './Hauptmenue';
import { Kopfleiste } from './Kopfleiste';
import './rahmen.css';

const Palette = nachRegung(async () => (await import('../palette/Palette')).Palette);

const merkplatz = 'menue';
const rundgang = new URL(pfade.rundgang, window.location.origin).hash;
const sucheDort = { state: { fokus: 'suche' } };

const BetriebsBanner = lazy(async () => ({ default: (await import('./BetriebsBanner')).BetriebsBanner }));
const WechselBanner = lazy(async () => ({ default: (await import('./WechselBanner')).WechselBanner }));
const Schublade = lazy(() => import('@mui/material/Drawer'));
const Rundgang = lazy(async () => ({ default: (await import('../rundgang/Rundgang')).Rundgang }));
const Tastenblatt = lazy(async () => ({ default: (await import('./Tastenblatt')).Tastenblatt }));

/** As chosen; without a choice, icons only where a full menu would take room from the page. */
function anfangsSchmal(): boolean {
  const gewaehlt = localStorage.getItem(merkplatz);
  return gewaehlt === null ? window.innerWidth < 1440 : gewaehlt === 'schmal';
}

/** Top bar, navigation and the page between them. */
export function Rahmen() {
  const klein = useMediaQuery('(max-width: 899.95px)', { noSsr: true });
  const [schmal, setSchmal] = useState(anfangsSchmal);
  const [schublade, setSchublade] = useState(false);
  const [tasten, setTasten] = useState(false);
  const [palette, setPalette] = useState(false);
  const erreichbar = useErreichbar();
  const ort = useLocation();
  const gehe = useNavigate();
  const darf = useRechte();
  const gewechseltVon = useSitzung()?.ansprueche['gewechselt-von'];

  useTasten({
    'Alt+n': () => darf('auftrag.bearbeiten') && gehe(pfade.neuerAuftrag),
    // A page with a search field of its own takes the key itself.
    '/': () => !document.querySelector('.fp-suchtext') && gehe(pfade.auftragsliste, sucheDort),
    'Ctrl+k': () => setPalette(true),
    '?': () => setTasten(true),
  });

  const klappe = () => {
    if (klein) return setSchublade(true);
    localStorage.setItem(merkplatz, schmal ? 'breit' : 'schmal');
    setSchmal(!schmal);
  };

  return (
    <div className="fp-rahmen">
      <a className="fp-sprung" href="#inhalt">
        {t('rahmen.rahmen.zumInhaltSpringen')}
      </a>
      <Kopfleiste onMenue={klappe} onTasten={() => setTasten(true)} onSpringen={() => setPalette(true)} />
      <Suspense>
        {gewechseltVon && <WechselBanner admin={gewechseltVon} />}
        {darf('installation.verwalten') && <BetriebsBanner />}
      </Suspense>
      {!erreichbar && (
        <Alert severity="warning" className="fp-getrennt" role="status">
          {t('meldung.server.getrennt')}
        </Alert>
      )}
      <div className="fp-mitte-leiste">
        {klein ? (
          <Suspense>
            <Schublade open={schublade} onClose={() => setSchublade(false)}>
              <Hauptmenue onWahl={() => setSchublade(false)} />
            </Schublade>
          </Suspense>
        ) : (
          <Hauptmenue schmal={schmal} />
        )}
        <main id="inhalt" className="fp-inhalt" tabIndex={-1}>
          <ErrorBoundary FallbackComponent={Fehlerseite} resetKeys={[ort.pathname]}>
            <Suspense>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {palette && <Palette onSchliessen={() => setPalette(false)} />}
      {ort.hash === rundgang && (
        <Suspense>
          <Rundgang />
        </Suspense>
      )}
      {tasten && (
        <Suspense>
          <Tastenblatt onSchliessen={() => setTasten(false)} />
        </Suspense>
      )}
    </div>
  );
}
