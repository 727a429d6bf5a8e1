import type { Saldenbestaetigung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { lademittelschluessel } from './api/lademittel';
import { saldenbestaetigungenAbfrage, widerrufeAnfrage } from './api/saldenbestaetigung';
import { bestaetigungsspalten } from './lademittelspalten';
import { type Auszugskonto, SaldenanfrageDialog } from './SaldenanfrageDialog';

interface Eigenschaften {
  konto: Auszugskonto;
  darfFragen: boolean;
}

/** What the partner was asked about this balance and has answered; another question, and taking one back. */
export function Saldenbestaetigungen({ konto, darfFragen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [fragt, setFragt] = useState(false);
  const { data } = useQuery(saldenbestaetigungenAbfrage(konto.kontoId, konto.lademittelId));
  const widerruf = useMutation({
    mutationFn: (id: number) => widerrufeAnfrage(id),
    onSuccess: () => info('lademittel.anfrageWiderrufen'),
    onSettled: () => abfragen.invalidateQueries({ queryKey: lademittelschluessel }),
  });
  const widerrufen: Tabellenspalte<Saldenbestaetigung> = {
    feld: 'widerrufen',
    titel: 'allgemein.aktionen',
    zelle: (z) =>
      z.zustand === 'offen' && (
        <Knopf
          text="lademittel.widerrufen"
          leise
          laeuft={widerruf.isPending}
          onClick={() => widerruf.mutate(z.id)}
        />
      ),
  };
  return (
    <div className="fp-zeilen">
      <div className="fp-reihe">
        <h3>{t('lademittel.saldenanfragen')}</h3>
        <span className="fp-fuellung" />
        {darfFragen && <Knopf text="lademittel.saldenanfrage" onClick={() => setFragt(true)} />}
      </div>
      <KurzeTabelle
        name="lademittel.saldenanfragen"
        zeilen={data ?? []}
        spalten={
          darfFragen && data?.some((z) => z.zustand === 'offen')
            ? [...bestaetigungsspalten, widerrufen]
            : bestaetigungsspalten
        }
        laedt={!data}
        leer={darfFragen ? 'lademittel.leerSaldenanfragen' : 'lademittel.nieGefragt'}
      />
      {fragt && <SaldenanfrageDialog konto={konto} onSchliessen={() => setFragt(false)} />}
    </div>
  );
}
