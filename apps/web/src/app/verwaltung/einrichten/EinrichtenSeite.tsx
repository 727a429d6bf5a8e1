import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Seitenkopf } from '../../../components/anzeige/Seitenkopf';
import { AuftrittDialog } from '../../../features/mandanten/auftritt/AuftrittDialog';
import { NummernkreisDialog } from '../../../features/mandanten/nummernkreis/NummernkreisDialog';
import { useSitzung } from '../../../lib/sitzung';
import { werBinIch } from '../../shell/werBinIch';
import { Schrittkarte } from './Schrittkarte';
import { alleSchritte, einrichtungsschluessel, type Weg } from './schritte';
import './einrichten.css';

type Dialog = Extract<Weg, { dialog: string }>['dialog'];

/** Leads through what a forwarder needs before its first order; it can be left and taken up again at any step. */
export function EinrichtenSeite() {
  const { data = [] } = useQuery(alleSchritte);
  const { data: ich } = useQuery(werBinIch);
  const abfragen = useQueryClient();
  const mandantId = useSitzung()?.ansprueche['mandant-id'];
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const schliesse = () => {
    setDialog(null);
    void abfragen.invalidateQueries({ queryKey: einrichtungsschluessel });
  };
  const erledigt = data.filter((s) => s.stand === 'erledigt').length;
  const naechster = data.find((s) => s.stand === 'offen');
  return (
    <>
      <Seitenkopf
        titel="einrichtung.titel"
        neben={data.length > 0 && t('einrichtung.stand', { erledigt, anzahl: data.length })}
        erklaerung={data.length > 0 && !naechster ? 'einrichtung.fertig' : 'einrichtung.erklaerung'}
      />
      <ol className="fp-schritte">
        {data.map((s) => (
          <Schrittkarte key={s.schritt} schritt={s} dran={s === naechster} onDialog={setDialog} />
        ))}
      </ol>
      {dialog === 'auftritt' && mandantId && (
        <AuftrittDialog mandant={{ id: mandantId, name: ich?.mandant ?? '' }} onSchliessen={schliesse} />
      )}
      {dialog === 'nummernkreis' && mandantId && (
        <NummernkreisDialog mandantId={mandantId} onSchliessen={schliesse} />
      )}
    </>
  );
}
