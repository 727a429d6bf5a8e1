import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routen, spaetereRouten } from '../app/routen';
import { muiTheme } from '../app/theme/muiTheme';
import { Meldungen, useMeldungen } from '../components/dialog/Meldungen';
import { erstelleAbfragen } from '../lib/abfragen/abfragen';
import { useStart } from '../lib/start';

/** The whole app at an address; answers where it went. */
export function zeigeSeite(adresse: string) {
  const router = createMemoryRouter(routen, {
    initialEntries: [adresse],
    patchRoutesOnNavigation: spaetereRouten,
  });
  zeige(router);
  return { ort: () => router.state.location.pathname + router.state.location.search };
}

/** A part by itself, with everything a page gives it to a user who is logged in. */
export function zeigeTeil(teil: ReactNode) {
  zeige(createMemoryRouter([{ path: '*', element: <Gestartet>{teil}</Gestartet> }]));
}

function Gestartet({ children }: { children: ReactNode }) {
  return useStart().isSuccess && children;
}

function zeige(router: ReturnType<typeof createMemoryRouter>) {
  render(
    <ThemeProvider theme={muiTheme}>
      <Meldungen>
        <MitDaten router={router} />
      </Meldungen>
    </ThemeProvider>,
  );
}

function MitDaten({ router }: { router: ReturnType<typeof createMemoryRouter> }) {
  const { melde } = useMeldungen();
  const [abfragen] = useState(() => erstelleAbfragen(melde));
  return (
    <QueryClientProvider client={abfragen}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
