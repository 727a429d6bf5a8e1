import { wort } from '@frachtportal/domain/texte/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/Karte';
import { Knopf } from '../../components/Knopf';
import { Seitentitel } from '../../components/Seitentitel';
import { DispoindexKarte } from '../dispo/DispoindexKarte';
import { logdateien, sitzungszahl } from './api/protokoll';
import { LogDialog } from './LogDialog';
import './protokoll.css';

/** The information block: the server's log, the names of its files, the sessions. */
export function InformationSeite() {
  const [offen, setOffen] = useState(false);
  const sitzungen = useQuery(sitzungszahl);
  const { data: dateien } = useQuery(logdateien);
  return (
    <>
      <Seitentitel titel="Informationen" />
      <h1 className="fp-verwaltung-titel">{wort('Informationen')}</h1>
      <div className="fp-information">
        <Karte
          titel="aktive Sessions"
          aktionen={<Knopf text="Aktualisieren" onClick={() => void sitzungen.refetch()} />}
        >
          <p className="fp-information-zahl" role="status">
            {sitzungen.data?.toLocaleString('de-DE') ?? '…'}
          </p>
          <p className="fp-gedaempft">
            {wort('Anmeldungen, die noch gelten. Mehrere Fenster eines Browsers zählen einmal.')}
          </p>
        </Karte>
        <Karte
          titel="Serverprotokoll"
          aktionen={<Knopf text="Serverprotokoll anzeigen" primaer onClick={() => setOffen(true)} />}
        >
          <h3 className="fp-gedaempft">{wort('Protokolldateien')}</h3>
          <ul className="fp-information-dateien">
            {dateien?.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {dateien?.length === 0 && <p>{wort('Noch keine Datei. Das Portal legt jeden Tag eine an.')}</p>}
        </Karte>
        <DispoindexKarte />
      </div>
      {offen && <LogDialog onSchliessen={() => setOffen(false)} />}
    </>
  );
}
