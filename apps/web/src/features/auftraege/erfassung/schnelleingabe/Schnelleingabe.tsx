import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { t } from '@frachtportal/texte/t';
import { type KeyboardEvent, useImperativeHandle, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { tastenworte } from '../../../../components/bedienung/tastenworte';
import { Feld } from '../../../../components/felder/Feld';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { nachRegung } from '../../../../lib/nachladen';
import { useTasten } from '../../../../lib/tasten';
import type { Formularwerte } from '../formular/formularwerte';
import type { Uebernahmebitte } from './Schnellvorschau';
import type { Uebernahme, Uebernommen } from './uebernahme';

const Schnellvorschau = nachRegung(async () => (await import('./Schnellvorschau')).Schnellvorschau);

interface Props {
  speicher: Rasterspeicher<Auftragsposition>;
  /** Takes away what does not go with dangerous goods. */
  beiGefahrgut: () => void;
  uebernahme: Uebernahme;
}

/** Positions typed as one says them; what was understood stands below until Enter takes it over. */
export function Schnelleingabe({ speicher, beiGefahrgut, uebernahme }: Props) {
  const name = 'schnelleingabe';
  const { getValues, clearErrors } = useFormContext<Formularwerte>();
  const { field, fieldState } = useController<Formularwerte, typeof name>({ name });
  const text = field.value ?? '';
  const setText = (neu: string) => {
    clearErrors(name);
    field.onChange(neu || null);
  };
  const [bitte, setBitte] = useState<Uebernahmebitte | null>(null);
  const [getan, setGetan] = useState('');
  const feld = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  useTasten({ 'Alt+8': () => feld.current?.focus() });

  const beiTaste = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && text) {
      e.preventDefault();
      setText('');
    }
    if (e.key !== 'Enter' || e.shiftKey || e.ctrlKey || e.metaKey || !text.trim()) return;
    e.preventDefault();
    setBitte({ text });
  };
  /** What stays to be clarified, and what has been typed since. */
  const beiUebernahme = (gelesen: string, uebernommen: Uebernommen) => {
    setBitte(null);
    setGetan(t('auftrag.schnelleingabe.uebernommen', { anzahl: uebernommen.anzahl }));
    const jetzt = getValues(name) ?? '';
    if (jetzt.startsWith(gelesen)) setText(uebernommen.rest + jetzt.slice(gelesen.length));
    wartet.current?.(uebernommen);
  };
  const wartet = useRef<(uebernommen: Uebernommen) => void>(undefined);
  useImperativeHandle(
    uebernahme,
    () => () =>
      new Promise((weiter) => {
        wartet.current = weiter;
        setBitte({ text: getValues(name) ?? '' });
      }),
    [getValues],
  );

  return (
    <div className="fp-schnelleingabe">
      <Feld
        label="auftrag.schnelleingabe.feld"
        labelVersteckt
        zeilen={1}
        max={2000}
        platzhalter="auftrag.schnelleingabe.beispiel"
        name={name}
        wert={text}
        fehler={fieldState.error?.message}
        onAendern={(wert) => setText(wert ?? '')}
        onTaste={beiTaste}
        inputRef={feld}
        hinten={<kbd className="fp-taste fp-ab-tablet">{tastenworte('Alt + 8')}</kbd>}
      />
      <span className="fp-nur-vorlesen" role="status">
        {getan}
      </span>
      {(text || bitte) && (
        <Schnellvorschau
          text={text}
          bitte={bitte}
          speicher={speicher}
          beiGefahrgut={beiGefahrgut}
          onUebernehmen={() => setBitte({ text })}
          onUebernahme={beiUebernahme}
        />
      )}
    </div>
  );
}
