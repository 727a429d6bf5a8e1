import type { Saldenblatt } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { saldenbestaetigungBeantworten } from '@frachtportal/api-client/generated/saldenbestaetigung';
import { feld } from '@frachtportal/domain/feld/feld';
import { fehler } from '@frachtportal/domain/feld/meldung';
import { Saldenantwort, schuldner } from '@frachtportal/domain/lademittel/saldenbestaetigung';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Zeilen } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { optionenAus } from '../../components/felder/optionen';
import { useDomaenenformular } from '../../components/formular/domaenenformular';
import { FormAuswahlFeld, FormFeld, FormZahlenFeld } from '../../components/formular/formular';

const a = (name: keyof Saldenantwort & string) => feld(Saldenantwort, name);
const felder = ['name', 'anzahl', 'schuldner', 'bemerkung'];
const moeglich = [
  { wert: 'ja', text: 'lademittel.stimmtJa' },
  { wert: 'nein', text: 'lademittel.stimmtNein' },
] as const;

interface Eigenschaften {
  token: string;
  onFertig: (blatt: Saldenblatt) => void;
}

/** It is so, or how it is by one's own books. */
export function Antwortformular({ token, onFertig }: Eigenschaften) {
  const [wahl, setWahl] = useState<'ja' | 'nein'>('ja');
  const stimmt = wahl === 'ja';
  const { form, absenden, laeuft } = useDomaenenformular<Saldenantwort>({
    klasse: Saldenantwort,
    anfang: { schuldner: 'partner', bemerkung: null },
    hatFeld: (pfad) => felder.includes(pfad),
    lesen: (werte) => ({ ...werte, stimmt, ...(stimmt && { anzahl: null, schuldner: null }) }),
    regeln: ({ anzahl }) => (stimmt || anzahl !== null ? [] : [fehler('feld.pflicht', 'anzahl')]),
    speichere: async (wert) => onFertig((await saldenbestaetigungBeantworten(token, wert)).data),
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t('lademittel.stimmt')}
        onSubmit={(e) => {
          e.preventDefault();
          void absenden();
        }}
      >
        <Zeilen>
          <Umschalter name="lademittel.stimmt" wert={wahl} moeglich={moeglich} onWahl={setWahl} />
          {!stimmt && (
            <>
              <FormZahlenFeld name="anzahl" feld={a('anzahl')} pflicht autoFocus />
              <FormAuswahlFeld
                name="schuldner"
                feld={a('schuldner')}
                pflicht
                optionen={optionenAus(schuldner)}
              />
            </>
          )}
          <FormFeld name="name" feld={a('name')} />
          <FormFeld name="bemerkung" feld={a('bemerkung')} zeilen={3} />
          <Knopf text="lademittel.saldoAntworten" primaer absenden laeuft={laeuft} className="fp-breit" />
        </Zeilen>
      </form>
    </FormProvider>
  );
}
