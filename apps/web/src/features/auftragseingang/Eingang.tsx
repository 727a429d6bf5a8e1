import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Importschritt } from '../importe/Importrahmen';
import { eingang } from './api/auftragseingang';
import { Eingangsergebnis } from './Eingangsergebnis';
import { Eingangszeilen } from './Eingangszeilen';
import { Zuordnung } from './Zuordnung';

/** One file on its way. */
export function Eingang({ id, onVerworfen }: { id: number; onVerworfen: () => void }) {
  const [laeuft, setLaeuft] = useState(false);
  const [zuordnen, setZuordnen] = useState(false);
  const { data: lauf } = useQuery(eingang(id, laeuft && 1000));
  if (!lauf) return null;
  const offen = lauf.zustand === 'zuzuordnen' || zuordnen;
  const aenderbar =
    lauf.zustand === 'geprueft' &&
    lauf.uebernommen === 0 &&
    (lauf.format === 'csv' || lauf.format === 'xlsx');
  return (
    <>
      {offen && <Zuordnung lauf={lauf} onFertig={() => setZuordnen(false)} />}
      {!offen && lauf.zustand !== 'verworfen' && (
        <Importschritt
          nummer={2}
          titel="beschriftung.ergebnis"
          aktionen={
            aenderbar && (
              <Knopf text="auftragseingang.zuordnung.oeffnen" leise onClick={() => setZuordnen(true)} />
            )
          }
        >
          <Eingangsergebnis lauf={lauf} onLaeuft={setLaeuft} onVerworfen={onVerworfen} />
          <Eingangszeilen lauf={lauf} />
        </Importschritt>
      )}
    </>
  );
}
