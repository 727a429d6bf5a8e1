import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { nachRegung } from '../../lib/nachladen';

const Versanddialog = nachRegung(async () => (await import('./Versanddialog')).Versanddialog);

/** Leads to the papers of one order that can be sent. */
export function Versandknopf({ auftragId, email }: { auftragId: number; email: string | null }) {
  const [offen, setOffen] = useState(false);
  return (
    <>
      <Knopf text="papierpost.anders" onClick={() => setOffen(true)} />
      {offen && <Versanddialog ids={[auftragId]} email={email} onSchliessen={() => setOffen(false)} />}
    </>
  );
}
