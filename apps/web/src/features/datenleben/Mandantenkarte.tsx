import { mandantenarbeiten } from '@frachtportal/domain/datenleben/datenauftrag';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { mandantenliste } from '../mandanten/api/mandanten';
import { Arbeitswahl } from './Arbeitswahl';
import { Sperrwahl } from './Sperrwahl';
import { Suchwahl } from './Suchwahl';

/** Everything of one client: out, to the archive, away. */
export function Mandantenkarte() {
  const [suche, setSuche] = useState('');
  const { data } = useQuery(mandantenliste('alle', suche));
  const [id, setId] = useState<number | null>(null);
  const gewaehlt = data?.zeilen.find((m) => m.id === id);
  return (
    <Karte className="fp-stapel" titel="datenleben.mandant">
      <p>{t('datenleben.mandantHilfe')}</p>
      <Suchwahl
        label="beschriftung.mandant"
        gefunden={data}
        wert={id}
        onAendern={setId}
        suche={suche}
        onSuche={setSuche}
      />
      <Sperrwahl ziel={gewaehlt} />
      <Arbeitswahl
        ziel={gewaehlt ? { mandantId: gewaehlt.id, name: gewaehlt.name } : null}
        arbeiten={mandantenarbeiten}
      />
    </Karte>
  );
}
