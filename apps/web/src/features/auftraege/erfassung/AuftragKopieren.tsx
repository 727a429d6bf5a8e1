import { useState } from 'react';
import { heute } from '../../../lib/format/datum';
import { AuftragAnlegen } from './AuftragAnlegen';
import { alsKopie } from './formular/formularwerte';
import { useGelesenerAuftrag } from './useGelesenerAuftrag';

/** A new order that starts as a copy of a stored one. */
export function AuftragKopieren({ id }: { id: number }) {
  const { auftrag } = useGelesenerAuftrag(id);
  const [vorlage] = useState(() => alsKopie(auftrag, heute()));
  return <AuftragAnlegen kopie={{ id, vorlage }} />;
}
