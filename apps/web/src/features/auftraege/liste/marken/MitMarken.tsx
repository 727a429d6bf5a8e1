import { lazy, type ReactNode, Suspense, useState } from 'react';
import { keineMarken, Markenkontext } from './marken';

// The rows do not wait for it.
const Markenquelle = lazy(async () => ({ default: (await import('./Markenquelle')).Markenquelle }));

/** Knows for the rows below what waits beside each order. */
export function MitMarken({ children }: { children: ReactNode }) {
  const [marken, setMarken] = useState(keineMarken);
  return (
    <Markenkontext value={marken}>
      <Suspense>
        <Markenquelle onMarken={setMarken} />
      </Suspense>
      {children}
    </Markenkontext>
  );
}
