import { wort } from '@frachtportal/domain/texte/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AuswahlFeld } from '../../../components/AuswahlFeld';
import { KeinRecht } from '../../../components/KeinRecht';
import { Knopf } from '../../../components/Knopf';
import { Schalter } from '../../../components/Schalter';
import { meldungenVon } from '../../../lib/abfragen';
import { useRechte } from '../../../lib/rechte';
import { Dateiwahl } from '../../importe/Dateiwahl';
import { Importfortschritt } from '../../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../../importe/Importrahmen';
import { listenabfrage } from '../../stammdaten/api/listen';
import { beginneOrtsimport, ortsimportschluessel } from '../api/ortsimport';
import { Laeufe } from './Laeufe';
import { Lauf } from './Lauf';

/** Places of a country from a file of GeoNames: the country is replaced at once or not at all. */
export function OrtsimportSeite() {
  const darf = useRechte();
  if (!darf('stammdaten.verwalten')) {
    return <KeinRecht titel="Orte importieren" />;
  }
  return <Ortsimport />;
}

const erklaerung = () => (
  <>
    {wort('Postleitzahlen und Orte eines Landes aus einer Datei von')}{' '}
    <a href="https://download.geonames.org/export/zip/" target="_blank" rel="noreferrer">
      GeoNames
    </a>{' '}
    {wort(
      '(Lizenz CC BY 4.0): das Original mit Tabulatoren oder CSV mit Kopfzeile. Die Orte des Landes werden ganz ersetzt oder gar nicht; der Import läuft weiter, wenn Sie die Seite verlassen.',
    )}
  </>
);

function Ortsimport() {
  const abfragen = useQueryClient();
  const [adresse, setAdresse] = useSearchParams();
  const [datei, setDatei] = useState<File | null>(null);
  const [landId, setLandId] = useState<number | null>(null);
  const [trotzFehlern, setTrotzFehlern] = useState(false);
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  const optionen = useMemo(
    () => laender.map((l) => ({ id: l.id, text: `${l.bezeichnung} (${l.lkz})` })),
    [laender],
  );
  const lauf = Number(adresse.get('lauf')) || null;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (file: File) => beginneOrtsimport(file, { landId, trotzFehlern }),
    meta: { leise: true },
    onSuccess: ({ id }) => {
      setDatei(null);
      setAdresse({ lauf: String(id) }, { replace: true });
      void abfragen.invalidateQueries({ queryKey: ortsimportschluessel });
    },
  });
  return (
    <Importrahmen titel="Orte importieren" erklaerung={erklaerung()}>
      <Importschritt nummer={1} titel="Datei">
        <Dateiwahl
          arten={['csv', 'txt']}
          hoechstensMb={100}
          datei={datei}
          onWahl={(neu) => {
            reset();
            setDatei(neu);
          }}
          fehler={error && meldungenVon(error)[0]?.text}
          deaktiviert={isPending}
        />
        <AuswahlFeld
          label="Land"
          breite={300}
          platzhalter="wie in der Datei"
          optionen={optionen}
          wert={landId}
          onAendern={(id) => setLandId(id === null ? null : Number(id))}
        />
        <Schalter
          label="Fehlerhafte Zeilen weglassen und die anderen übernehmen"
          wert={trotzFehlern}
          onAendern={setTrotzFehlern}
        />
        <div className="fp-import-knoepfe">
          <Knopf
            text="Importieren"
            primaer
            deaktiviert={!datei}
            laeuft={isPending}
            onClick={() => datei && mutate(datei)}
          />
        </div>
        {isPending && <Importfortschritt text="Die Datei wird hochgeladen" />}
      </Importschritt>
      {lauf && (
        <Importschritt nummer={2} titel="Import">
          <Lauf key={lauf} id={lauf} />
        </Importschritt>
      )}
      <Laeufe onWahl={(id) => setAdresse({ lauf: String(id) }, { replace: true })} />
    </Importrahmen>
  );
}
