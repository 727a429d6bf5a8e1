import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { useAktualisieren } from '../../components/dialog/useAktualisieren';
import { DispoindexKarte } from '../dispo/DispoindexKarte';
import { logdateien, sitzungszahl } from './api/protokoll';
import { LogDialog } from './LogDialog';
import './protokoll.css';

/** The information block: the server's log, the names of its files, the sessions. */
export function InformationSeite() {
  const [offen, setOffen] = useState(false);
  const sitzungen = useQuery(sitzungszahl);
  const zaehleNeu = useAktualisieren(sitzungen.refetch);
  const { data: dateien } = useQuery(logdateien);
  return (
    <>
      <Seitenkopf titel="allgemein.informationen" />
      <div className="fp-information">
        <Karte
          titel="protokoll.information.aktiveSessions"
          aktionen={<Knopf text="allgemein.aktualisieren" onClick={() => void zaehleNeu()} />}
        >
          <p className="fp-information-zahl" role="status">
            {sitzungen.data?.toLocaleString('de-DE') ?? '…'}
          </p>
          <p className="fp-gedaempft">{t('protokoll.information.sitzungenErklaerung')}</p>
        </Karte>
        <Karte
          titel="protokoll.serverprotokoll"
          aktionen={
            <Knopf
              text="protokoll.information.serverprotokollAnzeigen"
              primaer
              onClick={() => setOffen(true)}
            />
          }
        >
          <h3 className="fp-gedaempft">{t('protokoll.information.protokolldateien')}</h3>
          <ul className="fp-information-dateien">
            {dateien?.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {dateien?.length === 0 && <p>{t('protokoll.information.keineDatei')}</p>}
        </Karte>
        <DispoindexKarte />
      </div>
      {offen && <LogDialog onSchliessen={() => setOffen(false)} />}
    </>
  );
}
