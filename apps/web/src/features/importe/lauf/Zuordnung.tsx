import type { Eingangszuordnung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { AuswahlFeld } from '../../../components/felder/AuswahlFeld';
import { meldungenVon } from '../../../lib/abfragen/abfragen';
import { bisGeprueft, type Dateiart, type Laufbild, type Laufzeile, zuordnungAbfrage } from '../api/dateiart';
import { Importschritt } from '../Importrahmen';

/** Says which sheet is meant and what its columns mean. */
export function Zuordnung<L extends Laufbild, Z extends Laufzeile>({
  schritt,
  ...p
}: Omit<Formularangaben<L, Z>, 'zuordnung'> & { schritt: number }) {
  const { data } = useQuery(zuordnungAbfrage(p.art, p.lauf.id));
  return (
    <Importschritt nummer={schritt} titel="allgemein.spaltenZuordnen">
      {data && <Formular key={data.blatt ?? ''} {...p} zuordnung={data} />}
    </Importschritt>
  );
}

interface Formularangaben<L extends Laufbild, Z extends Laufzeile> {
  art: Dateiart<L, Z>;
  lauf: L;
  zuordnung: Eingangszuordnung;
  onBegonnen: () => void;
  onFertig: () => void;
}

function Formular<L extends Laufbild, Z extends Laufzeile>({
  art,
  lauf: { id },
  zuordnung,
  onBegonnen,
  onFertig,
}: Formularangaben<L, Z>) {
  const abfragen = useQueryClient();
  const { melde } = useMeldungen();
  const [felder, setFelder] = useState<(string | null)[]>(zuordnung.spalten.map((s) => s.feld ?? null));
  const spalten = zuordnung.spalten.map((_, i) => `spalten[${i}].feld`);
  const pruefen = useMutation({
    mutationFn: async (blatt: string | null) => {
      const wunsch = { blatt, spalten: felder.map((feld, nummer) => ({ nummer, feld })) };
      return bisGeprueft(art, (await art.aufrufe.zuordnen(id, wunsch)).data);
    },
    meta: { leise: true },
    // What has no column here would be told nowhere.
    onError: (grund) => melde(meldungenVon(grund).filter(({ field }) => !spalten.includes(field ?? ''))),
    onSuccess: async ({ zustand }) => {
      await abfragen.invalidateQueries({ queryKey: art.schluessel });
      if (zustand !== 'zuzuordnen') onFertig();
    },
  });
  const feldname = (name: string) => art.felder.find((f) => f.id === name)?.text ?? name;
  const meldung = (i: number) => meldungenVon(pruefen.error).find((m) => m.field === spalten[i]);
  return (
    <>
      <p className="fp-gedaempft">{t('auftragseingang.zuordnung.erklaerung')}</p>
      {zuordnung.blaetter.length > 1 && (
        <AuswahlFeld
          label="beschriftung.tabellenblatt"
          breite={320}
          optionen={zuordnung.blaetter.map(({ name }) => ({ id: name, text: name }))}
          wert={zuordnung.blatt}
          onAendern={(blatt) => blatt !== null && blatt !== zuordnung.blatt && pruefen.mutate(String(blatt))}
        />
      )}
      {zuordnung.fehlend.length > 0 && (
        <p role="status" className="fp-fehlertext">
          {t('auftragseingang.zuordnung.fehlt', {
            felder: zuordnung.fehlend.map(({ name }) => feldname(name)).join(', '),
          })}
        </p>
      )}
      <div className="fp-felderraster">
        {zuordnung.spalten.map((s, i) => {
          const fehler = meldung(i);
          return (
            <AuswahlFeld
              key={s.nummer}
              name={spalten[i]}
              label={s.beispiel ? `${s.name} (${s.beispiel.slice(0, 30)})` : s.name}
              platzhalter="auftragseingang.zuordnung.nichtUebernehmen"
              optionen={[...art.felder]}
              wert={felder[i] ?? null}
              fehler={fehler && satz(fehler)}
              onAendern={(feld) => {
                onBegonnen();
                setFelder(felder.map((alt, j) => (j === i ? (feld === null ? null : String(feld)) : alt)));
              }}
            />
          );
        })}
      </div>
      <div className="fp-reihe">
        <Knopf
          text="auftragseingang.zuordnung.pruefen"
          primaer
          laeuft={pruefen.isPending}
          onClick={() => pruefen.mutate(null)}
        />
      </div>
    </>
  );
}
