import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { KeinRecht } from '../../components/anzeige/KeinRecht';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { Werkzeugleiste } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { useRechte } from '../../lib/rechte';
import {
  type Einladung,
  einladungsschluessel,
  offeneEinladungen,
  sendeErneut,
  zieheZurueck,
} from './api/einladungen';
import { EinladenDialog } from './EinladenDialog';
import { einladungsspalten } from './einladungsspalten';

/** Who was asked in by mail: asked again, or not wanted any more. */
export function EinladungenSeite() {
  const darf = useRechte();
  return darf('admin') ? <Einladungen /> : <KeinRecht titel="einladung.titel" />;
}

function Einladungen() {
  const { fehler, info } = useMeldungen();
  const abfragen = useQueryClient();
  const { data } = useQuery(offeneEinladungen);
  const [wahl, setWahl] = useState<number | null>(null);
  const [offen, setOffen] = useState(false);
  const markiert = data?.find((e) => e.id === wahl) ?? (data?.length === 1 ? data[0] : undefined);
  const nachher = { onSettled: () => abfragen.invalidateQueries({ queryKey: einladungsschluessel }) };
  const erneut = useMutation({
    ...nachher,
    mutationFn: ({ id }: Einladung) => sendeErneut(id),
    onSuccess: () => info('einladung.versendet', { anzahl: 1 }),
  });
  const zurueck = useMutation({
    ...nachher,
    mutationFn: ({ id }: Einladung) => zieheZurueck(id),
    onSuccess: (_, { email }) => info('einladung.zurueckgezogen', { email }),
  });
  const laeuft = erneut.isPending || zurueck.isPending;
  const mitMarkierter = (tat: (e: Einladung) => void) => () =>
    markiert ? tat(markiert) : fehler('liste.zeileMarkieren');
  return (
    <>
      <Seitenkopf titel="einladung.titel" />
      <Werkzeugleiste titel="allgemein.aktionen">
        <Knopf text="einladung.einladen" primaer onClick={() => setOffen(true)} />
        <Knopf text="einladung.erneut" laeuft={laeuft} onClick={mitMarkierter(erneut.mutate)} />
        <Knopf text="einladung.zurueckziehen" laeuft={laeuft} onClick={mitMarkierter(zurueck.mutate)} />
      </Werkzeugleiste>
      <KurzeTabelle
        name="einladung.titel"
        zeilen={data ?? []}
        spalten={einladungsspalten}
        laedt={!data}
        markiert={markiert?.id ?? null}
        onMarkieren={(id) => setWahl(Number(id))}
        leer="einladung.keine"
      />
      {offen && <EinladenDialog onSchliessen={() => setOffen(false)} />}
    </>
  );
}
