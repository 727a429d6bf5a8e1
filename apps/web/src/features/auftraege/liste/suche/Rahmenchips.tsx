import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Filterchip } from '../../../../components/bedienung/Filterchip';
import { formatiereTag, heute } from '../../../../lib/format/datum';
import { mandantenAbfrage } from '../../api/mandanten';
import { andereTage } from './gesetzt';
import { datumstypen, type Suchzustand, standardzustand } from './suchzustand';
import { zeitraeume } from './zeitraum';

interface Eigenschaften {
  zustand: Suchzustand;
  aendere: (neu: Partial<Suchzustand>) => void;
  offen: boolean;
}

/** Days and client, as far as they are not those of the list: for where their fields are out of sight. */
export function Rahmenchips({ zustand, aendere, offen }: Eigenschaften) {
  const standard = standardzustand(heute(), offen);
  const { von, bis, datumTyp } = standard;
  const zeitraum = zeitraeume.find((z) => z.wert === zustand.zeitraum);
  const tage = zeitraum
    ? t(zeitraum.text)
    : [zustand.von, zustand.bis].map((tag) => formatiereTag(tag)).join(' – ');
  const { text: art } = datumstypen.find((d) => d.id === zustand.datumTyp) ?? datumstypen[0];
  return (
    <>
      {andereTage(zustand, standard) && (
        <Filterchip text={`${t(art)}: ${tage}`} an onSchalten={() => aendere({ von, bis, datumTyp })} />
      )}
      {zustand.mandant !== null && (
        <Mandantchip id={zustand.mandant} onWeg={() => aendere({ mandant: null })} />
      )}
    </>
  );
}

function Mandantchip({ id, onWeg }: { id: number; onWeg: () => void }) {
  const { data: mandanten } = useQuery(mandantenAbfrage);
  const name = mandanten?.find((m) => m.id === id)?.text ?? String(id);
  return <Filterchip text={`${t('beschriftung.mandant')}: ${name}`} an onSchalten={onWeg} />;
}
