import { satz, t } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KeinRecht } from '../../../components/anzeige/KeinRecht';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Schalter } from '../../../components/bedienung/Schalter';
import { AuswahlFeld } from '../../../components/felder/AuswahlFeld';
import { meldungenVon } from '../../../lib/abfragen/abfragen';
import { useRechte } from '../../../lib/rechte';
import { useImportereignisse } from '../../importe/api/useImportereignisse';
import { Dateiwahl } from '../../importe/Dateiwahl';
import { Importfortschritt } from '../../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../../importe/Importrahmen';
import { Mengenlaeufe } from '../../importe/Mengenlaeufe';
import { listenabfrage } from '../../stammdaten/api/listen';
import { beginneOrtsimport, ortsimporte, ortsimportschluessel } from '../api/ortsimport';
import { Lauf } from './Lauf';

/** Places of a country from a file of GeoNames: the country is replaced at once or not at all. */
export function OrtsimportSeite() {
  const darf = useRechte();
  if (!darf('stammdaten.verwalten')) {
    return <KeinRecht titel="ort.import.orteImportieren" />;
  }
  return <Ortsimport />;
}

const erklaerung = () => (
  <>
    {t('ort.import.erklaerung')}{' '}
    <a href="https://download.geonames.org/export/zip/" target="_blank" rel="noreferrer">
      GeoNames
    </a>{' '}
    {t('ort.import.lizenzUndForm')}
  </>
);

function Ortsimport() {
  const abfragen = useQueryClient();
  const [adresse, setAdresse] = useSearchParams();
  const [datei, setDatei] = useState<File | null>(null);
  const [landId, setLandId] = useState<number | null>(null);
  const [gesendet, setGesendet] = useState<File | null>(null);
  const [trotzFehlern, setTrotzFehlern] = useState(false);
  const [nurPruefen, setNurPruefen] = useState(false);
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  const optionen = useMemo(
    () => laender.map((l) => ({ id: l.id, text: `${l.bezeichnung} (${l.lkz})` })),
    [laender],
  );
  useImportereignisse(ortsimportschluessel);
  const { data: laeufe } = useQuery(ortsimporte);
  const lauf = Number(adresse.get('lauf')) || null;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ file, bestaetigt }: { file: File; bestaetigt: boolean }) =>
      beginneOrtsimport(file, { landId, trotzFehlern, nurPruefen, bestaetigt }),
    meta: { leise: true },
    onSuccess: ({ id }, { file }) => {
      setGesendet(file);
      setDatei(null);
      setAdresse({ lauf: String(id) }, { replace: true });
      void abfragen.invalidateQueries({ queryKey: ortsimportschluessel });
    },
  });
  return (
    <Importrahmen titel="ort.import.orteImportieren" erklaerung={erklaerung()}>
      <Importschritt nummer={1} titel="beschriftung.datei">
        <Dateiwahl
          arten={['csv', 'txt', 'xlsx']}
          hoechstensMb={100}
          datei={datei}
          onWahl={(neu) => {
            reset();
            setDatei(neu);
          }}
          fehler={error && satz(meldungenVon(error)[0])}
          deaktiviert={isPending}
        />
        <AuswahlFeld
          label="beschriftung.land"
          breite={300}
          platzhalter="ort.import.wieInDerDatei"
          optionen={optionen}
          wert={landId}
          onAendern={(id) => setLandId(id === null ? null : Number(id))}
        />
        <Schalter label="ort.import.fehlerhafteWeglassen" wert={trotzFehlern} onAendern={setTrotzFehlern} />
        <Schalter label="ort.import.nurPruefen" wert={nurPruefen} onAendern={setNurPruefen} />
        <div className="fp-reihe">
          <Knopf
            text="allgemein.importieren"
            primaer
            deaktiviert={!datei}
            laeuft={isPending}
            onClick={() => datei && mutate({ file: datei, bestaetigt: false })}
          />
        </div>
        {isPending && <Importfortschritt text="ort.import.dieDateiWirdHochgeladen" />}
      </Importschritt>
      {lauf && (
        <Importschritt nummer={2} titel="allgemein.import">
          <Lauf
            key={lauf}
            id={lauf}
            onTrotzdem={gesendet ? () => mutate({ file: gesendet, bestaetigt: true }) : undefined}
          />
        </Importschritt>
      )}
      <Mengenlaeufe
        laeufe={laeufe}
        anzahl="allgemein.orte"
        leer="ort.import.leer"
        onWahl={(id) => setAdresse({ lauf: String(id) }, { replace: true })}
      />
    </Importrahmen>
  );
}
