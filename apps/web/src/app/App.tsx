import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RouterProvider } from 'react-router-dom';
import { Meldungen, useMeldungen } from '../components/Meldungen';
import { erstelleAbfragen } from '../lib/abfragen';
import { useRegung } from '../lib/regung';
import { starteVorab } from '../lib/start';
import { Fehlerseite } from './Fehlerseite';
import { frageListeVoraus } from './ladeListe';
import { erstelleRouter } from './routen';
import { muiTheme } from './theme/muiTheme';

const Tippfenster = lazy(async () => ({ default: (await import('../components/Tippfenster')).Tippfenster }));

export function App() {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={muiTheme}>
        <ErrorBoundary FallbackComponent={Fehlerseite}>
          <Meldungen>
            <MitDaten />
            <Tipps />
          </Meldungen>
        </ErrorBoundary>
      </ThemeProvider>
    </StyledEngineProvider>
  );
}

/** Nobody rests the mouse on anything before they have moved it. */
function Tipps() {
  return (
    useRegung() && (
      <Suspense>
        <Tippfenster />
      </Suspense>
    )
  );
}

function MitDaten() {
  const { melde } = useMeldungen();
  const [abfragen] = useState(() => {
    const neu = erstelleAbfragen(melde);
    // What cannot be had ahead is asked for again, and told, by the page itself.
    void frageListeVoraus(neu, starteVorab(neu)).catch(() => undefined);
    return neu;
  });
  const [router] = useState(() => erstelleRouter());
  return (
    <QueryClientProvider client={abfragen}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
