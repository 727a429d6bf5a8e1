import { feld } from '@frachtportal/domain/feld/feld';
import { Firmenanmeldung, pruefeFirmenanmeldung } from '@frachtportal/domain/mandant/firmenanmeldung';
import type { Mandant } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { FormularDialog } from '../../../components/formular/FormularDialog';
import { FormFeld, FormPasswortFeld, FormSchalter } from '../../../components/formular/formular';
import { useGelesenes } from '../../../lib/abfragen/useGelesenes';
import { useRechte } from '../../../lib/rechte';
import { firmaFuerFormular, speichereFirma } from '../api/firma';
import { Anbieterprobe } from './Anbieterprobe';
import { FirmaEntfernen } from './FirmaEntfernen';
import { Zuordnungen } from './Zuordnungen';

interface Eigenschaften {
  mandant: Pick<Mandant, 'id' | 'name'>;
  onSchliessen: () => void;
}

type Gelesen = Awaited<ReturnType<NonNullable<ReturnType<typeof firmaFuerFormular>['queryFn']>>>;

/** How people of a main client sign in with the account of their company. */
export function FirmaDialog({ mandant, onSchliessen }: Eigenschaften) {
  const data = useGelesenes(firmaFuerFormular(mandant.id), onSchliessen);
  return data ? <Formular mandant={mandant} gelesen={data} onSchliessen={onSchliessen} /> : null;
}

/** Where a message has its place; a switch has none. */
const felder = [
  'bezeichnung',
  'aussteller',
  'klient',
  'geheimnis',
  'umfang',
  'domaenen',
  'anspruch',
] as const;
const zuordnungsfeld = /^zuordnungen\W+\d+\W+(wert|mandantId)$/;
const angaben = (name: (typeof felder)[number]) => ({ name, feld: feld(Firmenanmeldung, name) });

function Formular({
  mandant,
  gelesen: { anmeldung, etag },
  onSchliessen,
}: Eigenschaften & { gelesen: Gelesen }) {
  const { info } = useMeldungen();
  const alleHaeuser = useRechte()('installation.verwalten');
  const gespeichert = anmeldung.aussteller !== '';
  const formular = useDomaenenformular<Firmenanmeldung>({
    klasse: Firmenanmeldung,
    anfang: { ...anmeldung, zuordnungen: anmeldung.zuordnungen ?? [] } as never,
    regeln: (f) => pruefeFirmenanmeldung(f),
    hatFeld: (pfad) => felder.some((name) => name === pfad) || zuordnungsfeld.test(pfad),
    lesen: ({ mandantId: _, geheimnisDa: __, ...rest }) => rest,
    speichere: async ({ mandantId: _, geheimnisDa: __, ...werte }) => {
      await speichereFirma(mandant.id, werte as never, etag);
      info('mandant.firma.gespeichert', { name: mandant.name });
      onSchliessen();
    },
  });
  return (
    <FormularDialog formular={formular} titel="mandant.firma" breite={680} onSchliessen={onSchliessen}>
      <Zeilen>
        <p className="fp-gedaempft">{t('mandant.firma.erklaerung', { name: mandant.name })}</p>
        {gespeichert && (
          <div className="fp-werkzeuge">
            <Anbieterprobe mandantId={mandant.id} />
            <FirmaEntfernen mandant={mandant} onFertig={onSchliessen} />
          </div>
        )}
        <FormFeld {...angaben('bezeichnung')} autoFocus />
        <FormFeld {...angaben('aussteller')} />
        <Zeile umbruch>
          <FormFeld {...angaben('klient')} />
          <FormPasswortFeld
            {...angaben('geheimnis')}
            autoComplete="new-password"
            max={1000}
            {...(anmeldung.geheimnisDa && { platzhalter: 'mandant.firma.geheimnisBleibt' })}
          />
        </Zeile>
        <p className="fp-gedaempft fp-infotext">
          {t('mandant.firma.rueckwegHilfe', { adresse: `${window.location.origin}/login/firma` })}
        </p>
        <FormFeld {...angaben('domaenen')} zeilen={2} nurLesen={!alleHaeuser} />
        <FormSchalter name="domaenenVertrauen" label="mandant.firma.domaenenVertrauen" />
        <p className="fp-gedaempft">{t('mandant.firma.domaenenHilfe')}</p>
        <h3>{t('mandant.firma.zuordnungen')}</h3>
        <p className="fp-gedaempft">{t('mandant.firma.zuordnungenHilfe')}</p>
        <Zeile umbruch>
          <FormFeld {...angaben('anspruch')} />
          <FormFeld {...angaben('umfang')} />
        </Zeile>
        <Zuordnungen hauptmandantId={mandant.id} />
        <FormSchalter name="anlegen" label="mandant.firma.anlegen" />
        <FormSchalter name="passwortErlaubt" label="mandant.firma.passwortErlaubt" />
        <p className="fp-gedaempft">{t('mandant.firma.passwortHilfe')}</p>
        <FormSchalter name="aktiv" label="mandant.firma.aktiv" />
      </Zeilen>
    </FormularDialog>
  );
}
