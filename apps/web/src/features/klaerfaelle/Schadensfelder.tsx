import { feld } from '@frachtportal/domain/feld/feld';
import { hoechstensSchadensbilder, Schadensangaben } from '@frachtportal/domain/klaerfall/schaden';
import { t } from '@frachtportal/texte/t';
import { useRef } from 'react';
import { Zeile } from '../../components/anzeige/Karte';
import { Knopf } from '../../components/bedienung/Knopf';
import { FormDatumsFeld, FormSchalter, FormZahlenFeld } from '../../components/formular/formular';

const s = (name: keyof Schadensangaben & string) => feld(Schadensangaben, name);

interface Eigenschaften {
  /** None where papers of orders are switched off. */
  bilder: readonly File[] | null;
  onBilder: (bilder: readonly File[]) => void;
}

/** What is harmed, missing or late, and pictures of it. */
export function Schadensfelder({ bilder, onBilder }: Eigenschaften) {
  const eingabe = useRef<HTMLInputElement>(null);
  return (
    <>
      <Zeile umbruch>
        <FormDatumsFeld name="schaden.abgeliefertAm" feld={s('abgeliefertAm')} breite={160} />
        <FormZahlenFeld name="schaden.packstuecke" feld={s('packstuecke')} breite={150} />
        <FormZahlenFeld name="schaden.betrag" feld={s('betrag')} breite={190} />
      </Zeile>
      <FormSchalter name="schaden.erkennbar" label="klaerfall.erkennbar" />
      {bilder && (
        <div className="fp-schadensbilder">
          <input
            ref={eingabe}
            type="file"
            accept="image/*"
            multiple
            hidden
            aria-label={t('klaerfall.bilder')}
            onChange={(e) => onBilder([...(e.target.files ?? [])].slice(0, hoechstensSchadensbilder))}
          />
          <Knopf text="klaerfall.bilderWaehlen" onClick={() => eingabe.current?.click()} />
          <span className="fp-abgeschnitten">{bilder.map((b) => b.name).join(', ')}</span>
        </div>
      )}
    </>
  );
}
