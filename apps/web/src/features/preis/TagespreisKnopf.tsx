import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { useKonfiguration } from '../../lib/konfiguration';
import { nachRegung } from '../../lib/nachladen';

const TagespreisDialog = nachRegung(async () => (await import('./TagespreisDialog')).TagespreisDialog);

interface Eigenschaften {
  auftragId: number | undefined;
  kalkulationsFolgeId: number | null | undefined;
}

/** Opens the daily price; there is one only where prices are switched on and a calculation exists. */
export function TagespreisKnopf({ auftragId, kalkulationsFolgeId }: Eigenschaften) {
  const { isPreisermittlung } = useKonfiguration();
  const [offen, setOffen] = useState(false);
  if (!isPreisermittlung || auftragId === undefined || !kalkulationsFolgeId) return null;
  return (
    <>
      <Knopf text="preis.tagespreisKnopf.tagespreis" onClick={() => setOffen(true)} />
      {offen && <TagespreisDialog auftragId={auftragId} onSchliessen={() => setOffen(false)} />}
    </>
  );
}
