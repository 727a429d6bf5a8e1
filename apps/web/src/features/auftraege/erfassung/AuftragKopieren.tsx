import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { heute } from '../../../lib/datum';
import { auftragFuerFormular } from '../api/auftrag';
import { AuftragAnlegen } from './AuftragAnlegen';
import { alsKopie } from './formularwerte';

/** A new order that starts as a copy of a stored one. */
export function AuftragKopieren({ id }: { id: number }) {
  const { auftrag } = useSuspenseQuery(auftragFuerFormular(id)).data;
  const [vorlage] = useState(() => alsKopie(auftrag, heute()));
  return <AuftragAnlegen kopie={{ id, vorlage }} />;
}
