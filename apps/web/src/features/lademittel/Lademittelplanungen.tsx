import type { Lademittelplanung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useFesteZeile } from '../../components/tabelle/useFesteZeile';
import { useSeiten } from '../../components/tabelle/useSeiten';
import { planungenAbfrage } from './api/lademittel';
import { BestaetigenDialog } from './BestaetigenDialog';
import type { Lademittelansicht } from './lademittelansicht';
import { planungsspalten } from './lademittelspalten';

const keine: readonly Lademittelplanung[] = [];

/** What orders let expect and nobody has confirmed; Enter confirms. */
export function Lademittelplanungen({ mandant, mitMandant, darfBuchen, ...p }: Lademittelansicht) {
  const { fehler } = useMeldungen();
  const [wahl, setWahl] = useState<number | string | null>(null);
  const [offen, setOffen] = useState<'bestaetigen' | null>(null);
  const { data } = useQuery(planungenAbfrage(mandant));
  const { zeilen, seiten } = useSeiten(data ?? keine, `${mandant}`);
  const planung = useFesteZeile(offen, data, ({ id }) => id === wahl);
  return (
    <>
      <Werkzeugleiste titel="lademittel.titel" rechts={p.mandantfilter}>
        {darfBuchen && (
          <Knopf
            text="lademittel.bestaetigen"
            primaer
            onClick={() => (planung ? setOffen('bestaetigen') : fehler('liste.zeileMarkieren'))}
          />
        )}
        <Werkzeugtrenner />
        {p.umschalter}
      </Werkzeugleiste>
      <Tabelle<Lademittelplanung>
        name="lademittel.zuBestaetigen"
        zeilen={zeilen}
        spalten={planungsspalten(mitMandant)}
        laedt={!data}
        markiert={wahl}
        onMarkieren={setWahl}
        {...(darfBuchen && {
          onOeffnen: ({ id }: Lademittelplanung) => {
            setWahl(id);
            setOffen('bestaetigen');
          },
        })}
        leer="lademittel.leerPlanungen"
        {...seiten}
      />
      {offen && planung && <BestaetigenDialog planung={planung} onSchliessen={() => setOffen(null)} />}
    </>
  );
}
