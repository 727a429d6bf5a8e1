import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { nachRegung } from '../../lib/nachladen';

const Verfolgungsdialog = nachRegung(async () => (await import('./Verfolgungsdialog')).Verfolgungsdialog);

/** Leads to a link with which somebody without an account follows the order. */
export function Verfolgungsknopf({ auftragId }: { auftragId: number }) {
  const [offen, setOffen] = useState(false);
  return (
    <>
      <Knopf text="verfolgung.linkTeilen" onClick={() => setOffen(true)} />
      {offen && <Verfolgungsdialog auftragId={auftragId} onSchliessen={() => setOffen(false)} />}
    </>
  );
}
