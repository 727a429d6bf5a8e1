import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { routen } from '../app/routen';
import { muiTheme } from '../app/theme/muiTheme';
import { Meldungen, useMeldungen } from '../components/Meldungen';
import { erstelleAbfragen } from '../lib/abfragen';

/** The whole app at an address; answers where it went. */
export function zeigeSeite(adresse: string) {
  const router = createMemoryRouter(routen, { initialEntries: [adresse] });
  render(
    <ThemeProvider theme={muiTheme}>
      <Meldungen>
        <MitDaten router={router} />
      </Meldungen>
    </ThemeProvider>,
  );
  return { ort: () => router.state.location.pathname + router.state.location.search };
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
