import { StyledEngineProvider } from '@mui/material/styles';
import { GlobalStyles, ThemeProvider } from '@mui/system';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { RouterProvider } from 'react-router-dom';
import { Meldungen, useMeldungen } from '../components/dialog/Meldungen';
import { erstelleAbfragen } from '../lib/abfragen/abfragen';
import { starteVorab } from '../lib/start';
import { Fehlerseite } from './Fehlerseite';
import { frageListeVoraus } from './ladeListe';
import { erstelleRouter } from './routen';
import { muiTheme } from './theme/muiTheme';

/** There is one colour scheme for MUI, see muiTheme: what its own provider does to switch between several can stay out. */
const stilvariablen = muiTheme.generateStyleSheets();

export function App() {
  return (
    <StyledEngineProvider enableCssLayer>
      <ThemeProvider theme={muiTheme}>
        <GlobalStyles styles={stilvariablen} />
        <ErrorBoundary FallbackComponent={Fehlerseite}>
          <Meldungen>
            <MitDaten />
          </Meldungen>
        </ErrorBoundary>
      </ThemeProvider>
    </StyledEngineProvider>
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
