import { Einmalcode } from '@frachtportal/domain/benutzer/zweiter-faktor';
import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { satz, t } from '@frachtportal/texte/t';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Feld } from '../../components/felder/Feld';
import { meldungenVon } from '../../lib/abfragen/abfragen';

interface Eigenschaften {
  name: string;
  knopf: string;
  sende: (code: string) => Promise<void>;
  onAbbrechen?: () => void;
  /** What stands above the field. */
  children?: ReactNode;
}

const angabe = feld(Einmalcode, 'code');

/** Asks for a code; a wrong one is said at the field, which then waits for the next. */
export function Codeformular({ name, knopf, sende, onAbbrechen, children }: Eigenschaften) {
  const { melde } = useMeldungen();
  const [wert, setWert] = useState<string | null>(null);
  const [meldung, setMeldung] = useState<string>();
  const [laeuft, setLaeuft] = useState(false);
  const eingabe = useRef<HTMLInputElement>(null);

  const absenden = async (e: FormEvent) => {
    e.preventDefault();
    if (laeuft) return;
    const code = wert?.trim();
    if (!code) {
      eingabe.current?.focus();
      return setMeldung(satz(fehler('feld.pflicht')));
    }
    setMeldung(undefined);
    setLaeuft(true);
    await sende(code).catch((grund: unknown) => {
      const meldungen = meldungenVon(grund);
      const amFeld = meldungen.find((m) => m.field === 'code');
      if (amFeld) setMeldung(satz(amFeld));
      else melde(meldungen);
      eingabe.current?.select();
    });
    setLaeuft(false);
  };

  return (
    <form onSubmit={absenden} noValidate aria-label={t(name)}>
      <Zeilen>
        {children}
        <Feld
          feld={angabe}
          autoComplete="one-time-code"
          autoFocus
          wert={wert}
          fehler={meldung}
          onAendern={setWert}
          inputRef={eingabe}
        />
        <div className="fp-werkzeuge">
          <Knopf text={knopf} primaer absenden laeuft={laeuft} />
          {onAbbrechen && <Knopf text="allgemein.abbrechen" onClick={onAbbrechen} />}
        </div>
      </Zeilen>
    </form>
  );
}
