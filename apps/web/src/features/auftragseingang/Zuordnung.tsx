import type { Eingangszuordnung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { eingangsspalten } from '@frachtportal/domain/auftragseingang/eingangsspalten';
import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { meldungenVon } from '../../lib/abfragen';
import { Importschritt } from '../importe/Importrahmen';
import { type Auftragseingang, eingangsschluessel, eingangszuordnung, ordneZu } from './api/auftragseingang';

const gruppen = {
  kopf: 'beschriftung.auftrag',
  absenderAdresse: 'beschriftung.absender',
  empfaengerAdresse: 'beschriftung.empfaenger',
  abweichendeAbholerAdresse: 'beschriftung.abwAbholung',
  abweichendeEmpfaengerAdresse: 'beschriftung.abwEmpfaenger',
  neutralerAbsenderAdresse: 'beschriftung.neutral',
  auftragspositionen: 'auftragseingang.zuordnung.auftragspositionen',
  auftragsgefahrgueter: 'beschriftung.gefahrgut',
  auftragZusLademittel: 'beschriftung.zusaetzlicheLademittel',
} as const;

/** What a column can mean, said with the part of the order it belongs to. */
const feldname = (name: string) => {
  const spalte = eingangsspalten.find((s) => s.name === name);
  return spalte ? `${t(gruppen[spalte.gruppe])}: ${t(spalte.label)}` : name;
};

/** Says which sheet is meant and what its columns mean. */
export function Zuordnung({ lauf, onFertig }: { lauf: Auftragseingang; onFertig: () => void }) {
  const { data } = useQuery(eingangszuordnung(lauf.id));
  return (
    <Importschritt nummer={2} titel="allgemein.spaltenZuordnen">
      {data && <Formular key={data.blatt ?? ''} lauf={lauf} zuordnung={data} onFertig={onFertig} />}
    </Importschritt>
  );
}

interface Formularangaben {
  lauf: Auftragseingang;
  zuordnung: Eingangszuordnung;
  onFertig: () => void;
}

function Formular({ lauf: { id }, zuordnung, onFertig }: Formularangaben) {
  const abfragen = useQueryClient();
  const [felder, setFelder] = useState<(string | null)[]>(zuordnung.spalten.map((s) => s.feld ?? null));
  const pruefen = useMutation({
    mutationFn: (blatt: string | null) =>
      ordneZu(
        id,
        blatt,
        felder.map((feld, nummer) => ({ nummer, feld })),
      ),
    meta: { leise: true },
    onSuccess: async ({ zustand }) => {
      await abfragen.invalidateQueries({ queryKey: eingangsschluessel });
      if (zustand !== 'zuzuordnen') onFertig();
    },
  });
  const optionen = eingangsspalten.map((s) => ({ id: s.name, text: feldname(s.name) }));
  const meldung = (i: number) => meldungenVon(pruefen.error).find((m) => m.field === `spalten[${i}].feld`);
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
              name={`spalten[${i}].feld`}
              label={s.beispiel ? `${s.name} (${s.beispiel.slice(0, 30)})` : s.name}
              platzhalter="auftragseingang.zuordnung.nichtUebernehmen"
              optionen={optionen}
              wert={felder[i] ?? null}
              fehler={fehler && satz(fehler)}
              onAendern={(feld) =>
                setFelder(felder.map((alt, j) => (j === i ? (feld === null ? null : String(feld)) : alt)))
              }
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
