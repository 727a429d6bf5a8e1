import { satz, t } from '@frachtportal/texte/t';
import { type FormEvent, useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { PasswortFeld } from '../../components/felder/PasswortFeld';
import { meldungenVon } from '../../lib/abfragen/abfragen';

interface Eigenschaften {
  /** What the password is for. */
  knopf: string;
  sende: (passwort: string) => Promise<void>;
  onAbbrechen: () => void;
}

/** Asks for the own password where somebody logged in a while ago. */
export function Passwortfrage({ knopf, sende, onAbbrechen }: Eigenschaften) {
  const [wert, setWert] = useState<string | null>(null);
  const [meldung, setMeldung] = useState<string>();
  const [laeuft, setLaeuft] = useState(false);
  const absenden = async (e: FormEvent) => {
    e.preventDefault();
    if (laeuft) return;
    setLaeuft(true);
    await sende(wert ?? '').catch((grund: unknown) => setMeldung(satz(meldungenVon(grund)[0])));
    setLaeuft(false);
  };
  return (
    <form onSubmit={absenden} noValidate aria-label={t('beschriftung.passwort')}>
      <Zeilen>
        <p>{t('sicherheit.passwortFragen')}</p>
        <PasswortFeld wert={wert} onAendern={setWert} fehler={meldung} autoFocus />
        <div className="fp-werkzeuge">
          <Knopf text={knopf} primaer absenden laeuft={laeuft} />
          <Knopf text="allgemein.abbrechen" onClick={onAbbrechen} />
        </div>
      </Zeilen>
    </form>
  );
}
