import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { istBexTerminart } from '@frachtportal/domain/auftrag/gefahrgut.rules';
import { zustelldatum } from '@frachtportal/domain/auftrag/termine';
import { feld } from '@frachtportal/domain/feld/feld';
import { istTag } from '@frachtportal/domain/feld/tag';
import { memo, useCallback, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormAuswahlFeld, FormFeld, FormVerweisFeld, FormZahlenFeld } from '../../../components/formular';
import { Karte, Zeile } from '../../../components/Karte';
import type { Formularwerte } from './formularwerte';
import { kennzeichenOptionen } from './listen';
import { useUmgebung } from './umgebung';

const f = (name: keyof Auftrag & string) => ({ name, feld: feld(Auftrag, name) });

interface Props {
  hatGefahrgut: () => boolean;
  onBex: () => void;
}

/** What holds for the whole order. */
export const AllgemeinAbschnitt = memo(function AllgemeinAbschnitt({ hatGefahrgut, onBex }: Props) {
  const { konfiguration: k, listen, nurLesen } = useUmgebung();
  const { setValue, getValues } = useFormContext<Formularwerte>();
  const optionen = useMemo(
    () => ({
      frankatur: kennzeichenOptionen(listen.frankaturen),
      verkehrsart: kennzeichenOptionen(listen.verkehrsarten),
      terminart: kennzeichenOptionen(listen.terminkennzeichen),
      klasse: listen.sperrigkeiten.map((s) => ({ id: s.id, text: s.langBezeichnung, gesperrt: s.awSperre })),
      waehrung: listen.waehrungen.map((w) => ({ id: w.id, text: w.bezeichnungKurz })),
    }),
    [listen],
  );
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
  const geld = { nurLesen, breite: 104 };
  return (
    <Karte id="abschnitt-allgemein" name="Allgemein" className="fp-allgemein">
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
        <FormVerweisFeld
          {...f('terminkennzeichen')}
          optionen={optionen.terminart}
          breite={160}
          nurLesen={nurLesen}
          onGeaendert={nachTerminart}
        />
        {k.isShowKlassifizierung && (
          <FormVerweisFeld
            {...f('sperrigkeit')}
            optionen={optionen.klasse}
            breite={120}
            nurLesen={nurLesen}
          />
        )}
        <FormZahlenFeld {...f('nachnahmeBetrag')} {...geld} />
        {!k.variante.ibanNachnahme && (
          <FormVerweisFeld
            {...f('nachnahmeWaehrung')}
            optionen={optionen.waehrung}
            breite={76}
            nurLesen={nurLesen}
          />
        )}
        {k.variante.dispohinweis && <FormFeld {...f('dispohinweis')} nurLesen={nurLesen} />}
        <FormFeld
          {...f('hinweis')}
          zeilen={1}
          hinweis="Umschalt+Enter: neue Zeile"
          className="fp-hinweisfeld"
          nurLesen={nurLesen}
        />
      </Zeile>
    </Karte>
  );
});
