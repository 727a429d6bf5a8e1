import { satz, t } from '@frachtportal/texte/t';
import Alert from '@mui/material/Alert';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { PasswortFeld } from '../../components/felder/PasswortFeld';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { entscheideAblauf, meldeAn, useSitzung } from '../../lib/sitzung';
import { type OffenerSchritt, schrittAus } from '../../lib/zweiterSchritt';
import { Schritt } from './Schritt';

const Firmenwege = lazy(async () => ({ default: (await import('./firma/Firmenwege')).Firmenwege }));

/**
 * The session ran out while somebody works: the password is asked for above the page, and what was under way goes on.
 * Giving up leads to the login page.
 */
export function AblaufDialog() {
  const sitzung = useSitzung();
  // Whoever works as somebody else knows their own password only.
  const name = sitzung?.ansprueche['gewechselt-von'] ?? sitzung?.username ?? '';
  const [password, setPassword] = useState<string | null>(null);
  const [meldung, setMeldung] = useState('');
  const [laeuft, setLaeuft] = useState(false);
  const [schritt, setSchritt] = useState<OffenerSchritt | null>(null);

  const sende = async (e: FormEvent) => {
    e.preventDefault();
    if (!password) return setMeldung(t('meldung.anmeldung.leer'));
    setLaeuft(true);
    try {
      await meldeAn(name, password);
      setMeldung('');
    } catch (grund) {
      const meldungen = meldungenVon(grund);
      const offen = schrittAus(meldungen);
      setSchritt(offen);
      setMeldung(offen ? '' : (satz(meldungen[0]) ?? ''));
    }
    setPassword(null);
    setLaeuft(false);
  };

  return (
    <Dialog
      offen={sitzung?.abgelaufen ?? false}
      titel="anmeldung.ablaufDialog.anmeldungAbgelaufen"
      dringend
      breite={400}
    >
      {schritt ? (
        <Schritt schritt={schritt} username={name} onEnde={() => setSchritt(null)} />
      ) : (
        <form onSubmit={sende} noValidate>
          <Zeilen>
            <p>
              {t('meldung.anmeldung.abgelaufen')} {t('meldung.anmeldung.weiter', { name })}
            </p>
            {meldung && <Alert severity="error">{meldung}</Alert>}
            <PasswortFeld wert={password} onAendern={setPassword} autoFocus />
            <Suspense>
              <Firmenwege name={name} daneben />
            </Suspense>
            <div className="fp-werkzeuge">
              <Knopf text="anmeldung.logIn" primaer absenden laeuft={laeuft} />
              <Knopf text="anmeldung.ablaufDialog.zurAnmeldeseite" onClick={() => entscheideAblauf(false)} />
            </div>
          </Zeilen>
        </form>
      )}
    </Dialog>
  );
}
