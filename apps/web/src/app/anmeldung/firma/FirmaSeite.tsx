import { satz, t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Zeilen } from '../../../components/anzeige/Karte';
import { meldungenVon } from '../../../lib/abfragen/abfragen';
import { pfade } from '../../../lib/pfade';
import { type OffenerSchritt, schrittAus } from '../../../lib/zweiterSchritt';
import { AnmeldeFlaeche } from '../AnmeldeFlaeche';
import { Schritt } from '../Schritt';
import { brichAuf, daneben, kehreZurueck, nimmWeiter } from './firmenwege';

/** Where the provider of a company sends people back to; with the id of a way it sends them there at once. */
export function FirmaSeite() {
  const [angaben] = useSearchParams();
  const [meldung, setMeldung] = useState('');
  const [schritt, setSchritt] = useState<OffenerSchritt | null>(null);
  const [drin, setDrin] = useState(false);
  const begonnen = useRef(false);

  useEffect(() => {
    // What was sent back holds once.
    if (begonnen.current) return;
    begonnen.current = true;
    const zugang = Number(angaben.get('zugang'));
    const arbeit = zugang
      ? brichAuf(zugang, null, daneben)
      : kehreZurueck(angaben.toString()).then(() => setDrin(true));
    arbeit.catch((grund: unknown) => {
      const meldungen = meldungenVon(grund);
      const offen = schrittAus(meldungen);
      if (offen) setSchritt(offen);
      else setMeldung(satz(meldungen[0]) ?? '');
    });
  }, [angaben]);

  if (drin) return <Herein />;
  return (
    <AnmeldeFlaeche titel="anmeldung.firma.titel">
      <Zeilen>
        {schritt && (
          <Schritt
            schritt={schritt}
            username=""
            onEnde={() => {
              setSchritt(null);
              setDrin(true);
            }}
          />
        )}
        {meldung && <Alert severity="error">{meldung}</Alert>}
        {meldung && <Link to={pfade.anmeldung}>{t('anmeldung.firma.zurueck')}</Link>}
        {!schritt && !meldung && <p role="status">{t('anmeldung.firma.unterwegs')}</p>}
      </Zeilen>
    </AnmeldeFlaeche>
  );
}

/** One goes where one was going; a window beside the page closes, where the browser lets it. */
function Herein() {
  const [weiter] = useState(nimmWeiter);
  useEffect(() => {
    if (weiter === daneben) window.close();
  }, [weiter]);
  if (weiter === daneben)
    return (
      <AnmeldeFlaeche titel="anmeldung.firma.titel">
        <Alert severity="success" role="status">
          {t('anmeldung.firma.wiederDa')}
        </Alert>
      </AnmeldeFlaeche>
    );
  return <Navigate to={pfade.anmeldung} replace state={weiter ? { von: weiter } : null} />;
}
