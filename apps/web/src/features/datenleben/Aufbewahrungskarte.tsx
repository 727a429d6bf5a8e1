import type { Aufbewahrungsregel } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  Aufbewahrung,
  type Aufbewahrungsart,
  aufbewahrungsarten,
  pruefeAufbewahrung,
} from '@frachtportal/domain/datenleben/aufbewahrung';
import { lies } from '@frachtportal/domain/feld/lesen';
import type { Meldung } from '@frachtportal/domain/feld/meldung';
import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { ZahlenFeld } from '../../components/felder/ZahlenFeld';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { Arbeitswahl } from './Arbeitswahl';
import { aufbewahrung, datenlebenschluessel, setzeAufbewahrung } from './api/datenleben';
import { regeln as worte } from './worte';

type Getippt = ReadonlyMap<Aufbewahrungsart, number | string | null>;

/** How long what is kept. */
export function Aufbewahrungskarte() {
  const { data } = useQuery(aufbewahrung);
  // Beside what holds, which somebody else may change meanwhile.
  const [getippt, setGetippt] = useState<Getippt>(new Map());
  return (
    <Karte className="fp-stapel" titel="datenleben.aufbewahrung">
      <p>{t('datenleben.aufbewahrungHilfe')}</p>
      {data && <Regeln gelesene={data} getippt={getippt} onGetippt={setGetippt} />}
      <Arbeitswahl
        ziel={{ name: '' }}
        arbeiten={['aufbewahrung']}
        hindernis={getippt.size > 0 ? 'datenleben.erstSpeichern' : undefined}
      />
    </Karte>
  );
}

interface Regelangaben {
  gelesene: Aufbewahrungsregel[];
  getippt: Getippt;
  onGetippt: (neu: Getippt) => void;
}

function Regeln({ gelesene, getippt, onGetippt }: Regelangaben) {
  const regeln = gelesene.map(({ art, frist = null }) => ({
    art,
    frist: getippt.has(art) ? (getippt.get(art) as number | null) : frist,
  }));
  const maengel = [...pruefeAufbewahrung({ regeln }), ...lies(Aufbewahrung, { regeln }).meldungen];
  const { mutate, isPending, error, reset } = useSpeichern(regeln.length, () => onGetippt(new Map()));
  const meldungen = [...maengel, ...(error ? meldungenVon(error) : [])];
  return (
    <div className="fp-aufbewahrung">
      {regeln.map(({ art, frist }, i) => {
        const mangel = meldungen.find((m) => m.field === fristfeld(i));
        const recht = gelesene[i]?.recht;
        return (
          <div key={art}>
            <ZahlenFeld
              label={worte[art]}
              breite={160}
              einheit={t(`datenleben.einheit.${aufbewahrungsarten[art].einheit}`)}
              platzhalter="datenleben.unbegrenzt"
              wert={frist}
              onAendern={(neu) => {
                reset();
                onGetippt(mit(getippt, art, neu, gelesene[i]?.frist ?? null));
              }}
              fehler={mangel && satz(mangel)}
              nurLesen={isPending}
            />
            {recht && <small className="fp-gedaempft">{recht}</small>}
          </div>
        );
      })}
      <div className="fp-reihe">
        <Knopf
          text="datenleben.speichern"
          primaer
          deaktiviert={maengel.length > 0}
          laeuft={isPending}
          onClick={() => mutate(regeln)}
        />
      </div>
    </div>
  );
}

/** What is typed, without what holds anyway. */
function mit(
  getippt: Getippt,
  art: Aufbewahrungsart,
  neu: number | string | null,
  gilt: number | null,
): Getippt {
  const alle = new Map(getippt);
  if (neu === gilt) alle.delete(art);
  else alle.set(art, neu);
  return alle;
}

const fristfeld = (i: number) => `regeln[${i}].frist`;

/** Stores the rules; a refusal that is about none of them is told by the app. */
function useSpeichern(anzahl: number, onFertig: () => void) {
  const abfragen = useQueryClient();
  const { info, melde } = useMeldungen();
  const amFeld = ({ field }: Meldung) =>
    Array.from({ length: anzahl }, (_, i) => fristfeld(i)).includes(field ?? '');
  return useMutation({
    mutationFn: setzeAufbewahrung,
    meta: { leise: true },
    onSuccess: async () => {
      info('datenleben.gespeichert');
      await abfragen.invalidateQueries({ queryKey: datenlebenschluessel });
      onFertig();
    },
    onError: (grund) => melde(meldungenVon(grund).filter((m) => !amFeld(m))),
  });
}
