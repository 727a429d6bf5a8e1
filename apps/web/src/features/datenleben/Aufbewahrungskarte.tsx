import type { Aufbewahrungsregel } from '@frachtportal/api-client/generated/frachtportal.schemas';
import {
  type Aufbewahrungsart,
  aufbewahrungsarten,
  pruefeAufbewahrung,
} from '@frachtportal/domain/datenleben/aufbewahrung';
import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { ZahlenFeld } from '../../components/felder/ZahlenFeld';
import { Arbeitswahl } from './Arbeitswahl';
import { aufbewahrung, datenlebenschluessel, setzeAufbewahrung } from './api/datenleben';
import { regeln as worte } from './worte';

/** How long what is kept. */
export function Aufbewahrungskarte() {
  const { data } = useQuery(aufbewahrung);
  return (
    <Karte className="fp-stapel" titel="datenleben.aufbewahrung">
      <p>{t('datenleben.aufbewahrungHilfe')}</p>
      {data && <Regeln key={JSON.stringify(data)} gelesene={data} />}
      <Arbeitswahl ziel={{ name: '' }} arbeiten={['aufbewahrung']} />
    </Karte>
  );
}

function Regeln({ gelesene }: { gelesene: Aufbewahrungsregel[] }) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [fristen, setFristen] = useState(
    () => new Map<string, number | null>(gelesene.map((r) => [r.art, r.frist ?? null])),
  );
  const speichern = useMutation({
    mutationFn: setzeAufbewahrung,
    onSuccess: () => {
      info('datenleben.gespeichert');
      return abfragen.invalidateQueries({ queryKey: datenlebenschluessel });
    },
  });
  const regeln = gelesene.map(({ art }) => ({
    art: art as Aufbewahrungsart,
    frist: fristen.get(art) ?? null,
  }));
  const maengel = pruefeAufbewahrung({ regeln });
  return (
    <div className="fp-aufbewahrung">
      {regeln.map(({ art, frist }, i) => {
        const mangel = maengel.find((m) => m.field === `regeln[${i}].frist`);
        const recht = gelesene[i]?.recht;
        return (
          <div key={art}>
            <ZahlenFeld
              label={worte[art]}
              breite={160}
              einheit={t(`datenleben.einheit.${aufbewahrungsarten[art].einheit}`)}
              platzhalter="datenleben.unbegrenzt"
              wert={frist}
              onAendern={(neu) => setFristen(new Map(fristen).set(art, neu as number | null))}
              fehler={mangel && satz(mangel)}
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
          laeuft={speichern.isPending}
          onClick={() => speichern.mutate(regeln)}
        />
      </div>
    </div>
  );
}
