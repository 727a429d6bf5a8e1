import { mandantenarbeiten } from '@frachtportal/domain/datenleben/datenauftrag';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { mandantenliste } from '../mandanten/api/mandanten';
import { Arbeitswahl } from './Arbeitswahl';
import { Sperrwahl } from './Sperrwahl';

/** Everything of one client: out, to the archive, away. */
export function Mandantenkarte() {
  const { data } = useQuery(mandantenliste('alle', ''));
  const [id, setId] = useState<number | null>(null);
  const gewaehlt = data?.zeilen.find((m) => m.id === id);
  return (
    <Karte className="fp-stapel" titel="datenleben.mandant">
      <p>{t('datenleben.mandantHilfe')}</p>
      <AuswahlFeld
        label="beschriftung.mandant"
        optionen={(data?.zeilen ?? []).map((m) => ({ id: m.id, text: m.name }))}
        wert={id}
        onAendern={(neu) => setId(neu === null ? null : Number(neu))}
      />
      <Sperrwahl ziel={gewaehlt} />
      <Arbeitswahl
        ziel={gewaehlt ? { mandantId: gewaehlt.id, name: gewaehlt.name } : null}
        arbeiten={mandantenarbeiten}
      />
    </Karte>
  );
}
