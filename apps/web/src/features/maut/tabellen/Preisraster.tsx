import { mitEntfernungsstufe, mitGewichtsstufe } from '@frachtportal/domain/maut/mautraster';
import { hoechstensKg, hoechstensKm } from '@frachtportal/domain/maut/mauttabelle';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { ZahlenFeld } from '../../../components/felder/ZahlenFeld';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { Preistafel, type Rasterangaben } from './Preistafel';

/** Weight bands by distance bands. */
export function Preisraster({ raster, onAendern }: Rasterangaben) {
  return (
    <>
      <div className="fp-reihe fp-maut-stufen">
        <Stufe
          label="maut.tabellen.gewichtsstufeBis"
          einheit="kg"
          hoechstens={hoechstensKg}
          onHinzu={(kg) => onAendern((alt) => mitGewichtsstufe(alt, kg))}
        />
        <Stufe
          label="maut.tabellen.entfernungsstufeBis"
          einheit="km"
          hoechstens={hoechstensKm}
          onHinzu={(km) => onAendern((alt) => mitEntfernungsstufe(alt, km))}
        />
      </div>
      {raster.kgBis.length === 0 || raster.kmBis.length === 0 ? (
        <p className="fp-gedaempft">{t('maut.tabellen.ohnePreise')}</p>
      ) : (
        <Preistafel raster={raster} onAendern={onAendern} />
      )}
    </>
  );
}

interface Stufenangaben {
  label: string;
  einheit: string;
  hoechstens: number;
  onHinzu: (bis: number) => void;
}

/** Adds a band by its upper end. */
function Stufe({ label, einheit, hoechstens, onHinzu }: Stufenangaben) {
  const [bis, setBis] = useState<number | string | null>(null);
  const geht = typeof bis === 'number' && Number.isInteger(bis) && bis >= 1 && bis <= hoechstens;
  return (
    <div>
      <ZahlenFeld
        label={label}
        einheit={einheit}
        breite={150}
        wert={bis}
        onAendern={setBis}
        fehler={
          bis === null || geht
            ? undefined
            : t('maut.tabellen.stufenVonEins', { hoechstens: formatiereZahl(hoechstens) })
        }
      />
      <Knopf
        text="allgemein.hinzufuegen"
        deaktiviert={!geht}
        onClick={() => {
          if (geht) onHinzu(bis);
          setBis(null);
        }}
      />
    </div>
  );
}
