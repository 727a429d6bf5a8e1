import { feld } from '@frachtportal/domain/feld/feld';
import { auftragsnummer, Nummernkreis, pruefeNummernkreis } from '@frachtportal/domain/mandant/nummernkreis';
import { t } from '@frachtportal/texte/t';
import { useWatch } from 'react-hook-form';
import { Zeile, Zeilen } from '../../../components/anzeige/Karte';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { useDomaenenformular } from '../../../components/formular/domaenenformular';
import { FormularDialog } from '../../../components/formular/FormularDialog';
import { FormFeld, FormZahlenFeld } from '../../../components/formular/formular';
import { useGelesenes } from '../../../lib/abfragen/useGelesenes';
import { nummernkreisVon, setzeNummernkreis } from '../api/nummernkreis';

interface Eigenschaften {
  mandantId: number;
  onSchliessen: () => void;
}

const felder = ['praefix', 'stellen', 'naechste'];
const f = (name: keyof Nummernkreis) => ({ name, feld: feld(Nummernkreis, name) });

/** How the orders of a main client are numbered, from the next one on. */
export function NummernkreisDialog({ mandantId, onSchliessen }: Eigenschaften) {
  const data = useGelesenes(nummernkreisVon(mandantId), onSchliessen);
  return data ? <Formular mandantId={mandantId} jetzt={data} onSchliessen={onSchliessen} /> : null;
}

function Formular({ mandantId, jetzt, onSchliessen }: Eigenschaften & { jetzt: Nummernkreis }) {
  const { info } = useMeldungen();
  const formular = useDomaenenformular<Nummernkreis>({
    klasse: Nummernkreis,
    anfang: jetzt,
    hatFeld: (pfad) => felder.includes(pfad),
    regeln: (neu) => pruefeNummernkreis(neu, jetzt),
    speichere: async (neu) => {
      const { data } = await setzeNummernkreis(mandantId, neu);
      info('nummernkreis.gesetzt', { nummer: auftragsnummer(data) });
      onSchliessen();
    },
  });
  return (
    <FormularDialog formular={formular} titel="nummernkreis.titel" breite={460} onSchliessen={onSchliessen}>
      <Zeilen>
        <Zeile>
          <FormFeld {...f('praefix')} autoFocus />
          <FormZahlenFeld {...f('stellen')} breite={90} />
          <FormZahlenFeld {...f('naechste')} breite={140} />
        </Zeile>
        <Beispiel />
      </Zeilen>
    </FormularDialog>
  );
}

function Beispiel() {
  const [praefix, stellen, naechste] = useWatch({ name: felder }) as [string, number | null, number | null];
  if (!praefix || !stellen || !naechste) return null;
  const nummer = auftragsnummer({ praefix, stellen, naechste });
  return <p className="fp-gedaempft">{t('nummernkreis.beispiel', { nummer })}</p>;
}
