import { feld } from '@frachtportal/domain/feld/feld';
import { Klaerfalleroeffnung, klaergruende } from '@frachtportal/domain/klaerfall/klaerfall';
import { t } from '@frachtportal/texte/t';
import { Zeilen } from '../../components/anzeige/Karte';
import { Lesekreiswahl } from '../../components/bedienung/Lesekreiswahl';
import { Schalter } from '../../components/bedienung/Schalter';
import { optionenAus } from '../../components/felder/optionen';
import { FormularDialog } from '../../components/formular/FormularDialog';
import { FormAuswahlFeld, FormFeld } from '../../components/formular/formular';
import { useKonfiguration } from '../../lib/konfiguration';
import { Klaerauftragfelder } from './Klaerauftragfelder';
import { Schadensfelder } from './Schadensfelder';
import { istSchaden, useEroeffnen } from './useEroeffnen';

const k = (name: keyof Klaerfalleroeffnung & string) => feld(Klaerfalleroeffnung, name);
interface Eigenschaften {
  auftragId: number;
  mitKreis: boolean;
  onSchliessen: () => void;
}

/** Says what has to be cleared up, by whom and until when; of a damage also how much it is. */
export function EroeffnenDialog({ auftragId, mitKreis, onSchliessen }: Eigenschaften) {
  const { formular, intern, mitSchaden, bilder, ...e } = useEroeffnen(auftragId, mitKreis, onSchliessen);
  const mitBildern = useKonfiguration().dokumentenverweise;
  const grund = formular.form.watch('grund');
  return (
    <FormularDialog formular={formular} titel="klaerfall.eroeffnen" breite={560} onSchliessen={onSchliessen}>
      <Zeilen>
        {mitKreis && <Lesekreiswahl intern={intern} onWahl={e.setIntern} />}
        {mitKreis && (
          <p className="fp-gedaempft">{t(intern ? 'kommentar.nurHaupt' : 'kommentar.auchKunde')}</p>
        )}
        <FormAuswahlFeld name="grund" feld={k('grund')} optionen={optionenAus(klaergruende)} autoFocus />
        <FormFeld name="text" feld={k('text')} zeilen={3} />
        {istSchaden(grund) && (
          <Schalter label="klaerfall.schadenMelden" wert={mitSchaden} onAendern={e.setMitSchaden} />
        )}
        {istSchaden(grund) && mitSchaden && (
          <Schadensfelder bilder={mitBildern ? bilder : null} onBilder={e.setBilder} />
        )}
        {mitKreis && mitSchaden && intern && mitBildern && (
          <p className="fp-gedaempft">{t('klaerfall.bilderSiehtKunde')}</p>
        )}
        <Klaerauftragfelder auftragId={auftragId} intern={intern} />
      </Zeilen>
    </FormularDialog>
  );
}
