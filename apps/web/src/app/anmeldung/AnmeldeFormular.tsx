import { t } from '@frachtportal/texte/t';
import { type FormEvent, useRef, useState } from 'react';
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

/** Name and password, and the ways for whoever has none yet or none any more. */
export function AnmeldeFormular({ registrierung }: { registrierung: boolean }) {
  const { melde, fehler } = useMeldungen();
  const [username, setUsername] = useState<string | null>(null);
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
    <form onSubmit={sende} noValidate aria-label={t('allgemein.anmeldung')}>
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
        {registrierung && (
          <Knopf
            text="konfiguration.einstellung.isRegistrierung.label"
            className="fp-breit"
            onClick={() => gehe(pfade.registrierung)}
          />
        )}
        <p className="fp-reihe fp-verteilt">
          <Link to={pfade.passwortVergessen}>{t('anmeldung.passwortVergessen')}</Link>
          {unbestaetigt && (
            <Link to={pfade.bestaetigung} state={{ name: username }}>
              {t('anmeldung.anmeldeFormular.bestaetigungsmailErneutSenden')}
            </Link>
          )}
        </p>
      </Zeilen>
    </form>
  );
}
