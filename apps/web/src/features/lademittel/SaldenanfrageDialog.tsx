import type { Lademittelsaldo } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { feld } from '@frachtportal/domain/feld/feld';
import { Saldenanfrage } from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { t } from '@frachtportal/texte/t';
import { useQueryClient } from '@tanstack/react-query';
import { Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormDatumsFeld, FormFeld } from '../../components/formular/formular';
import { heute } from '../../lib/format/datum';
import { lademittelschluessel } from './api/lademittel';
import { frageSaldoAn } from './api/saldenbestaetigung';

/** The account of a partner, of one load unit. */
export type Auszugskonto = Pick<
  Lademittelsaldo,
  'kontoId' | 'partner' | 'ort' | 'lademittelId' | 'lademittel'
>;

interface Eigenschaften {
  konto: Auszugskonto;
  onSchliessen: () => void;
}

/** To whom the link to a balance goes, and of which day it is. */
export function SaldenanfrageDialog({ konto, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const { kontoId, lademittelId, partner } = konto;
  const formular = useDomaenenformular<Saldenanfrage>({
    klasse: Saldenanfrage,
    anfang: { lademittelId, stichtag: heute() },
    hatFeld: (pfad) => ['stichtag', 'email'].includes(pfad),
    speichere: async (wert) => {
      const { email } = await frageSaldoAn(kontoId, wert);
      await abfragen.invalidateQueries({ queryKey: lademittelschluessel });
      info('lademittel.angefragt', { email });
      onSchliessen();
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel="lademittel.saldenanfrage"
      breite={480}
      knopf="lademittel.anfragen"
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <h3>{[partner, t(konto.lademittel)].join(', ')}</h3>
        <p>{t('lademittel.saldenanfrageHinweis')}</p>
        <FormFeld name="email" feld={feld(Saldenanfrage, 'email')} autoFocus />
        <FormDatumsFeld name="stichtag" feld={feld(Saldenanfrage, 'stichtag')} breite={160} />
      </Zeilen>
    </FormularDialog>
  );
}
