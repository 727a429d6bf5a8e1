import type { Eingangszeile } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { Feld } from '../../components/felder/Feld';
import { type Auftragseingang, eingangsschluessel, korrigiere } from './api/auftragseingang';

interface Eigenschaften {
  lauf: Auftragseingang;
  zeile: Eingangszeile;
  kopf: readonly string[];
  onSchliessen: () => void;
}

/** The cells of one line; what is wrong stands at its cell. */
export function Korrektur({ lauf, zeile, kopf, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const anfangs = zeile.zellen.map((z) => z.wert ?? null);
  const [texte, setTexte] = useState(anfangs);
  const speichern = useMutation({
    mutationFn: () => korrigiere(lauf.id, zeile.nummer, texte),
    onSuccess: async () => {
      onSchliessen();
      await abfragen.invalidateQueries({ queryKey: eingangsschluessel });
    },
  });
  const meldung = (i: number) => zeile.meldungen.find((m) => m.spalte === i);
  const allgemeine = zeile.meldungen.filter((m) => m.spalte === null || m.spalte === undefined);
  return (
    <Dialog
      offen
      titel={t('auftragseingang.zeilen.korrigierenTitel', { zeile: zeile.nummer })}
      breite={820}
      geaendert={texte.some((text, i) => text !== anfangs[i])}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="allgemein.speichern"
            primaer
            laeuft={speichern.isPending}
            onClick={() => speichern.mutate()}
          />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      {allgemeine.map((m) => (
        <p key={m.text} className="fp-fehlertext">
          {satz(m)}
        </p>
      ))}
      <div className="fp-felderraster">
        {texte.map((text, i) => {
          const fehler = meldung(i);
          return (
            <Feld
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity
              key={i}
              name={`zellen[${i}]`}
              label={kopf[i] ?? 'beschriftung.auftrag'}
              max={100_000}
              {...(kopf.length ? {} : { zeilen: 8 })}
              wert={text}
              fehler={fehler && satz(fehler)}
              onAendern={(neu) => setTexte(texte.map((alt, j) => (j === i ? neu : alt)))}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
