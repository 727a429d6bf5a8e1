import type { Premiumergebnis } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Premiumgebiet } from '@frachtportal/domain/stammdaten/premium';
import { satz } from '@frachtportal/texte/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Schalter } from '../../components/bedienung/Schalter';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useSeiten } from '../../components/tabelle/useSeiten';
import { meldungenVon } from '../../lib/abfragen/abfragen';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import { Dateiwahl } from '../importe/Dateiwahl';
import { Importergebnis } from '../importe/Importergebnis';
import { Importfortschritt } from '../importe/Importfortschritt';
import { Importrahmen, Importschritt } from '../importe/Importrahmen';
import { ladePremiumHoch, premiumgebiete, premiumschluessel } from './api/premium';
import { Premiumlaeufe } from './Premiumlaeufe';

type MitTermin = Premiumgebiet & { terminkennzeichen: { langBezeichnung?: string } };

const spalten: readonly Tabellenspalte<Premiumgebiet>[] = [
  {
    feld: 'terminart',
    titel: 'beschriftung.terminart',
    zelle: (g) => (g as MitTermin).terminkennzeichen.langBezeichnung,
  },
  { feld: 'lkz', titel: 'beschriftung.lkz', breite: 60 },
  { feld: 'plzVon', titel: 'beschriftung.plzVon', breite: 110 },
  { feld: 'plzBis', titel: 'beschriftung.plzBis', breite: 110 },
  { feld: 'zeitVon', titel: 'beschriftung.zeitVon', breite: 90 },
  { feld: 'zeitBis', titel: 'beschriftung.zeitBis', breite: 90 },
];

/** Areas and time windows of the premium service; the admin area offers it only where it is switched on. */
export function PremiumimportSeite() {
  const abfragen = useQueryClient();
  const { info } = useMeldungen();
  const [datei, setDatei] = useState<File | null>(null);
  const [mandantId, setMandantId] = useState<number | null>(null);
  const [ersetzen, setErsetzen] = useState(true);
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  const [nurPruefen, setNurPruefen] = useState(false);
  const laden = useMutation({
    mutationFn: ({ file, bestaetigt }: { file: File; bestaetigt: boolean }) =>
      ladePremiumHoch(file, { mandantId, ersetzen, nurPruefen, bestaetigt }),
    meta: { leise: true },
    onSuccess: async ({ abgelehnt, vergleich }) => {
      if (vergleich.zustand !== 'fertig') return;
      info(abgelehnt ? 'premium.teilweise' : 'premium.fertig', { anzahl: abgelehnt });
      setDatei(null);
      await abfragen.invalidateQueries({ queryKey: premiumschluessel });
    },
  });
  return (
    <Importrahmen
      titel="konfiguration.einstellung.isBexPremium.label"
      erklaerung="premium.premiumimport.erklaerung"
    >
      <Importschritt nummer={1} titel="beschriftung.datei">
        <Dateiwahl
          arten={['xlsx']}
          hoechstensMb={10}
          datei={datei}
          onWahl={(neu) => {
            laden.reset();
            setDatei(neu);
          }}
          fehler={laden.error && satz(meldungenVon(laden.error)[0])}
          deaktiviert={laden.isPending}
        />
        <AuswahlFeld
          label="allgemein.giltFuer"
          breite={320}
          platzhalter="premium.premiumimport.hauptmandantUndAlleUntermandanten"
          optionen={mandanten}
          wert={mandantId}
          onAendern={(id) => setMandantId(id === null ? null : Number(id))}
        />
        <Schalter
          label="premium.premiumimport.bisherigeGebieteErsetzen"
          wert={ersetzen}
          onAendern={setErsetzen}
        />
        <Schalter label="ort.import.nurPruefen" wert={nurPruefen} onAendern={setNurPruefen} />
        <div className="fp-reihe">
          <Knopf
            text="allgemein.importieren"
            primaer
            deaktiviert={!datei}
            laeuft={laden.isPending}
            onClick={() => datei && laden.mutate({ file: datei, bestaetigt: false })}
          />
        </div>
        {laden.isPending && (
          <Importfortschritt text="premium.premiumimport.bitteWartenDieDateiWirdImportiert" />
        )}
      </Importschritt>
      {laden.data && (
        <Importschritt nummer={2} titel="premium.premiumimport.ergebnis">
          <Ergebnis
            ergebnis={laden.data}
            onTrotzdem={datei ? () => laden.mutate({ file: datei, bestaetigt: true }) : undefined}
          />
        </Importschritt>
      )}
      <Premiumlaeufe />
      <Gebiete mandantId={mandantId} />
    </Importrahmen>
  );
}

interface Ergebnisangaben {
  ergebnis: Premiumergebnis;
  /** Sends the file again although it changes much. */
  onTrotzdem: (() => void) | undefined;
}

/** What has become of the rows, or would. */
function Ergebnis({
  ergebnis: { vergleich, message, uebernommen, abgelehnt, fehler },
  onTrotzdem,
}: Ergebnisangaben) {
  return (
    <>
      {vergleich.zustand !== 'fertig' && <p role="status">{message}</p>}
      {vergleich.zustand === 'rueckfrage' && onTrotzdem && (
        <div className="fp-reihe">
          <Knopf text="ort.import.trotzdem" gefahr onClick={onTrotzdem} />
        </div>
      )}
      <Importergebnis
        zahlen={[
          { text: 'beschriftung.uebernommen', anzahl: uebernommen, ton: 'ok' },
          { text: 'beschriftung.abgelehnt', anzahl: abgelehnt, ton: 'err' },
        ]}
        fehler={fehler}
        dateiname="Premium-Import-Fehler.csv"
      />
    </>
  );
}

function Gebiete({ mandantId }: { mandantId: number | null }) {
  const { data } = useQuery(premiumgebiete(mandantId));
  const { zeilen, seiten } = useSeiten(data ?? [], String(mandantId));
  return (
    <Karte titel="premium.premiumimport.geladeneGebiete">
      <div className="fp-fuellend" style={{ height: 320 }}>
        <Tabelle
          name="premium.premiumimport.geladeneGebiete"
          zeilen={zeilen}
          spalten={spalten}
          laedt={!data}
          leer="premium.premiumimport.nochKeineGebieteGeladen"
          {...seiten}
        />
      </div>
    </Karte>
  );
}
