import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Mengenlaeufe } from '../importe/Mengenlaeufe';
import { premiumimporte, premiumschluessel, wechslePremium } from './api/premium';

/** The latest imports, and the way back from the one that is chosen; without a choice from the last one. */
export function Premiumlaeufe() {
  const abfragen = useQueryClient();
  const [gewaehlt, setGewaehlt] = useState<number | null>(null);
  const { data } = useQuery(premiumimporte);
  const lauf = data?.find(({ id }) => id === gewaehlt) ?? data?.[0];
  const wechsel = useMutation({
    mutationFn: wechslePremium,
    onSuccess: () => abfragen.invalidateQueries({ queryKey: premiumschluessel }),
  });
  return (
    <>
      <Mengenlaeufe
        laeufe={data}
        anzahl="premium.import.gebiete"
        leer="premium.import.leer"
        onWahl={setGewaehlt}
      />
      {lauf?.umkehrbar && (
        <div className="fp-reihe">
          <Knopf
            text={lauf.zustand === 'fertig' ? 'premium.import.zurueck' : 'ort.import.wieder'}
            laeuft={wechsel.isPending}
            onClick={() => wechsel.mutate(lauf.id)}
          />
          <span className="fp-gedaempft">{lauf.dateiname}</span>
        </div>
      )}
    </>
  );
}
