import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { istZustelldatumGesperrt, zustelldatumNachAbholung } from '@frachtportal/domain/auftrag/termine';
import { feld } from '@frachtportal/domain/feld/feld';
import { istTag } from '@frachtportal/domain/feld/tag';
import { memo, useCallback, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Karte, Zeile } from '../../../../components/anzeige/Karte';
import {
  FormDatumsFeld,
  FormFeld,
  FormUhrzeitFeld,
  FormVerweisFeld,
} from '../../../../components/formular/formular';
import type { Formularwerte } from '../formular/formularwerte';
import { kennzeichenOptionen } from '../formular/listen';
import { useUmgebung } from '../formular/umgebung';
import { LabeldruckSchalter } from './LabeldruckSchalter';
import { useAbholvorschlag } from './useAbholvorschlag';

const f = (name: keyof Auftrag & string) => ({ name, feld: feld(Auftrag, name) });

/** Reference and pickup, below the sender. */
export const AbholStreifen = memo(function AbholStreifen({ statusId }: { statusId: number | null }) {
  const { konfiguration: k, listen, nurLesen } = useUmgebung();
  const { setValue, getValues } = useFormContext<Formularwerte>();
  const optionen = useMemo(
    () => kennzeichenOptionen(listen.anlieferkennzeichen),
    [listen.anlieferkennzeichen],
  );
  const nachAbholung = useCallback(() => {
    const { beladedatum } = getValues();
    if (!istTag(beladedatum)) return;
    const status = statusId === null ? null : { id: statusId };
    setValue('entladedatum', zustelldatumNachAbholung({ ...getValues(), status }, k));
  }, [getValues, setValue, k, statusId]);
  const hinweis = useAbholvorschlag(statusId === null, nachAbholung);
  return (
    <Karte name="auftrag.abholung" className="fp-abholung fp-streifen">
      <Zeile umbruch>
        <FormFeld {...f('absenderReferenz')} max={k.variante.absenderReferenzMax} nurLesen={nurLesen} />
        <FormDatumsFeld
          {...f('beladedatum')}
          label="auftrag.abholung"
          voraus
          pflicht={k.isAbholDatumPflicht}
          breite={114}
          nurLesen={nurLesen}
          onGeaendert={nachAbholung}
        />
        {!k.isDisableUhrzeitfelder && (
          <>
            <FormUhrzeitFeld
              {...f('beladezeitVon')}
              label="beschriftung.von"
              breite={52}
              nurLesen={nurLesen}
            />
            <FormUhrzeitFeld
              {...f('beladezeitBis')}
              label="beschriftung.bis"
              breite={52}
              nurLesen={nurLesen}
            />
          </>
        )}
        <FormVerweisFeld {...f('anlieferkennzeichen')} optionen={optionen} nurLesen={nurLesen} />
        <LabeldruckSchalter />
      </Zeile>
      {hinweis && (
        <p className="fp-gedaempft" role="status">
          {hinweis}
        </p>
      )}
    </Karte>
  );
});

/** Reference and delivery, below the recipient. */
export const ZustellStreifen = memo(function ZustellStreifen() {
  const { konfiguration: k, listen, nurLesen } = useUmgebung();
  const terminkennzeichen = useWatch<Formularwerte, 'terminkennzeichen'>({ name: 'terminkennzeichen' });
  const optionen = useMemo(() => kennzeichenOptionen(listen.zustellkennzeichen), [listen.zustellkennzeichen]);
  const gesperrt = istZustelldatumGesperrt({ terminkennzeichen: terminkennzeichen ?? null }, k);
  return (
    <Karte name="auftrag.zustellung" className="fp-zustellung fp-streifen">
      <Zeile umbruch>
        <FormFeld
          {...f('empfaengerreferenz')}
          platzhalter="auftrag.erfassung.max35Zeichen"
          nurLesen={nurLesen}
        />
        <FormDatumsFeld
          {...f('entladedatum')}
          label="auftrag.zustellung"
          voraus
          pflicht={k.isZustellDatumPflicht}
          breite={114}
          nurLesen={nurLesen || gesperrt}
        />
        {!k.isDisableUhrzeitfelder && (
          <>
            <FormUhrzeitFeld
              {...f('entladezeitVon')}
              label="beschriftung.von"
              breite={52}
              nurLesen={nurLesen}
            />
            <FormUhrzeitFeld
              {...f('entladezeitBis')}
              label="beschriftung.bis"
              breite={52}
              nurLesen={nurLesen}
            />
          </>
        )}
        <FormVerweisFeld {...f('zustellkennzeichen')} optionen={optionen} nurLesen={nurLesen} />
      </Zeile>
    </Karte>
  );
});
