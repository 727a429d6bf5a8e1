import { feld } from '@frachtportal/domain/feld/feld';
import { bestandteile, Mauttabelle } from '@frachtportal/domain/maut/mauttabelle';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Karte, Zeile, Zeilen } from '../../../components/anzeige/Karte';
import {
  FormDatumsFeld,
  FormFeld,
  FormVerweisFeld,
  FormZahlenFeld,
} from '../../../components/formular/formular';
import { listenabfrage } from '../../stammdaten/api/listen';

const angaben = (name: keyof Mauttabelle & string) => ({ name, feld: feld(Mauttabelle, name) });

/** Which country the table is for, when it is in force, and where its figures come from. */
export function Mautkopffelder() {
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  const optionen = useMemo(
    () =>
      laender.filter((l) => l.mautberechnung).map((l) => ({ id: l.id, text: `${l.bezeichnung} (${l.lkz})` })),
    [laender],
  );
  return (
    <Karte name="maut.tabellen.angabenZurMauttabelle">
      <Zeilen>
        <Zeile umbruch>
          <FormVerweisFeld {...angaben('land')} optionen={optionen} breite={200} />
          <FormFeld {...angaben('name')} breite={240} />
          <FormDatumsFeld {...angaben('gueltigVon')} breite={150} />
          <FormDatumsFeld {...angaben('gueltigBis')} breite={150} />
          <FormZahlenFeld {...angaben('umwegProzent')} breite={140} />
          <FormFeld {...angaben('quelle')} />
        </Zeile>
        <Zeile umbruch>
          {bestandteile.map((name) => (
            <FormZahlenFeld key={name} {...angaben(name)} breite={150} />
          ))}
        </Zeile>
        <p className="fp-gedaempft">{t('maut.tabellen.bestandteile')}</p>
      </Zeilen>
    </Karte>
  );
}
