import { spaltentitel, vorlagenspalten } from '@frachtportal/domain/adresse/adresstabelle';
import { quelltext, satz, t } from '@frachtportal/texte/t';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Knopf } from '../../components/bedienung/Knopf';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { ladeTextHerunter } from '../../lib/dateien/herunterladen';
import { alsCsv } from '../../lib/format/csv';
import { bisGeprueft } from '../importe/api/dateiart';
import { Dateilauf } from '../importe/Dateilauf';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importfortschritt } from '../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../importe/Importrahmen';
import { Laufliste } from '../importe/Laufliste';
import { adressimporte, adressimportschluessel, ladeAdressdatei } from './api/adressimport';
import { adressdateien } from './import/adressdateien';
import { type Importmandant, MandantAuswahl } from './import/MandantAuswahl';

/** The template: the columns of the contract and nothing else. */
const vorlage = () => alsCsv([vorlagenspalten.map((s) => spaltentitel(s, quelltext))]);

/** Address import: whose book, which file, what would become of each row, and what has. */
export function AdressimportSeite() {
  const [mandant, setMandant] = useState<Importmandant | null>(null);
  const [datei, setDatei] = useState<File | null>(null);
  const [waehlt, setWaehlt] = useState(false);
  const { lauf, zeige, lesen } = useLauf();
  // A file waits until it is known whose it is.
  const lies = (neu: File | null, ziel: Importmandant | null) => {
    zeige(null);
    if (neu && ziel) lesen.mutate({ neu, mandantId: ziel.id });
  };
  return (
    <Importrahmen titel="allgemein.adressimport" erklaerung="adresse.adressimport.erklaerung">
      <Importschritt nummer={1} titel="beschriftung.mandant">
        <div className="fp-reihe">
          <Knopf
            text="adresse.mandantWaehlen"
            deaktiviert={lesen.isPending}
            onClick={() => setWaehlt(true)}
          />
          <b>
            {mandant?.text ?? (
              <span className="fp-gedaempft">{t('adresse.adressimport.nochKeinMandantGewaehlt')}</span>
            )}
          </b>
        </div>
      </Importschritt>
      <Importschritt
        nummer={2}
        titel="beschriftung.datei"
        aktionen={
          <Knopf
            text="adresse.adressimport.vorlageHerunterladen"
            icon={<DownloadIcon />}
            onClick={() => ladeTextHerunter('Adressimport-Vorlage.csv', vorlage(), 'text/csv')}
          />
        }
      >
        <Dateiwahl
          arten={['csv', 'xlsx']}
          hoechstensMb={20}
          datei={datei}
          fehler={lesen.error && satz(meldungenVon(lesen.error)[0])}
          deaktiviert={lesen.isPending}
          onWahl={(neu) => {
            setDatei(neu);
            lies(neu, mandant);
          }}
        />
        {lesen.isPending && <Importfortschritt text="auftragseingang.datei.liest" />}
        {lauf === null && !lesen.isPending && (
          <div className="fp-reihe">
            <Knopf text="allgemein.importieren" primaer deaktiviert onClick={() => undefined} />
            {datei && !mandant && <span role="status">{t('meldung.adressimport.mandant')}</span>}
          </div>
        )}
      </Importschritt>
      {lauf !== null && (
        <Dateilauf key={lauf} art={adressdateien} id={lauf} schritt={3} onVerworfen={() => zeige(null)} />
      )}
      <Laufliste
        schluessel={adressimportschluessel}
        lies={adressimporte}
        je={{ feld: 'mandant', titel: 'beschriftung.mandant' }}
        onZeigen={(id) => {
          // It says nothing of the client and the file above.
          setMandant(null);
          setDatei(null);
          zeige(id);
        }}
      />
      {waehlt && (
        <MandantAuswahl
          onWahl={(gewaehlt) => {
            setMandant(gewaehlt);
            setWaehlt(false);
            lies(datei, gewaehlt);
          }}
          onSchliessen={() => setWaehlt(false)}
        />
      )}
    </Importrahmen>
  );
}

/** The run that is shown, as the address of the page says it, and how one is begun. */
function useLauf() {
  const abfragen = useQueryClient();
  const [adresse, setAdresse] = useSearchParams();
  const zeige = (id: number | null) => setAdresse(id === null ? {} : { lauf: String(id) });
  const lesen = useMutation({
    mutationFn: async ({ neu, mandantId }: { neu: File; mandantId: number }) =>
      bisGeprueft(adressdateien, await ladeAdressdatei(neu, mandantId)),
    meta: { leise: true },
    onSuccess: ({ id }) => zeige(id),
    // Also what was interrupted stands in the list.
    onSettled: () => void abfragen.invalidateQueries({ queryKey: adressimportschluessel }),
  });
  return { lauf: Number(adresse.get('lauf')) || null, zeige, lesen };
}
