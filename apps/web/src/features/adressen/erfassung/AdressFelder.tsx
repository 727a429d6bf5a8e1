import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { istAdressfeldGesperrt } from '@frachtportal/domain/adresse/adresse.rules';
import { matchcode } from '@frachtportal/domain/adresse/matchcode';
import { feld } from '@frachtportal/domain/feld/feld';
import type { Land } from '@frachtportal/domain/stammdaten/land';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { Feld } from '../../../components/felder/Feld';
import { FormFeld, FormSchalter, FormVerweisFeld } from '../../../components/formular/formular';
import { useKonfiguration } from '../../../lib/konfiguration';
import { useSitzung } from '../../../lib/sitzung';
import { mandantenAbfrage } from '../../auftraege/api/mandanten';
import { OrtFeld } from '../../orte/OrtFeld';
import { landOptionen } from '../../stammdaten/api/listen';
import type { Adressfeld } from './adresswerte';
import { NameFeld } from './NameFeld';

interface Eigenschaften {
  gespeichert: Adresse | null;
  laender: readonly Land[];
}

/** All fields of an entry of the address book; while it is in transfer most of them are read-only. */
export function AdressFelder({ gespeichert, laender }: Eigenschaften) {
  const k = useKonfiguration();
  const optionen = useMemo(() => landOptionen(laender), [laender]);
  const angaben = (name: Adressfeld) => {
    const nurLesen = istAdressfeldGesperrt(name, gespeichert, k);
    return { name, feld: feld(Adresse, name), nurLesen, ohneTab: nurLesen };
  };
  const ort = { in: '', nurLesen: angaben('ort').nurLesen, ohneTab: angaben('ort').ohneTab };
  return (
    <Zeilen>
      <Zeile umbruch>
        <FormFeld {...angaben('fremdnummer')} breite={170} />
        <Matchcode />
        <Mandantenwahl fest={gespeichert !== null} />
      </Zeile>
      <NameFeld {...angaben('name')} sucht={gespeichert === null} />
      <Zeile umbruch>
        <FormFeld {...angaben('zeile2')} />
        <FormFeld {...angaben('zeile3')} />
      </Zeile>
      <Zeile>
        <FormFeld {...angaben('strasse')} />
        <FormFeld {...angaben('hausnummer')} breite={96} />
        <FormFeld {...angaben('zusatz')} breite={62} />
      </Zeile>
      <Zeile umbruch>
        <FormVerweisFeld {...angaben('land')} label="beschriftung.lkz" optionen={optionen} breite={72} />
        <OrtFeld {...ort} art="plz" breite={100} />
        <OrtFeld {...ort} art="ort" />
        <FormFeld {...angaben('ortsteil')} />
      </Zeile>
      <Zeile umbruch>
        <FormFeld {...angaben('kontakt')} />
        <FormFeld {...angaben('telefon')} label={t(`meldung.${k.variante.telefonLabel}`)} />
        {k.isShowTTMailAdress && <FormFeld {...angaben('mailTrackTrace')} art="email" />}
      </Zeile>
      <Zeile umbruch>
        <FormSchalter
          name="einmaladresse"
          label="beschriftung.einmaladresse"
          nurLesen={angaben('einmaladresse').nurLesen}
        />
        <FormSchalter
          name="unsichtbar"
          label="beschriftung.unsichtbar"
          nurLesen={angaben('unsichtbar').nurLesen}
        />
      </Zeile>
    </Zeilen>
  );
}

/** As the server will build it from what stands in the form. */
function Matchcode() {
  const [name, ort] = useWatch<Adresse, ['name', 'ort']>({ name: ['name', 'ort'] });
  return (
    <Feld
      feld={feld(Adresse, 'matchcode')}
      name="matchcode"
      wert={matchcode({ name: name ?? '', ort: ort ?? null })}
      platzhalter="adresse.erfassung.ausNameUndOrt"
      nurLesen
      ohneTab
    />
  );
}

/** Users of a main client say whose address it is; it stays there for good. */
function Mandantenwahl({ fest }: { fest: boolean }) {
  const hauptmandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const { data: optionen = [] } = useQuery({ ...mandantenAbfrage, enabled: hauptmandant });
  if (!hauptmandant) return null;
  return (
    <FormVerweisFeld
      name="mandant"
      feld={feld(Adresse, 'mandant')}
      pflicht
      nurLesen={fest}
      ohneTab={fest}
      optionen={optionen}
    />
  );
}
