import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { ibanGruppiert } from '@frachtportal/domain/auftrag/service/nachnahme';
import { feld } from '@frachtportal/domain/feld/feld';
import { useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Feld } from '../../../../components/felder/Feld';
import { FormFeld, FormVerweisFeld, FormZahlenFeld } from '../../../../components/formular/formular';
import { useUmgebung } from '../formular/umgebung';

const f = (name: keyof Auftrag & string) => ({ name, feld: feld(Auftrag, name) });

/** Cash on delivery: by IBAN in euro, or an amount in a currency. */
export function NachnahmeFelder() {
  const { konfiguration: k, listen, nurLesen, fruehpruefung } = useUmgebung();
  const waehrungen = useMemo(
    () => listen.waehrungen.map((w) => ({ id: w.id, text: w.bezeichnungKurz })),
    [listen.waehrungen],
  );
  const betrag = <FormZahlenFeld {...f('nachnahmeBetrag')} nurLesen={nurLesen} breite={104} />;
  if (!k.variante.ibanNachnahme) {
    return (
      <>
        {betrag}
        <FormVerweisFeld {...f('nachnahmeWaehrung')} optionen={waehrungen} breite={76} nurLesen={nurLesen} />
      </>
    );
  }
  return (
    <>
      <IbanFeld />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: leaving the field is what the check waits for. */}
      <div className="fp-feldhuelle" onBlur={() => fruehpruefung.pruefe('bic')}>
        <FormFeld {...f('bic')} breite={112} nurLesen={nurLesen} />
      </div>
      <FormZahlenFeld {...f('nachnahmeBetrag')} nurLesen={nurLesen} breite={112} einheit="EUR" />
    </>
  );
}

/** Groups while typing and tells on leaving whether it is an IBAN. */
function IbanFeld() {
  const { nurLesen, fruehpruefung } = useUmgebung();
  const { field, fieldState } = useController({ name: 'iban' });
  const eingabe = useRef<HTMLInputElement>(null);
  const stelle = useRef<number | null>(null);
  const [, zeichne] = useReducer((n: number) => n + 1, 0);
  // Blanks come and go in front of the caret; it stays behind the character that was typed.
  useLayoutEffect(() => {
    if (stelle.current !== null) eingabe.current?.setSelectionRange(stelle.current, stelle.current);
    stelle.current = null;
  });
  const tippe = (text: string | null) => {
    const davor = (text ?? '').slice(0, eingabe.current?.selectionStart ?? undefined);
    stelle.current = ibanGruppiert(davor).length;
    field.onChange(ibanGruppiert(text ?? '') || null);
    // Where only a blank went nothing has changed, but the caret has.
    zeichne();
  };
  return (
    <Feld
      {...f('iban')}
      breite={244}
      nurLesen={nurLesen}
      inputRef={(e) => {
        field.ref(e);
        eingabe.current = e as HTMLInputElement | null;
      }}
      fehler={fieldState.error?.message}
      wert={ibanGruppiert((field.value as string | null) ?? '')}
      max={60}
      onAendern={tippe}
      onBlur={() => {
        field.onBlur();
        fruehpruefung.pruefe('iban');
      }}
    />
  );
}
