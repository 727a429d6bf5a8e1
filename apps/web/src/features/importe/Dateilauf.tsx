import { istTabelle } from '@frachtportal/domain/auftragseingang/auftragseingang';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { type Dateiart, type Laufbild, type Laufzeile, laufAbfrage } from './api/dateiart';
import { useImportereignisse } from './api/useImportereignisse';
import { Importschritt } from './Importrahmen';
import { Laufergebnis } from './lauf/Laufergebnis';
import { Laufzeilen } from './lauf/Laufzeilen';
import { Zuordnung } from './lauf/Zuordnung';

interface Eigenschaften<L extends Laufbild, Z extends Laufzeile> {
  art: Dateiart<L, Z>;
  id: number;
  /** The number of its step. */
  schritt: number;
  onVerworfen: () => void;
}

/** One file on its way. */
export function Dateilauf<L extends Laufbild, Z extends Laufzeile>({
  art,
  id,
  schritt,
  onVerworfen,
}: Eigenschaften<L, Z>) {
  // What somebody has begun to fill in stays open, whatever else becomes of the file meanwhile.
  const [zuordnen, setZuordnen] = useState(false);
  const { data: lauf } = useQuery(laufAbfrage(art, id));
  useImportereignisse(laufAbfrage(art, id).queryKey, id);
  if (!lauf) return null;
  const offen = lauf.zustand === 'zuzuordnen' || zuordnen;
  const aenderbar = lauf.zustand === 'geprueft' && lauf.uebernommen === 0 && istTabelle(lauf.format);
  return (
    <>
      {offen && (
        <Zuordnung
          art={art}
          lauf={lauf}
          schritt={schritt}
          onBegonnen={() => setZuordnen(true)}
          onFertig={() => setZuordnen(false)}
        />
      )}
      {!offen && lauf.zustand !== 'verworfen' && (
        <Importschritt
          nummer={schritt}
          titel="beschriftung.ergebnis"
          aktionen={
            aenderbar && (
              <Knopf text="auftragseingang.zuordnung.oeffnen" leise onClick={() => setZuordnen(true)} />
            )
          }
        >
          <Laufergebnis art={art} lauf={lauf} onVerworfen={onVerworfen} />
          <Laufzeilen art={art} lauf={lauf} />
        </Importschritt>
      )}
    </>
  );
}
