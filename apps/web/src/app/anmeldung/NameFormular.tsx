import { Anmeldung } from '@frachtportal/domain/benutzer/anmeldung';
import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { satz, t } from '@frachtportal/texte/t';
import { type FormEvent, useRef, useState } from 'react';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { Feld } from '../../components/felder/Feld';
import { meldungenVon } from '../../lib/abfragen/abfragen';

interface Eigenschaften {
  name: string;
  knopf: string;
  anfang?: string | null;
  sende: (nameOderEmail: string) => Promise<unknown>;
}

const angabe = feld(Anmeldung, 'username');

/** Asks who one is, by username or e-mail. The field keeps its answer: a second try needs no typing. */
export function NameFormular({ name, knopf, anfang = null, sende }: Eigenschaften) {
  const { melde } = useMeldungen();
  const [wert, setWert] = useState<string | null>(anfang);
  const [meldung, setMeldung] = useState<string>();
  const [laeuft, setLaeuft] = useState(false);
  const eingabe = useRef<HTMLInputElement>(null);

  const absenden = async (e: FormEvent) => {
    e.preventDefault();
    if (laeuft) return;
    const getippt = wert?.trim();
    if (!getippt) {
      eingabe.current?.focus();
      return setMeldung(satz(fehler('feld.pflicht')));
    }
    setMeldung(undefined);
    setLaeuft(true);
    await sende(getippt).catch((grund: unknown) => melde(meldungenVon(grund)));
    setLaeuft(false);
  };

  return (
    <form onSubmit={absenden} noValidate aria-label={t(name)}>
      <Zeilen>
        <Feld
          feld={angabe}
          name="nameOrEmail"
          autoComplete="username"
          autoFocus
          wert={wert}
          fehler={meldung}
          onAendern={setWert}
          inputRef={eingabe}
        />
        <Knopf text={knopf} primaer absenden laeuft={laeuft} className="fp-breit" />
      </Zeilen>
    </form>
  );
}
