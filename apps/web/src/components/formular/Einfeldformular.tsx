import type { Feld as Feldangabe } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { satz, t } from '@frachtportal/texte/t';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { Zeilen } from '../anzeige/Karte';
import { useMeldungen } from '../dialog/Meldungen';
import { Feld } from '../felder/Feld';

interface Eigenschaften {
  titel: string;
  feld: Feldangabe;
  /** Of the input, where it is not that of the field. */
  name?: string;
  autoComplete: string;
  anfang?: string | null;
  sende: (wert: string) => Promise<unknown>;
  knoepfe: (laeuft: boolean) => ReactNode;
  /** What stands above the field. */
  children?: ReactNode;
}

/** Asks for one thing. What is wrong with it is said at the field, which keeps it: a second try needs no typing. */
export function Einfeldformular({ anfang = null, sende, ...p }: Eigenschaften) {
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
    await sende(getippt).catch((grund: unknown) => {
      const meldungen = meldungenVon(grund);
      const amFeld = meldungen.find((m) => m.field === p.feld.name);
      if (!amFeld) return melde(meldungen);
      setMeldung(satz(amFeld));
      eingabe.current?.select();
    });
    setLaeuft(false);
  };

  return (
    <form onSubmit={absenden} noValidate aria-label={t(p.titel)}>
      <Zeilen>
        {p.children}
        <Feld
          feld={p.feld}
          {...(p.name && { name: p.name })}
          autoComplete={p.autoComplete}
          autoFocus
          wert={wert}
          fehler={meldung}
          onAendern={setWert}
          inputRef={eingabe}
        />
        {p.knoepfe(laeuft)}
      </Zeilen>
    </form>
  );
}
