import type { Lademittelsaldo } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useCallback } from 'react';
import { useController } from 'react-hook-form';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { SuchFeld } from '../../components/felder/SuchFeld';
import { adressvorschlaege } from '../adressen/api/vorschlaege';

/** An account by its id, an entry of the address book, or the forwarder. */
export interface Partnerangabe {
  wer: number | string | null;
  /** What stands in the field of the address; its id is the form's. */
  text: string | null;
}

interface Eigenschaften {
  mandant: number | null;
  konten: readonly Lademittelsaldo[];
  wahl: Partnerangabe;
  onWahl: (wahl: Partnerangabe) => void;
}

/** With whom is booked. */
export function Partnerwahl({ mandant, konten, wahl, onWahl }: Eigenschaften) {
  const { field: adresse, fieldState } = useController({ name: 'adresseId' });
  const suche = useCallback(
    (name: string, signal: AbortSignal) => adressvorschlaege({ name }, mandant, signal),
    [mandant],
  );
  return (
    <>
      <AuswahlFeld
        label="lademittel.konto"
        pflicht
        optionen={kontooptionen(konten)}
        wert={wahl.wer}
        onAendern={(wer) => onWahl({ ...wahl, wer })}
      />
      {wahl.wer === 'adresse' && (
        <SuchFeld
          label="lademittel.adresse"
          pflicht
          autoFocus
          wert={wahl.text}
          inputRef={adresse.ref}
          fehler={fieldState.error?.message}
          onAendern={(text) => {
            adresse.onChange(null);
            onWahl({ ...wahl, text });
          }}
          suche={suche}
          onWahl={(a) => {
            adresse.onChange(a.id);
            onWahl({ ...wahl, text: a.name });
          }}
          beschriftung={(a) => a.name}
          schluessel={(a) => a.id}
          zeile={(a) => [a.name, a.plz, a.ort].filter(Boolean).join(', ')}
          tabNimmt
        />
      )}
    </>
  );
}

/** The ways to open an account, and those there are, each once. */
function kontooptionen(konten: readonly Lademittelsaldo[]) {
  const je = new Map(konten.map((k) => [k.kontoId, [k.partner, k.ort].filter(Boolean).join(', ')]));
  return [
    { id: 'adresse', text: t('lademittel.ausAdressbuch') },
    { id: 'spediteur', text: t('lademittel.spediteur') },
    ...[...je].map(([id, text]) => ({ id, text })),
  ];
}
