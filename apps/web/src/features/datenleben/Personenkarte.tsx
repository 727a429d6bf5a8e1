import { personenarbeiten } from '@frachtportal/domain/datenleben/datenauftrag';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { benutzerAbfrage } from '../benutzer/api/benutzer';
import { Arbeitswahl } from './Arbeitswahl';

/** Everything of one user: handed out, erased. */
export function Personenkarte() {
  const { data } = useQuery(benutzerAbfrage({ query: '', page: 0, searchLimit: 1000 }));
  const [id, setId] = useState<number | null>(null);
  const gewaehlt = data?.zeilen.find((b) => b.id === id);
  return (
    <Karte className="fp-stapel" titel="datenleben.person">
      <p>{t('datenleben.personHilfe')}</p>
      <AuswahlFeld
        label="beschriftung.benutzer"
        optionen={(data?.zeilen ?? []).map((b) => ({ id: b.id, text: b.name }))}
        wert={id}
        onAendern={(neu) => setId(neu === null ? null : Number(neu))}
      />
      <Arbeitswahl
        ziel={gewaehlt ? { benutzerId: gewaehlt.id, name: gewaehlt.name } : null}
        arbeiten={personenarbeiten}
      />
    </Karte>
  );
}
