import type { Lademittelplanung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { feld } from '@frachtportal/domain/feld/feld';
import { Lademittelbestaetigung } from '@frachtportal/domain/lademittel/lademittelkonto';
import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import {
  FormAuswahlFeld,
  FormDatumsFeld,
  FormFeld,
  FormZahlenFeld,
} from '../../components/formular/formular';
import { heute } from '../../lib/format/datum';
import { formatiereZahl } from '../../lib/format/zahlen';
import { dokumenteAbfrage } from '../dokumente/api/dokumente';
import { bestaetigePlanung, lademittelschluessel } from './api/lademittel';

/** How many of the planned load units really stayed with the partner. */
export function BestaetigenDialog({
  planung,
  onSchliessen,
}: {
  planung: Lademittelplanung;
  onSchliessen: () => void;
}) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { data: dokumente = [] } = useQuery(dokumenteAbfrage(planung.auftragId));
  const formular = useDomaenenformular<Lademittelbestaetigung>({
    klasse: Lademittelbestaetigung,
    anfang: {
      tag: heute(),
      anzahl: planung.anzahl,
      bemerkung: null,
      dokumentId: planung.belegId,
    },
    hatFeld: (pfad) =>
      ['tag', 'anzahl', 'bemerkung'].includes(pfad) || (pfad === 'dokumentId' && dokumente.length > 0),
    speichere: async (wert) => {
      try {
        await bestaetigePlanung(planung.id, wert);
        info('lademittel.gebucht');
        onSchliessen();
      } finally {
        await abfragen.invalidateQueries({ queryKey: lademittelschluessel });
      }
    },
  });
  const { nummer, anzahl, lademittel, partner } = planung;
  return (
    <FormularDialog
      formular={formular}
      titel="lademittel.bestaetigen"
      breite={480}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <p>
          {t('lademittel.geplantFuer', {
            nummer,
            anzahl: formatiereZahl(anzahl),
            lademittel: t(lademittel),
            partner,
          })}
        </p>
        <FormZahlenFeld
          name="anzahl"
          feld={feld(Lademittelbestaetigung, 'anzahl')}
          label="lademittel.soViele"
          autoFocus
        />
        <FormDatumsFeld name="tag" feld={feld(Lademittelbestaetigung, 'tag')} breite={160} />
        {dokumente.length > 0 && (
          <FormAuswahlFeld
            name="dokumentId"
            feld={feld(Lademittelbestaetigung, 'dokumentId')}
            optionen={dokumente.map(({ id, dateiname }) => ({ id, text: dateiname }))}
          />
        )}
        <FormFeld name="bemerkung" feld={feld(Lademittelbestaetigung, 'bemerkung')} />
      </Zeilen>
    </FormularDialog>
  );
}
