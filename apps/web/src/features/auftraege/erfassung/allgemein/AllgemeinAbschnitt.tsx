import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { istBexTerminart } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgut.rules';
import { zustelldatum } from '@frachtportal/domain/auftrag/termine';
import { feld } from '@frachtportal/domain/feld/feld';
import { istTag } from '@frachtportal/domain/feld/tag';
import { memo, useCallback, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Karte, Zeile } from '../../../../components/anzeige/Karte';
import { FormAuswahlFeld, FormVerweisFeld } from '../../../../components/formular/formular';
import type { Formularwerte } from '../formular/formularwerte';
import { kennzeichenOptionen } from '../formular/listen';
import { useUmgebung } from '../formular/umgebung';
import { ZusatzLademittel } from '../lademittel/ZusatzLademittel';
import { HinweisFelder } from './HinweisFelder';
import { MetrokennungFeld } from './MetrokennungFeld';
import { NachnahmeFelder } from './NachnahmeFelder';
import { TauschgeraeteFelder } from './TauschgeraeteFelder';
import { useVerkehrsartFolge } from './useVerkehrsartFolge';

const f = (name: keyof Auftrag & string) => ({ name, feld: feld(Auftrag, name) });

interface Props {
  hatGefahrgut: () => boolean;
  onBex: () => void;
}

/** What holds for the whole order. */
export const AllgemeinAbschnitt = memo(function AllgemeinAbschnitt({ hatGefahrgut, onBex }: Props) {
  const { konfiguration: k, listen, nurLesen } = useUmgebung();
  useVerkehrsartFolge();
  const optionen = useMemo(
    () => ({
      frankatur: kennzeichenOptionen(listen.frankaturen),
      verkehrsart: kennzeichenOptionen(listen.verkehrsarten),
      klasse: listen.sperrigkeiten.map((s) => ({ id: s.id, text: s.langBezeichnung, gesperrt: s.awSperre })),
    }),
    [listen],
  );
  return (
    <Karte id="abschnitt-allgemein" name="auftrag.erfassung.allgemein" className="fp-allgemein">
      <Zeile umbruch>
        <FormAuswahlFeld
          {...f('frankatur')}
          optionen={optionen.frankatur}
          pflicht
          breite={160}
          nurLesen={nurLesen}
        />
        <FormAuswahlFeld
          {...f('verkehrsart')}
          optionen={optionen.verkehrsart}
          pflicht={k.isVerkehrsartPflichtfeld}
          breite={160}
          nurLesen={nurLesen}
        />
        <TerminartFeld hatGefahrgut={hatGefahrgut} onBex={onBex} />
        {k.isShowKlassifizierung && (
          <FormVerweisFeld
            {...f('sperrigkeit')}
            optionen={optionen.klasse}
            breite={120}
            nurLesen={nurLesen}
          />
        )}
        <MetrokennungFeld />
        {k.isTauschgeraete && <TauschgeraeteFelder />}
        {k.isZusaetzlicheLademittel && <ZusatzLademittel />}
        <NachnahmeFelder />
        <HinweisFelder />
      </Zeile>
    </Karte>
  );
});

/** The kind of appointment; fixed once a delivery flag says how goods are delivered. */
function TerminartFeld({ hatGefahrgut, onBex }: Props) {
  const { konfiguration: k, listen, nurLesen } = useUmgebung();
  const { setValue, getValues } = useFormContext<Formularwerte>();
  const zustellart = useWatch<Formularwerte, 'zustellkennzeichen'>({ name: 'zustellkennzeichen' });
  const optionen = useMemo(() => kennzeichenOptionen(listen.terminkennzeichen), [listen.terminkennzeichen]);
  const nachTerminart = useCallback(
    (wert: unknown) => {
      if (istBexTerminart(wert as { id: number } | null) && hatGefahrgut()) {
        setValue('terminkennzeichen', null);
        onBex();
      }
      const werte = getValues();
      if (istTag(werte.beladedatum)) setValue('entladedatum', zustelldatum(werte, k));
    },
    [hatGefahrgut, onBex, setValue, getValues, k],
  );
  return (
    <FormVerweisFeld
      {...f('terminkennzeichen')}
      optionen={optionen}
      breite={160}
      nurLesen={nurLesen || Boolean(zustellart?.id)}
      onGeaendert={nachTerminart}
    />
  );
}
