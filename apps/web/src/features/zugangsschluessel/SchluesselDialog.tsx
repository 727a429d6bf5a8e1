import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { schluesselrechte } from '@frachtportal/domain/zugangsschluessel/schluesselrechte';
import { grenzeVorgabe, Zugangsschluessel } from '@frachtportal/domain/zugangsschluessel/zugangsschluessel';
import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormWorte } from '../../components/formular/FormWorte';
import {
  FormAuswahlFeld,
  FormDatumsFeld,
  FormFeld,
  FormZahlenFeld,
} from '../../components/formular/formular';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import { legeSchluesselAn, type Schluesselausgabe, schluesselabfrage } from './api/zugangsschluessel';

const felder = ['name', 'mandantId', 'benutzer', 'rechte', 'gueltigBis', 'netze', 'grenzeJeMinute'] as const;
const s = (name: (typeof felder)[number]) => feld(Zugangsschluessel, name);

/** A new key: for whom, for what, from where and how long. */
export function SchluesselDialog({
  onFertig,
  onSchliessen,
}: {
  onFertig: (ausgabe: Schluesselausgabe) => void;
  onSchliessen: () => void;
}) {
  const abfragen = useQueryClient();
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const formular = useDomaenenformular<Zugangsschluessel>({
    klasse: Zugangsschluessel,
    anfang: { rechte: ['auftrag.lesen'], grenzeJeMinute: grenzeVorgabe },
    hatFeld: (pfad) => felder.some((name) => name === pfad),
    lesen: (werte) => Object.fromEntries(felder.map((name) => [name, werte[name]])),
    regeln: ({ rechte }) => (rechte?.length ? [] : [fehler('zugangsschluessel.rechtWaehlen', 'rechte')]),
    speichere: async (wert) => {
      const ausgabe = await legeSchluesselAn(wert);
      // First what is shown but once: nothing may stand between.
      onFertig(ausgabe);
      void abfragen.invalidateQueries({ queryKey: schluesselabfrage });
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel="zugangsschluessel.anlegen"
      breite={560}
      knopf="zugangsschluessel.anlegen"
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormFeld name="name" feld={s('name')} autoFocus />
        {mandanten.length > 1 && (
          <FormAuswahlFeld
            name="mandantId"
            feld={s('mandantId')}
            platzhalter="zugangsschluessel.eigenerMandant"
            optionen={mandanten}
          />
        )}
        <FormFeld name="benutzer" feld={s('benutzer')} />
        <p>{t('zugangsschluessel.benutzerHinweis')}</p>
        <FormWorte name="rechte" label="zugangsschluessel.rechte" worte={schluesselrechte} />
        <Zeile umbruch>
          <FormDatumsFeld name="gueltigBis" feld={s('gueltigBis')} breite={200} />
          <FormZahlenFeld name="grenzeJeMinute" feld={s('grenzeJeMinute')} breite={220} />
        </Zeile>
        <FormFeld name="netze" feld={s('netze')} zeilen={3} />
      </Zeilen>
    </FormularDialog>
  );
}
