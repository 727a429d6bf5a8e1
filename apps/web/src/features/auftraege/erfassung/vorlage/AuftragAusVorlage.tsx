import { t } from '@frachtportal/texte/t';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { auftragAusVorlage } from '../../../auftragsvorlagen/api/vorlagen';
import { AuftragAnlegen } from '../AuftragAnlegen';
import { ausAuftrag } from '../formular/formularwerte';
import { feldname } from '../formular/pruefung';

/** A new order that starts from a template, with the days of today. */
export function AuftragAusVorlage({ id }: { id: number }) {
  const abfragen = useQueryClient();
  const { data } = useSuspenseQuery(auftragAusVorlage(id));
  useEffect(
    () => () => abfragen.removeQueries({ queryKey: auftragAusVorlage(id).queryKey, exact: true }),
    [abfragen, id],
  );
  const [vorlage] = useState(() => ausAuftrag(data.auftrag));
  return (
    <>
      <Ausgelassenes felder={data.ausgelassen} />
      <AuftragAnlegen kopie={{ id, vorlage }} woraus="vorlage" />
    </>
  );
}

/** Says which fields stay open, because what the template has there is locked or not offered any more. */
function Ausgelassenes({ felder }: { felder: readonly string[] }) {
  if (!felder.length) return null;
  const namen = [...new Set(felder.map((feld) => feldname(feld)))].join(', ');
  return (
    <p className="fp-karte fp-entwurf" role="status">
      {t('auftrag.erfassung.vorlageNichtUebernommen', { namen })}
    </p>
  );
}
