import { personenarbeiten } from '@frachtportal/domain/datenleben/datenauftrag';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { benutzerAbfrage } from '../benutzer/api/benutzer';
import { Arbeitswahl } from './Arbeitswahl';
import { Suchwahl } from './Suchwahl';

/** Everything of one user: handed out, erased. */
export function Personenkarte() {
  const [suche, setSuche] = useState('');
  const { data } = useQuery(benutzerAbfrage({ query: suche, page: 0, searchLimit: 1000 }));
  const [id, setId] = useState<number | null>(null);
  const gewaehlt = data?.zeilen.find((b) => b.id === id);
  return (
    <Karte className="fp-stapel" titel="datenleben.person">
      <p>{t('datenleben.personHilfe')}</p>
      <Suchwahl
        label="beschriftung.benutzer"
        gefunden={data}
        wert={id}
        onAendern={setId}
        suche={suche}
        onSuche={setSuche}
      />
      <Arbeitswahl
        ziel={gewaehlt ? { benutzerId: gewaehlt.id, name: gewaehlt.name } : null}
        arbeiten={personenarbeiten}
      />
    </Karte>
  );
}
