import { t } from '@frachtportal/texte/t';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Feld } from '../../components/felder/Feld';
import { PasswortFeld } from '../../components/felder/PasswortFeld';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { pfade } from '../../lib/pfade';
import { meldeAn } from '../../lib/sitzung';
import { type OffenerSchritt, schrittAus } from '../../lib/zweiterSchritt';
import { ladeListe } from '../ladeListe';
import { ladeRahmen } from '../ladeRahmen';
import { Schritt } from './Schritt';

// Comes behind the page itself: it holds up nobody.
const Firmenwege = lazy(async () => ({ default: (await import('./firma/Firmenwege')).Firmenwege }));

/** Name and password, and the ways for whoever has none yet or none any more. */
export function AnmeldeFormular({ registrierung }: { registrierung: boolean }) {
  const { melde, fehler } = useMeldungen();
  const [username, setUsername] = useState<string | null>(null);
  /** As it was when the field was left: to some addresses there are more ways in. */
  const [adresse, setAdresse] = useState<string | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [laeuft, setLaeuft] = useState(false);
  const [unbestaetigt, setUnbestaetigt] = useState(false);
  const [schritt, setSchritt] = useState<OffenerSchritt | null>(null);
  const benutzerfeld = useRef<HTMLInputElement>(null);
  const passwortfeld = useRef<HTMLInputElement>(null);
  const gehe = useNavigate();

  const sende = async (e: FormEvent) => {
    e.preventDefault();
    if (laeuft) return;
    if (!username?.trim() || !password) {
      (username?.trim() ? passwortfeld : benutzerfeld).current?.focus();
      return fehler('anmeldung.leer');
    }
    setLaeuft(true);
    try {
      await meldeAn(username.trim(), password);
    } catch (grund) {
      setLaeuft(false);
      passwortfeld.current?.select();
      const meldungen = meldungenVon(grund);
      const offen = schrittAus(meldungen);
      setSchritt(offen);
      if (offen) return;
      setUnbestaetigt(meldungen.some((m) => m.key === 'anmeldung.unbestaetigt'));
      melde(meldungen);
    }
  };

  if (schritt) {
    const ende = () => {
      setSchritt(null);
      setPassword(null);
    };
    return <Schritt schritt={schritt} username={username?.trim() ?? ''} onEnde={ende} />;
  }
  return (
    <form
      onSubmit={sende}
      noValidate
      aria-label={t('allgemein.anmeldung')}
      onBlur={() => setAdresse(username)}
    >
      <Zeilen>
        <Feld
          label="beschriftung.benutzerOderEMail"
          name="username"
          autoComplete="username"
          autoFocus
          max={250}
          wert={username}
          onAendern={setUsername}
          inputRef={benutzerfeld}
        />
        <PasswortFeld
          wert={password}
          onAendern={setPassword}
          inputRef={passwortfeld}
          onFocus={() => void Promise.all([ladeRahmen(), ladeListe()])}
        />
        <Knopf text="anmeldung.logIn" primaer absenden laeuft={laeuft} className="fp-breit" />
        <Suspense>
          <Firmenwege name={adresse} />
        </Suspense>
        {registrierung && (
          <Knopf
            text="konfiguration.einstellung.isRegistrierung.label"
            className="fp-breit"
            onClick={() => gehe(pfade.registrierung)}
          />
        )}
        <Auswege name={username} unbestaetigt={unbestaetigt} />
      </Zeilen>
    </form>
  );
}

/** For whoever has forgotten the password, or not confirmed the address. */
function Auswege({ name, unbestaetigt }: { name: string | null; unbestaetigt: boolean }) {
  return (
    <p className="fp-reihe fp-verteilt">
      <Link to={pfade.passwortVergessen}>{t('anmeldung.passwortVergessen')}</Link>
      {unbestaetigt && (
        <Link to={pfade.bestaetigung} state={{ name }}>
          {t('anmeldung.anmeldeFormular.bestaetigungsmailErneutSenden')}
        </Link>
      )}
    </p>
  );
}
