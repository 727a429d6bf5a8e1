import { t } from '@frachtportal/texte/t';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import './importe.css';

export interface Zielfeld {
  name: string;
  label: string;
  pflicht?: boolean;
}

interface Eigenschaften {
  felder: readonly Zielfeld[];
  /** Columns of the file, maybe with what stands in them first. */
  spalten: readonly { name: string; beispiel?: string | null }[];
  /** For each field the name of its column. */
  wert: Readonly<Record<string, string | null | undefined>>;
  onAendern: (wert: Record<string, string | null>) => void;
}

/** Says for each field of ours which column of the file brings it. */
export function Spaltenzuordnung({ felder, spalten, wert, onAendern }: Eigenschaften) {
  const optionen = spalten.map(({ name, beispiel }) => ({
    id: name,
    text: beispiel ? `${name} (${t('import.spaltenzuordnung.zB')} ${beispiel})` : name,
  }));
  const alle = Object.fromEntries(felder.map(({ name }) => [name, wert[name] ?? null]));
  return (
    <div className="fp-felderraster">
      {felder.map(({ name, label, pflicht = false }) => (
        <AuswahlFeld
          key={name}
          name={`zuordnung.${name}`}
          label={label}
          pflicht={pflicht}
          platzhalter="import.spaltenzuordnung.nichtInDerDatei"
          optionen={optionen}
          wert={alle[name] ?? null}
          fehler={pflicht && !alle[name] ? t('import.spaltenzuordnung.spalteWaehlen') : undefined}
          onAendern={(spalte) => onAendern({ ...alle, [name]: spalte === null ? null : String(spalte) })}
        />
      ))}
    </div>
  );
}

/** Are all columns named that must be? */
export function istZugeordnet(felder: readonly Zielfeld[], wert: Eigenschaften['wert']): boolean {
  return felder.every(({ name, pflicht }) => !pflicht || Boolean(wert[name]));
}
