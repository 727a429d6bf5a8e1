import type { Ebene, Konfigurationsvorschlag } from '@frachtportal/domain/konfiguration/einstellung';
import { t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { formatiereZeitpunkt } from '../../lib/format/datum';
import { cocoschluessel, stimmeZu, verwirf, vorschlaegeAbfrage } from './api/coco';
import { useNeueKonfiguration } from './useCoco';
import { einstellungsname, werttext } from './werttext';

/** With four eyes: what waits for a second administrator. Nothing stands there where nothing waits. */
export function Vorschlagsliste({ ebene }: { ebene: Ebene }) {
  const { data = [] } = useQuery(vorschlaegeAbfrage(ebene));
  if (data.length === 0) return null;
  return (
    <Karte titel="konfiguration.vorschlag.titel">
      <ul className="fp-vorschlaege">
        {data.map((vorschlag) => (
          <Vorschlag key={vorschlag.id} vorschlag={vorschlag} />
        ))}
      </ul>
    </Karte>
  );
}

function Vorschlag({
  vorschlag: { id, werte, von, am, freigebbar },
}: {
  vorschlag: Konfigurationsvorschlag;
}) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const uebernimm = useNeueKonfiguration();
  const onSettled = () => abfragen.invalidateQueries({ queryKey: cocoschluessel });
  const zustimmen = useMutation({
    mutationFn: stimmeZu,
    onSuccess: async (draht) => {
      await uebernimm({ draht, vorgelegt: false });
      info('konfiguration.vorschlagGilt');
    },
    onSettled,
  });
  const verwerfen = useMutation({
    mutationFn: verwirf,
    onSuccess: () => info('konfiguration.vorschlagVerworfen'),
    onSettled,
  });
  return (
    <li>
      <ul>
        {werte.map(({ key, vorher, nachher }) => (
          <li key={key}>
            <b>{einstellungsname(key)}:</b> {werttext(key, vorher)} → {werttext(key, nachher)}
          </li>
        ))}
      </ul>
      <p className="fp-gedaempft">
        {t('konfiguration.vorschlag.von', { von, am: formatiereZeitpunkt(am) })}
        {!freigebbar && ` · ${t('konfiguration.vorschlag.eigener')}`}
      </p>
      <div className="fp-reihe">
        {freigebbar && (
          <Knopf
            text="konfiguration.vorschlag.freigeben"
            primaer
            laeuft={zustimmen.isPending}
            onClick={() => zustimmen.mutate(id)}
          />
        )}
        <Knopf
          text={freigebbar ? 'konfiguration.vorschlag.ablehnen' : 'konfiguration.vorschlag.zurueckziehen'}
          laeuft={verwerfen.isPending}
          onClick={() => verwerfen.mutate(id)}
        />
      </div>
    </li>
  );
}
