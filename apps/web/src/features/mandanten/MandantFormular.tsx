import { adressfelder } from '@frachtportal/domain/adresse/adressfelder';
import { feld } from '@frachtportal/domain/feld/feld';
import { Mandantadresse, MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { FormFeld, FormVerweisFeld } from '../../components/formular/formular';
import { landOptionen, listenabfrage } from '../stammdaten/api/listen';

/** Has the form a field of this path? */
export const hatFeld = (pfad: string) =>
  pfad === 'name' || adressfelder.some((name) => pfad === `adresse.${name}`);

const angaben = (name: (typeof adressfelder)[number]) => ({
  name: `adresse.${name}`,
  feld: feld(Mandantadresse, name),
});

/** Name and address of a client; knows nothing of create or edit. */
export function MandantFormular() {
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  const optionen = useMemo(() => landOptionen(laender), [laender]);
  return (
    <Zeilen>
      <FormFeld name="name" feld={feld(MandantKurz, 'name')} pflicht autoFocus />
      <h3 className="fp-gedaempft">{t('allgemein.anschrift')}</h3>
      <Zeile>
        <FormFeld {...angaben('fremdnummer')} label="beschriftung.kundennummer" breite={120} />
        <FormFeld {...angaben('name')} pflicht={false} />
      </Zeile>
      <Zeile>
        <FormFeld {...angaben('zeile2')} />
        <FormFeld {...angaben('zeile3')} />
      </Zeile>
      <Zeile>
        <FormFeld {...angaben('strasse')} />
        <FormFeld {...angaben('hausnummer')} breite={96} />
        <FormFeld {...angaben('zusatz')} breite={62} />
      </Zeile>
      <Zeile>
        <FormVerweisFeld {...angaben('land')} label="beschriftung.lkz" optionen={optionen} breite={72} />
        <FormFeld {...angaben('plz')} breite={96} />
        <FormFeld {...angaben('ort')} />
        <FormFeld {...angaben('ortsteil')} />
      </Zeile>
      <Zeile>
        <FormFeld {...angaben('kontakt')} />
        <FormFeld {...angaben('telefon')} />
      </Zeile>
    </Zeilen>
  );
}
