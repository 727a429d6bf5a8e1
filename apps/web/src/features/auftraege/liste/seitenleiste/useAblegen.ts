import { type DragEvent, useState } from 'react';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { useRechte } from '../../../../lib/rechte';
import { legeAb } from '../../../dokumente/api/abgelegt';

const bringtDateien = (e: DragEvent) => e.dataTransfer.types.includes('Files');

/** Files may be dropped anywhere on an order: its papers come in sight with them. */
export function useAblegen(auftragId: number | undefined, zeigePapiere: () => void) {
  const darf = useRechte();
  const { dokumentenverweise } = useKonfiguration();
  const [darueber, setDarueber] = useState(false);
  if (auftragId === undefined || !dokumentenverweise || !darf('auftrag.bearbeiten')) return {};
  const halte = (e: DragEvent) => {
    if (!bringtDateien(e)) return;
    e.preventDefault();
    setDarueber(true);
  };
  return {
    'data-darueber': darueber ? '' : undefined,
    onDragEnter: halte,
    onDragOver: halte,
    onDragLeave: () => setDarueber(false),
    onDrop: (e: DragEvent) => {
      setDarueber(false);
      // The area for files inside has taken them itself.
      if (e.defaultPrevented || !bringtDateien(e)) return;
      e.preventDefault();
      legeAb(auftragId, [...e.dataTransfer.files]);
      zeigePapiere();
    },
  };
}
