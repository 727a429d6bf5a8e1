import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { Dateiwahl } from '../importe/Dateiwahl';
import { datenlebenschluessel, spieleEin } from './api/datenleben';

/** Brings the archive of a client into an installation without data. */
export function Einspielkarte() {
  const abfragen = useQueryClient();
  const [datei, setDatei] = useState<File | null>(null);
  const senden = useMutation({
    mutationFn: spieleEin,
    meta: { leise: true },
    onSettled: () => abfragen.invalidateQueries({ queryKey: datenlebenschluessel }),
  });
  const sende = (probe: boolean) => datei && senden.mutate({ datei, probe });
  return (
    <Karte className="fp-stapel" titel="datenleben.einspielen">
      <p>{t('datenleben.einspielenHilfe')}</p>
      <Dateiwahl
        label="datenleben.archivWaehlen"
        arten={['tar.gz']}
        hoechstensMb={100 * 1024}
        datei={datei}
        onWahl={(neu) => {
          senden.reset();
          setDatei(neu);
        }}
        fehler={senden.error && satz(meldungenVon(senden.error)[0])}
        deaktiviert={senden.isPending}
      />
      <div className="fp-reihe">
        <Knopf
          text="datenleben.probeStarten"
          deaktiviert={!datei}
          laeuft={senden.isPending}
          onClick={() => sende(true)}
        />
        <Knopf
          text="datenleben.art.einspielen"
          deaktiviert={!datei}
          laeuft={senden.isPending}
          onClick={() => sende(false)}
        />
      </div>
    </Karte>
  );
}
