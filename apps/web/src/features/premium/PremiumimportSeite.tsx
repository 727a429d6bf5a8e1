import type { Premiumgebiet } from '@frachtportal/domain/stammdaten/premium';
import { premiumspalten } from '@frachtportal/domain/stammdaten/premiumzeilen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Schalter } from '../../components/bedienung/Schalter';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { Tabelle } from '../../components/tabelle/Tabelle';
import { useSeiten } from '../../components/tabelle/useSeiten';
import { mandantenAbfrage } from '../auftraege/api/mandanten';
import { Stammdatenimport } from '../stammdatenimport/Stammdatenimport';
import { premiumgebiete } from './api/premium';

const beschriftungen = {
  Terminart: 'beschriftung.terminart',
  LKZ: 'beschriftung.lkz',
  'PLZ von': 'beschriftung.plzVon',
  'PLZ bis': 'beschriftung.plzBis',
  'Zeit von': 'beschriftung.zeitVon',
  'Zeit bis': 'beschriftung.zeitBis',
} as const;
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

const felder = premiumspalten.map((id) => ({ id, label: beschriftungen[id] }));

/** Areas and time windows of the premium service; the admin area offers it only where it is switched on. */
export function PremiumimportSeite() {
  const [mandant, setMandant] = useState<number | null>(null);
  const [ersetzen, setErsetzen] = useState(true);
  const { data: mandanten = [] } = useQuery(mandantenAbfrage);
  return (
    <Stammdatenimport
      art="premium"
      titel="konfiguration.einstellung.isBexPremium.label"
      erklaerung="premium.premiumimport.erklaerung"
      felder={felder}
      dateiarten={['xlsx']}
      hoechstensMb={10}
      je={{ feld: 'mandant', titel: 'beschriftung.mandant' }}
      angaben={{ mandant, ersetzen }}
      eingaben={
        <>
          <AuswahlFeld
            label="allgemein.giltFuer"
            breite={320}
            platzhalter="premium.premiumimport.hauptmandantUndAlleUntermandanten"
            optionen={mandanten}
            wert={mandant}
            onAendern={(id) => setMandant(id === null ? null : Number(id))}
          />
          <Schalter
            label="premium.premiumimport.bisherigeGebieteErsetzen"
            wert={ersetzen}
            onAendern={setErsetzen}
          />
        </>
      }
    >
      <Gebiete mandantId={mandant} />
    </Stammdatenimport>
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
