import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Dialog } from '../../../components/dialog/Dialog';
import { Feld } from '../../../components/felder/Feld';
import type { Dateiart, Laufbild, Laufzeile } from '../api/dateiart';

interface Eigenschaften<L extends Laufbild, Z extends Laufzeile> {
  art: Dateiart<L, Z>;
  lauf: L;
  zeile: Z;
  kopf: readonly string[];
  onSchliessen: () => void;
}

/** The cells of one line; what is wrong stands at its cell. */
export function Korrektur<L extends Laufbild, Z extends Laufzeile>({
  art,
  lauf,
  zeile,
  kopf,
  onSchliessen,
}: Eigenschaften<L, Z>) {
  const abfragen = useQueryClient();
  const anfangs = zeile.zellen.map((z) => z.wert ?? null);
  const [texte, setTexte] = useState(anfangs);
  const speichern = useMutation({
    mutationFn: () =>
      art.aufrufe.korrigieren(lauf.id, zeile.nummer, { zellen: texte.map((wert) => ({ wert })) }),
    onSuccess: async () => {
      onSchliessen();
      await abfragen.invalidateQueries({ queryKey: art.schluessel });
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
