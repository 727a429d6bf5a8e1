import { groessteOrtsdateiMb } from '@frachtportal/domain/stammdaten/stammdatenimport';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { KeinRecht } from '../../../components/anzeige/KeinRecht';
import { AuswahlFeld } from '../../../components/felder/AuswahlFeld';
import { useRechte } from '../../../lib/rechte';
import { listenabfrage } from '../../stammdaten/api/listen';
import { Stammdatenimport } from '../../stammdatenimport/Stammdatenimport';

const titel = 'ort.import.orteImportieren';
const felder = [
  { id: 'land', label: 'beschriftung.land' },
  { id: 'plz', label: 'beschriftung.plz' },
  { id: 'ort', label: 'beschriftung.ort' },
  { id: 'breite', label: 'ort.import.breite' },
  { id: 'laenge', label: 'ort.import.laenge' },
] as const;

/** Places of a country from a file of GeoNames: the country is replaced as a whole or not at all. */
export function OrtsimportSeite() {
  const darf = useRechte();
  return darf('installation.verwalten') ? <Ortsimport /> : <KeinRecht titel={titel} />;
}

function Ortsimport() {
  const [land, setLand] = useState<number | null>(null);
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  const optionen = useMemo(
    () => laender.map((l) => ({ id: l.id, text: `${l.bezeichnung} (${l.lkz})` })),
    [laender],
  );
  return (
    <Stammdatenimport
      art="orte"
      titel={titel}
      erklaerung={
        <>
          {t('ort.import.erklaerung')}{' '}
          <a href="https://download.geonames.org/export/zip/" target="_blank" rel="noreferrer">
            GeoNames
          </a>{' '}
          {t('ort.import.lizenzUndForm')}
        </>
      }
      felder={felder}
      dateiarten={['csv', 'txt', 'xlsx']}
      hoechstensMb={groessteOrtsdateiMb}
      je={{ feld: 'lkz', titel: 'beschriftung.lkz' }}
      angaben={{ land }}
      eingaben={
        <AuswahlFeld
          label="beschriftung.land"
          breite={300}
          platzhalter="ort.import.wieInDerDatei"
          optionen={optionen}
          wert={land}
          onAendern={(id) => setLand(id === null ? null : Number(id))}
        />
      }
    />
  );
}
