import { feld } from '@frachtportal/domain/feld/feld';
import { Registrierungsablehnung } from '@frachtportal/domain/registrierung/registrierungseingang';
import { t } from '@frachtportal/texte/t';
import { useQueryClient } from '@tanstack/react-query';
import { Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormFeld } from '../../components/formular/formular';
import { lehneAb, type Registrierungseingang, registrierungsschluessel } from './api/registrierungen';

interface Eigenschaften {
  registrierung: Registrierungseingang;
  onSchliessen: () => void;
}

/** Refuses a registration, with what is told to whoever has sent it. */
export function AblehnungDialog({ registrierung, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const formular = useDomaenenformular<Registrierungsablehnung>({
    klasse: Registrierungsablehnung,
    anfang: { grund: '' },
    hatFeld: (pfad) => pfad === 'grund',
    speichere: async (ablehnung) => {
      await lehneAb(registrierung.id, ablehnung);
      await abfragen.invalidateQueries({ queryKey: registrierungsschluessel });
      info('registrierung.abgelehnt', { name: registrierung.mandant });
      onSchliessen();
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel="registrierung.ablehnen"
      knopf="registrierung.ablehnen"
      breite={480}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <p>{t('registrierung.ablehnungErklaerung', { name: registrierung.mandant })}</p>
        <FormFeld name="grund" feld={feld(Registrierungsablehnung, 'grund')} zeilen={3} autoFocus />
      </Zeilen>
    </FormularDialog>
  );
}
