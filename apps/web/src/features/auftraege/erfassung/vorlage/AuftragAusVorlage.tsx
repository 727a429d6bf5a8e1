import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { auftragAusVorlage } from '../../../auftragsvorlagen/api/vorlagen';
import { AuftragAnlegen } from '../AuftragAnlegen';
import { ausAuftrag } from '../formular/formularwerte';

/** A new order that starts from a template, with the days of today. */
export function AuftragAusVorlage({ id }: { id: number }) {
  const abfragen = useQueryClient();
  const { data } = useSuspenseQuery(auftragAusVorlage(id));
  useEffect(
    () => () => abfragen.removeQueries({ queryKey: auftragAusVorlage(id).queryKey, exact: true }),
    [abfragen, id],
  );
  const [vorlage] = useState(() => ausAuftrag(data));
  return <AuftragAnlegen kopie={{ id, vorlage }} ausVorlage />;
}
