import { type Adresse, AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { feld } from '@frachtportal/domain/feld/feld';
import { type ReactNode, useCallback, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import { SuchFeld } from '../../../../components/felder/SuchFeld';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { adressvorschlaege } from '../../../adressen/api/vorschlaege';
import {
  type Adressrolle,
  adresseAus,
  adressvorlage,
  type Formularwerte,
  istLeereAdresse,
} from '../formular/formularwerte';

interface Props {
  rolle: Adressrolle;
  breite?: number;
  nurLesen: boolean;
  ohneTab?: boolean;
  pflicht?: boolean;
  autoFocus?: boolean;
  hinten?: ReactNode;
}

const worte = (...teile: (string | null)[]) => teile.filter(Boolean).join(' ');

/** Who it is, and below it where. */
function Adresszeile({ adresse: a }: { adresse: Adresse }) {
  const wo = [worte(a.strasse, a.hausnummer, a.zusatz), worte(a.lkz, a.plz, a.ort)];
  return (
    <span className="fp-adresstreffer">
      <b>{a.fremdnummer}</b>
      <span>{[a.name, a.zeile2].filter(Boolean).join(', ')}</span>
      <span className="fp-gedaempft">{wo.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

/** Looks up the address book by number or by name; taking an entry fills all fields of the address. */
export function AdressSuche({
  rolle,
  art,
  onAnlegen,
  ...p
}: Props & { art: 'fremdnummer' | 'name'; onAnlegen: () => void }) {
  const { setValue, getValues } = useFormContext<Formularwerte>();
  const { field, fieldState } = useController({ name: `${rolle}.${art}` as const });
  const { melde } = useMeldungen();
  // No answer is not the answer that there is no such address.
  const gescheitert = useRef<unknown>(null);
  const suche = useCallback(
    async (text: string, signal: AbortSignal) => {
      const mandant = getValues('mandant')?.id ?? null;
      const frage = art === 'name' ? { name: text } : { fremdnummer: text };
      gescheitert.current = null;
      return adressvorschlaege(frage, mandant, signal).catch((grund: unknown) => {
        if (!signal.aborted) gescheitert.current = grund;
        throw grund;
      });
    },
    [art, getValues],
  );
  const sageScheitern = () => {
    if (gescheitert.current) melde(meldungenVon(gescheitert.current));
    gescheitert.current = null;
  };
  const uebernimm = (adresse: Adresse) => {
    setValue(rolle, adresseAus(adresse));
  };
  // Whoever is faster than the answer goes on typing a new address; a match takes its place unless that has begun.
  const ohneTreffer = async (nochOffen: string | null) => {
    onAnlegen();
    if (nochOffen === null) return sageScheitern();
    const [erste] = await suche(nochOffen.trim(), new AbortController().signal).catch(() => []);
    sageScheitern();
    const jetzt = getValues(rolle);
    const begonnen = jetzt[art] !== nochOffen || !istLeereAdresse({ ...jetzt, [art]: null });
    if (!erste || begonnen || !getValues(`anlage.${rolle}`)) return;
    setValue(`anlage.${rolle}`, null);
    uebernimm(erste);
  };
  const tippe = (text: string | null) => {
    const adresse = getValues(rolle);
    // Another word is no longer the entry that was taken, so nothing of it stays.
    const mehr = !istLeereAdresse({ ...adresse, [art]: null });
    if (mehr) setValue(rolle, { ...adressvorlage(adresse.land?.id ?? null), [art]: text });
    else field.onChange(text);
  };
  // A message needs the room of the long label.
  const leer = !field.value && !fieldState.error;
  return (
    <SuchFeld
      {...p}
      feld={feld(AuftragAdresse, art)}
      {...(art === 'name' && leer ? { label: 'allgemein.adresssucheBeispiel' } : {})}
      name={field.name}
      inputRef={field.ref}
      onBlur={field.onBlur}
      fehler={fieldState.error?.message}
      wert={field.value as string | null}
      onAendern={tippe}
      tabNimmt
      onOhneTreffer={(nochOffen) => void ohneTreffer(nochOffen)}
      suche={suche}
      onWahl={uebernimm}
      beschriftung={(a) => (art === 'name' ? a.name : (a.fremdnummer ?? ''))}
      schluessel={(a) => a.id}
      zeile={(a) => <Adresszeile adresse={a} />}
    />
  );
}
