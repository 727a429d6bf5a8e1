import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { feld } from '@frachtportal/domain/feld/feld';
import { text } from '@frachtportal/domain/texte/text';
import { memo, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormFeld, FormVerweisFeld } from '../../../../components/formular';
import { Zeile, Zeilen } from '../../../../components/Karte';
import type { Adressrolle, Formularwerte } from '../formularwerte';
import { landOptionen } from '../listen';
import { useUmgebung } from '../umgebung';
import { AdressSuche, OrtSuche } from './AdressSuche';

interface Props {
  rolle: Adressrolle;
  pflicht: boolean;
  autoFocus?: boolean;
}

const f = (name: keyof AuftragAdresse & string) => feld(AuftragAdresse, name);

/** All fields of one address of the order. */
export const AdressFelder = memo(function AdressFelder({ rolle, pflicht, autoFocus }: Props) {
  const { konfiguration, listen, nurLesen } = useUmgebung();
  const { getValues } = useFormContext<Formularwerte>();
  const laender = useMemo(() => landOptionen(listen.laender), [listen.laender]);
  // Number and name of a given sender may be fixed; one that is still missing has to be entered.
  const [fest] = useState(
    () =>
      rolle === 'absenderAdresse' && konfiguration.isAbsenderEditDeny && Boolean(getValues(`${rolle}.name`)),
  );
  const suche = { rolle, nurLesen: nurLesen || fest };
  const eigenschaften = (name: keyof AuftragAdresse & string) => ({
    name: `${rolle}.${name}`,
    feld: f(name),
    nurLesen,
  });
  return (
    <Zeilen>
      <Zeile>
        <AdressSuche {...suche} art="fremdnummer" breite={96} />
        <AdressSuche {...suche} art="name" pflicht={pflicht} autoFocus={autoFocus ?? false} />
      </Zeile>
      <Zeile>
        <FormFeld {...eigenschaften('zeile2')} />
        <FormFeld {...eigenschaften('zeile3')} />
      </Zeile>
      <Zeile>
        <FormFeld {...eigenschaften('strasse')} />
        <FormFeld {...eigenschaften('hausnummer')} breite={86} />
        <FormFeld {...eigenschaften('zusatz')} breite={62} />
      </Zeile>
      <Zeile>
        <FormVerweisFeld {...eigenschaften('land')} label="LKZ" optionen={laender} breite={72} />
        <OrtSuche rolle={rolle} nurLesen={nurLesen} art="plz" breite={86} />
        <OrtSuche rolle={rolle} nurLesen={nurLesen} art="ort" />
        <FormFeld {...eigenschaften('ortsteil')} breite={110} />
      </Zeile>
      <Zeile>
        <FormFeld {...eigenschaften('kontakt')} />
        <FormFeld {...eigenschaften('telefon')} label={text(konfiguration.variante.telefonLabel)} />
      </Zeile>
    </Zeilen>
  );
});
