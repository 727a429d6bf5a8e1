import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dauer, useMeldungen } from '../../components/dialog/Meldungen';
import { druckauftragsabfrage } from './api/drucker';

/** Watches a print job and tells what becomes of it: that it waits once, that it is printed or given up at the end. */
export function Druckbeobachtung({ id, onEnde }: { id: number; onEnde: () => void }) {
  const { info, fehler } = useMeldungen();
  const { data } = useQuery(druckauftragsabfrage(id));
  const gesagt = useRef('');
  useEffect(() => {
    if (!data) return;
    const { zustand, drucker: name, etiketten: count, letzterFehler } = data;
    const lage = zustand === 'wartet' && !letzterFehler ? '' : zustand;
    if (!lage || lage === gesagt.current) return;
    gesagt.current = lage;
    const grund = letzterFehler ?? '';
    if (lage === 'wartet') return info('drucker.wartet', { name, grund }, dauer.lang);
    if (lage === 'gedruckt') info('drucker.gedruckt', { count, name });
    if (lage === 'fehler') fehler('drucker.gescheitert', { name, grund });
    onEnde();
  }, [data, info, fehler, onEnde]);
  return null;
}
