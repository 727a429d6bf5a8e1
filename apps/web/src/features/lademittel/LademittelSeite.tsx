import { useState } from 'react';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { useRechte } from '../../lib/rechte';
import { useSitzung } from '../../lib/sitzung';
import { Mandantfilter } from '../auftraege/Mandantfilter';
import { Lademittelalter } from './Lademittelalter';
import { Lademittelplanungen } from './Lademittelplanungen';
import { Lademittelsalden } from './Lademittelsalden';

const ansichten = [
  { wert: 'salden', text: 'lademittel.salden' },
  { wert: 'planungen', text: 'lademittel.zuBestaetigen' },
  { wert: 'alter', text: 'lademittel.alter' },
] as const;

const seiten = { salden: Lademittelsalden, planungen: Lademittelplanungen, alter: Lademittelalter };

/** Who owes how many load units, for how long, and what orders let expect. */
export function LademittelSeite() {
  const darfBuchen = useRechte()('auftrag.bearbeiten');
  const mitMandant = useSitzung()?.ansprueche.hauptmandant ?? false;
  const [ansicht, setAnsicht] = useState<keyof typeof seiten>('salden');
  const [mandant, setMandant] = useState<number | null>(null);
  const Ansicht = seiten[ansicht];
  return (
    <>
      <Seitenkopf titel="lademittel.titel" />
      <Ansicht
        mandant={mandant}
        mitMandant={mitMandant}
        darfBuchen={darfBuchen}
        umschalter={
          <Umschalter name="lademittel.titel" wert={ansicht} moeglich={ansichten} onWahl={setAnsicht} />
        }
        mandantfilter={mitMandant && <Mandantfilter wert={mandant} onAendern={setMandant} />}
      />
    </>
  );
}
