import { type ReactNode, useState } from 'react';
import { Markenquelle } from './Markenquelle';
import { keineMarken, Markenkontext } from './marken';

/** Knows for the rows below what waits beside each order. */
export function MitMarken({ children }: { children: ReactNode }) {
  const [marken, setMarken] = useState(keineMarken);
  return (
    <Markenkontext value={marken}>
      <Markenquelle onMarken={setMarken} />
      {children}
    </Markenkontext>
  );
}
