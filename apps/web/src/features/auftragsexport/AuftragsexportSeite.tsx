import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte, Zeile } from '../../components/anzeige/Karte';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Knopf } from '../../components/bedienung/Knopf';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { DatumsFeld } from '../../components/felder/DatumsFeld';
import { heute } from '../../lib/format/datum';
import { useSitzung } from '../../lib/sitzung';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import { Importfortschritt } from '../importe/Importfortschritt';
import { brichExportAb, exportiere, type Format, useExportlauf } from './exportlauf';
import { istZeitraum, vorgabe, zeitraumfehler } from './zeitraum';

/** Wide enough for what may be wrong with the day beside its label. */
const breite = 235;

/** "Monatlicher CSV-Export": the orders of a period as one file. */
export function AuftragsexportSeite() {
  const { melde, fehler } = useMeldungen();
  const ansprueche = useSitzung()?.ansprueche;
  const hauptmandant = ansprueche?.hauptmandant ?? false;
  const lauf = useExportlauf();
  const [von, setVon] = useState<string | null>(() => vorgabe(heute()).von);
  const [bis, setBis] = useState<string | null>(() => vorgabe(heute()).bis);
  const [mandant, setMandant] = useState<number | null>(null);
  const [geprueft, setGeprueft] = useState(false);
  const laeuft = lauf.zustand === 'laeuft';
  const falsch = geprueft ? zeitraumfehler(von, bis) : {};

  const starte = (format: Format) => {
    setGeprueft(true);
    if (!istZeitraum(von, bis)) return fehler('export.zeitraum');
    const mandantId = hauptmandant ? mandant : ansprueche?.['mandant-id'];
    const auswahl = { datumVon: von as string, datumBis: bis as string, ...(mandantId && { mandantId }) };
    void exportiere(auswahl, format, melde);
  };

  return (
    <>
      <Seitenkopf titel="auftragsexport.auftragsexport.monatlicherCsvExport" />
      <Karte className="fp-stapel fp-export">
        <Zeile umbruch>
          <DatumsFeld
            label="beschriftung.datumVon"
            breite={breite}
            wert={von}
            onAendern={setVon}
            fehler={falsch.von}
          />
          <DatumsFeld
            label="beschriftung.datumBis"
            breite={breite}
            wert={bis}
            onAendern={setBis}
            fehler={falsch.bis}
          />
          {hauptmandant && <Mandantwahl wert={mandant} onAendern={setMandant} />}
        </Zeile>
        <p className="fp-gedaempft">{t('meldung.export.dauer')}</p>
        <Zeile umbruch>
          <Knopf
            text="auftragsexport.auftragsexport.auftraegeAlsCsvExportieren"
            primaer
            deaktiviert={laeuft}
            onClick={() => starte('csv')}
          />
          <Knopf
            text="auftragsexport.auftragsexport.auftraegeAlsXlsxExportieren"
            deaktiviert={laeuft}
            onClick={() => starte('xlsx')}
          />
        </Zeile>
        {laeuft && (
          <Importfortschritt
            text={t('meldung.export.laeuft')}
            getan={lauf.getan}
            gesamt={lauf.gesamt ?? undefined}
            onAbbrechen={brichExportAb}
          />
        )}
        {lauf.zustand === 'fertig' && (
          <p role="status">
            <b>{t('meldung.export.fertig')}</b> {lauf.getan.toLocaleString('de-DE')}/
            {(lauf.gesamt ?? 0).toLocaleString('de-DE')}
          </p>
        )}
      </Karte>
    </>
  );
}

const keine: never[] = [];

function Mandantwahl({ wert, onAendern }: { wert: number | null; onAendern: (id: number | null) => void }) {
  const { data: mandanten = keine } = useQuery(mandantenAbfrage);
  return (
    <AuswahlFeld
      label="beschriftung.mandant"
      breite={240}
      platzhalter="allgemein.alle"
      optionen={mandanten}
      wert={wert}
      onAendern={(id) => onAendern(id === null ? null : Number(id))}
    />
  );
}
