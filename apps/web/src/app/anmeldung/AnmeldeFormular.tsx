import { type FormEvent, useRef, useState } from 'react';
import { Feld } from '../../components/Feld';
import { Zeilen } from '../../components/Karte';
import { Knopf } from '../../components/Knopf';
import { useMeldungen } from '../../components/Meldungen';
import { meldungenVon } from '../../lib/abfragen';
import { meldeAn } from '../../lib/sitzung';
import { ladeListe } from '../ladeListe';
import { PasswortFeld } from './PasswortFeld';

export function AnmeldeFormular() {
  const { melde, fehler } = useMeldungen();
  const [username, setUsername] = useState<string | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const [laeuft, setLaeuft] = useState(false);
  const benutzerfeld = useRef<HTMLInputElement>(null);
  const passwortfeld = useRef<HTMLInputElement>(null);

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
      melde(meldungenVon(grund));
    }
  };

  return (
    <form onSubmit={sende} noValidate aria-label="Anmeldung">
      <Zeilen>
        <Feld
          label="Benutzer oder E-Mail"
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
          onFocus={() => void ladeListe()}
        />
        <Knopf text="Log-in" primaer absenden laeuft={laeuft} className="fp-breit" />
      </Zeilen>
    </form>
  );
}
