import { adressfelder } from '@frachtportal/domain/adresse/adressfelder';
import { feld, felder } from '@frachtportal/domain/feld/feld';
import { Annahmeschluss } from '@frachtportal/domain/kalender/annahmeschluss';
import { Mandantadresse, MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Zeile, Zeilen } from '../../components/anzeige/Karte';
import { FormFeld, FormUhrzeitFeld, FormVerweisFeld } from '../../components/formular/formular';
import { landOptionen, listenabfrage } from '../stammdaten/api/listen';

/** Has the form a field of this path? */
export const hatFeld = (pfad: string) =>
  pfad === 'name' ||
  pfad === ustId.name ||
  schlussfelder.some((feld) => feld.name === pfad) ||
  adressfelder.some((name) => pfad === `adresse.${name}`);

const schlussfelder = [...felder(Annahmeschluss).values()].map((feld) => ({
  name: `annahmeschluss.${feld.name}`,
  feld,
}));

const ustId = { name: 'adresse.usteuerid', feld: feld(Mandantadresse, 'usteuerid') };
const angaben = (name: (typeof adressfelder)[number]) => ({
  name: `adresse.${name}`,
  feld: feld(Mandantadresse, name),
});

/** Name and address of a client, and until when its orders are accepted; knows nothing of create or edit. */
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
        <FormFeld {...ustId} breite={150} />
      </Zeile>
      <h3 className="fp-gedaempft">{t('beschriftung.annahmeschluss')}</h3>
      <Zeile umbruch>
        {schlussfelder.map((f) => (
          <FormUhrzeitFeld key={f.name} {...f} breite={96} />
        ))}
      </Zeile>
      <p className="fp-gedaempft">{t('mandant.annahmeschlussErklaerung')}</p>
    </Zeilen>
  );
}
