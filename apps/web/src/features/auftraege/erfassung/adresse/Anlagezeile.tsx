import { Knopf } from '../../../../components/bedienung/Knopf';
import { Schalter } from '../../../../components/bedienung/Schalter';
import type { Adressanlage } from './useAdressanlage';

/** Below a new address what creates it. */
export function Anlagezeile({ anlage: a }: { anlage: Adressanlage }) {
  const { anlage } = a;
  if (!anlage) return null;
  return (
    <div className="fp-reihe">
      <Knopf
        text="allgemein.adresseAnlegen"
        className="fp-halt"
        laeuft={a.laeuft}
        onClick={() => void a.legeAn()}
      />
      <Schalter
        label="beschriftung.einmaladresse"
        wert={anlage.einmaladresse}
        onAendern={(einmaladresse) => a.setze({ ...anlage, einmaladresse })}
      />
      <Schalter
        label="beschriftung.unsichtbar"
        wert={anlage.unsichtbar}
        onAendern={(unsichtbar) => a.setze({ ...anlage, unsichtbar })}
      />
    </div>
  );
}
