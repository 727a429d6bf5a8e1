import { sprachen } from 'virtual:texte';
import { phasentexte } from '@frachtportal/domain/auftrag/liste/phase';
import {
  artenFuerEmpfaenger,
  Benachrichtigung,
  empfaengerarten,
  takte,
} from '@frachtportal/domain/benachrichtigung/benachrichtigung';
import { pruefeBenachrichtigung } from '@frachtportal/domain/benachrichtigung/benachrichtigung.rules';
import { type Ereignisart, ereignisarten } from '@frachtportal/domain/ereignis/ereignis';
import { feld } from '@frachtportal/domain/feld/feld';
import { t } from '@frachtportal/texte/t';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { optionenAus } from '../../components/felder/optionen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormWorte } from '../../components/formular/FormWorte';
import { FormAuswahlFeld, FormFeld, FormSchalter } from '../../components/formular/formular';
import { useRechte } from '../../lib/rechte';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import {
  aendereBenachrichtigung,
  benachrichtigungsschluessel,
  type Benachrichtigung as Gelesene,
  legeBenachrichtigungAn,
} from './api/benachrichtigungen';

interface Eigenschaften {
  /** Without one a new rule is added. */
  regel: Gelesene | undefined;
  onSchliessen: () => void;
}

const felder = ['name', 'an', 'email', 'sprache', 'mandantId', 'arten', 'phasen', 'takt', 'aktiv'] as const;
const f = (name: (typeof felder)[number]) => ({ name, feld: feld(Benachrichtigung, name) });
const neue: Partial<Benachrichtigung> = {
  an: 'selbst',
  arten: ['auftrag.status'],
  phasen: [],
  takt: 'taeglich',
  sprache: 'de',
  aktiv: true,
};

/** Who is told of which events, and how often. */
export function BenachrichtigungDialog({ regel, onSchliessen }: Eigenschaften) {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const formular = useDomaenenformular<Benachrichtigung>({
    klasse: Benachrichtigung,
    anfang: regel ?? neue,
    hatFeld: (pfad) => felder.some((name) => name === pfad),
    lesen: (werte) => zuSenden(werte),
    regeln: pruefeBenachrichtigung,
    speichere: async (wert) => {
      if (regel) await aendereBenachrichtigung(regel, wert);
      else await legeBenachrichtigungAn(wert);
      await abfragen.invalidateQueries({ queryKey: benachrichtigungsschluessel });
      info('benachrichtigung.gespeichert', { name: wert.name });
      onSchliessen();
    },
  });
  return (
    <FormularDialog
      formular={formular}
      titel={regel ? 'benachrichtigung.bearbeiten' : 'benachrichtigung.anlegen'}
      breite={620}
      onSchliessen={onSchliessen}
    >
      <Zeilen>
        <FormFeld {...f('name')} autoFocus />
        <Empfaenger />
        <Ereignisse />
        <FormAuswahlFeld {...f('takt')} optionen={optionenAus(takte)} />
        <FormSchalter name="aktiv" label="benachrichtigung.aktiv" />
      </Zeilen>
    </FormularDialog>
  );
}

/** Without what belongs to another kind of recipient: the form shows it no more. */
function zuSenden(werte: Benachrichtigung) {
  const gewaehlt = Object.fromEntries(felder.map((name) => [name, werte[name]]));
  if (werte.an === 'adresse') return gewaehlt;
  const arten = werte.arten.filter((art) => werte.an === 'selbst' || artenFuerEmpfaenger.includes(art));
  return { ...gewaehlt, arten, email: null, sprache: null };
}

/** Who is told, and of whose orders. */
function Empfaenger() {
  const an = useWatch({ name: 'an' }) as Benachrichtigung['an'];
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const verwaltet = useRechte()('mandant.verwalten');
  return (
    <>
      {verwaltet && <FormAuswahlFeld {...f('an')} optionen={optionenAus(empfaengerarten)} />}
      {an === 'adresse' && (
        <Zeile umbruch>
          <FormFeld {...f('email')} art="email" pflicht />
          <FormAuswahlFeld
            {...f('sprache')}
            breite={160}
            optionen={sprachen.map(({ iso, name }) => ({ id: iso, text: name }))}
          />
        </Zeile>
      )}
      {an === 'empfaenger' && <p>{t('benachrichtigung.empfaengerHinweis')}</p>}
      {mandanten.length > 1 && (
        <FormAuswahlFeld
          {...f('mandantId')}
          platzhalter="auftragseingang.eigenerMandant"
          optionen={mandanten}
        />
      )}
    </>
  );
}

function Ereignisse() {
  const [an, arten] = useWatch({ name: ['an', 'arten'] }) as [Benachrichtigung['an'], Ereignisart[]];
  const worte =
    an === 'empfaenger'
      ? Object.fromEntries(artenFuerEmpfaenger.map((art) => [art, ereignisarten[art]]))
      : ereignisarten;
  return (
    <>
      <FormWorte name="arten" label="ereignis.arten" worte={worte} />
      {arten.includes('auftrag.status') && (
        <>
          <FormWorte name="phasen" label="benachrichtigung.phasen" worte={phasentexte} freiwillig />
          <p className="fp-gedaempft">{t('benachrichtigung.alleStatus')}</p>
        </>
      )}
    </>
  );
}
