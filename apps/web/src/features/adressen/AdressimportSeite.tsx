import { t } from '@frachtportal/texte/t';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { ladeDateiHerunter, ladeTextHerunter } from '../../lib/dateien/herunterladen';
import { Dateivorschau } from '../importe/Dateivorschau';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importergebnis } from '../importe/Importergebnis';
import { Importfortschritt } from '../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../importe/Importrahmen';
import { istZugeordnet, Spaltenzuordnung } from '../importe/Spaltenzuordnung';
import { csvAlsXlsx } from './api/adressimport';
import { Importlaeufe } from './import/Importlaeufe';
import {
  feldname,
  schlechteZeilen,
  spaltenMitBeispiel,
  uebergangen,
  vorlage,
  zielfelder,
} from './import/importtabelle';
import { type Importmandant, MandantAuswahl } from './import/MandantAuswahl';
import { type Adressimport, useAdressimport } from './import/useAdressimport';
import './adressen.css';

/** Address import: whose book, which file, what is in it, and what has become of each row. */
export function AdressimportSeite() {
  const [mandant, setMandant] = useState<Importmandant | null>(null);
  const [waehlt, setWaehlt] = useState(false);
  const lauf = useAdressimport();
  const { gelesen } = lauf;
  const tabelle = gelesen?.tabelle ?? null;
  const bereit = tabelle !== null && istZugeordnet(zielfelder, gelesen?.zuordnung ?? {});

  return (
    <Importrahmen titel="allgemein.adressimport" erklaerung="adresse.adressimport.erklaerung">
      <Importschritt nummer={1} titel="beschriftung.mandant">
        <div className="fp-reihe">
          <Knopf text="adresse.mandantWaehlen" deaktiviert={lauf.laeuft} onClick={() => setWaehlt(true)} />
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
          datei={gelesen?.datei ?? null}
          fehler={gelesen?.fehler}
          deaktiviert={lauf.laeuft}
          onWahl={(datei) => void lauf.waehle(datei)}
        />
      </Importschritt>
      {gelesen && tabelle && (
        <Importschritt nummer={3} titel="allgemein.vorschau">
          <Dateivorschau kopf={tabelle.kopf} zeilen={tabelle.zeilen} gesamt={tabelle.zeilen.length} />
          <Uebergangen titel={uebergangen(tabelle.kopf, gelesen.zuordnung)} kodierung={tabelle.kodierung} />
          <details open={!bereit}>
            <summary>{t('allgemein.spaltenZuordnen')}</summary>
            <Spaltenzuordnung
              felder={zielfelder}
              spalten={spaltenMitBeispiel(tabelle)}
              wert={gelesen.zuordnung}
              onAendern={lauf.ordneZu}
            />
          </details>
        </Importschritt>
      )}
      <Importschritt nummer={tabelle ? 4 : 3} titel="allgemein.import">
        {lauf.laeuft ? (
          <Importfortschritt
            text="adresse.adressimport.adressenWerdenImportiert"
            getan={lauf.stand?.zeilen ? lauf.stand.getan : undefined}
            gesamt={lauf.stand?.zeilen || undefined}
            onAbbrechen={lauf.brichAb}
          />
        ) : (
          <div className="fp-reihe">
            <Knopf
              text="allgemein.importieren"
              primaer
              deaktiviert={!bereit || !mandant}
              onClick={() => mandant && lauf.importiere(mandant.id)}
            />
            {bereit && !mandant && <span role="status">{t('meldung.adressimport.mandant')}</span>}
          </div>
        )}
        <Ausgang lauf={lauf} />
      </Importschritt>
      <Importlaeufe />
      {waehlt && (
        <MandantAuswahl
          onWahl={(gewaehlt) => {
            setMandant(gewaehlt);
            setWaehlt(false);
          }}
          onSchliessen={() => setWaehlt(false)}
        />
      )}
    </Importrahmen>
  );
}

/** What has become of the rows, or why nothing has. */
function Ausgang({ lauf }: { lauf: Adressimport }) {
  const { gelesen, ausgang } = lauf;
  const tabelle = gelesen?.tabelle;
  return (
    <>
      {lauf.gescheitert && !lauf.laeuft && (
        <p className="fp-fehlertext" role="status">
          {lauf.gescheitert}
        </p>
      )}
      {ausgang && gelesen && tabelle && (
        <Importergebnis
          zahlen={[
            { text: 'beschriftung.angelegt', anzahl: ausgang.ergebnis.angelegt, ton: 'ok' },
            { text: 'beschriftung.aktualisiert', anzahl: ausgang.ergebnis.aktualisiert, ton: 'ok' },
            { text: 'beschriftung.unveraendert', anzahl: ausgang.ergebnis.unveraendert, ton: 'neutral' },
            { text: 'beschriftung.abgelehnt', anzahl: ausgang.abgelehnt, ton: 'err' },
          ]}
          fehler={ausgang.fehler}
          feldname={feldname(gelesen.zuordnung)}
          onSchlechteLaden={async () =>
            ladeDateiHerunter(
              'Adressen-abgelehnt.xlsx',
              await csvAlsXlsx(schlechteZeilen(tabelle, gelesen.zuordnung, ausgang.fehler)),
            )
          }
        />
      )}
    </>
  );
}

function Uebergangen({ titel, kodierung }: { titel: readonly string[]; kodierung: string }) {
  return (
    <p className="fp-gedaempft">
      {kodierung && `${t('adresse.adressimport.gelesenAls', { kodierung })} `}
      {titel.length === 0
        ? t('adresse.adressimport.alleSpaltenWerdenUebernommen')
        : t('adresse.adressimport.nichtUebernommen', { spalten: titel.join(', ') })}
    </p>
  );
}
