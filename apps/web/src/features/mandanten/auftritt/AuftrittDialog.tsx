import { feld, felder } from '@frachtportal/domain/feld/feld';
import { Auftritt, pruefeAuftritt } from '@frachtportal/domain/mandant/auftritt';
import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { rechtstexte } from '@frachtportal/domain/mandant/rechtstexte';
import { t } from '@frachtportal/texte/t';
import { useQueryClient } from '@tanstack/react-query';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { FormularDialog } from '../../../components/formular/FormularDialog';
import { FormFeld } from '../../../components/formular/formular';
import { auftrittschluessel } from '../../../lib/abfragen/auftritt';
import { useGelesenes } from '../../../lib/abfragen/useGelesenes';
import { useRechte } from '../../../lib/rechte';
import { auftrittFuerFormular, speichereAuftritt } from '../api/auftritt';
import { Farbfeld } from './Farbfeld';
import { Logofeld } from './Logofeld';
import './auftritt.css';

interface Eigenschaften {
  mandant: Pick<Mandant, 'id' | 'name'>;
  onSchliessen: () => void;
}

type Gelesen = Awaited<ReturnType<NonNullable<ReturnType<typeof auftrittFuerFormular>['queryFn']>>>;

/** How a main client shows itself, and what it must tell everybody. */
export function AuftrittDialog({ mandant, onSchliessen }: Eigenschaften) {
  const data = useGelesenes(auftrittFuerFormular(mandant.id), onSchliessen);
  return data ? <Formular mandant={mandant} gelesen={data} onSchliessen={onSchliessen} /> : null;
}

const angaben = (name: Exclude<keyof Auftritt, 'mandantId'>) => ({ name, feld: feld(Auftritt, name) });

function Formular({ mandant, gelesen, onSchliessen }: Eigenschaften & { gelesen: Gelesen }) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const formular = useDomaenenformular<Auftritt>({
    klasse: Auftritt,
    anfang: gelesen.auftritt,
    regeln: pruefeAuftritt,
    hatFeld: (pfad) => felder(Auftritt).has(pfad),
    lesen: ({ mandantId: _, ...rest }) => rest,
    speichere: async ({ mandantId: _, ...werte }) => {
      await speichereAuftritt(mandant.id, werte, gelesen.etag);
      await abfragen.invalidateQueries({ queryKey: auftrittschluessel });
      info('mandant.auftritt.gespeichert', { name: mandant.name });
      onSchliessen();
    },
  });
  // Whoever has the host of all could show all their own login.
  const alleHaeuser = useRechte()('installation.verwalten');
  return (
    <FormularDialog formular={formular} titel="mandant.auftritt" breite={680} onSchliessen={onSchliessen}>
      <Zeilen>
        <p className="fp-gedaempft">{t('mandant.auftritt.erklaerung', { name: mandant.name })}</p>
        <Zeile umbruch>
          <FormFeld
            {...angaben('host')}
            platzhalter="mandant.auftritt.hostBeispiel"
            nurLesen={!alleHaeuser}
            autoFocus={alleHaeuser}
          />
          <Farbfeld />
        </Zeile>
        <p className="fp-gedaempft">{t('mandant.auftritt.hostHilfe')}</p>
        <Logofeld />
        <FormFeld {...angaben('anmeldetext')} zeilen={3} />
        <FormFeld {...angaben('antwortEmail')} art="email" />
        <FormFeld {...angaben('papierfuss')} zeilen={2} />
        <h3>{t('mandant.auftritt.rechtliches')}</h3>
        <p className="fp-gedaempft">{t('mandant.auftritt.rechtlichesHilfe')}</p>
        {rechtstexte.map((art) => (
          <FormFeld key={art} {...angaben(art)} zeilen={4} />
        ))}
        <FormFeld {...angaben('agbFassung')} breite={220} />
      </Zeilen>
    </FormularDialog>
  );
}
