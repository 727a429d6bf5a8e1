import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { nachRegung } from '../../lib/nachladen';

const Verfolgungsdialog = nachRegung(async () => (await import('./Verfolgungsdialog')).Verfolgungsdialog);

interface Eigenschaften {
  auftragId: number;
  /** Whom the recipient's address names for tracking. */
  email: string | null;
}

/** Leads to a link with which somebody without an account follows the order. */
export function Verfolgungsknopf(p: Eigenschaften) {
  const [offen, setOffen] = useState(false);
  return (
    <>
      <Knopf text="verfolgung.linkTeilen" onClick={() => setOffen(true)} />
      {offen && <Verfolgungsdialog {...p} onSchliessen={() => setOffen(false)} />}
    </>
  );
}
