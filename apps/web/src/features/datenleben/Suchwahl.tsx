import { t } from '@frachtportal/texte/t';
import { AuswahlFeld } from '../../components/felder/AuswahlFeld';
import { Suchtext } from '../../components/felder/Suchtext';

interface Eigenschaften {
  label: string;
  /** What was found, and how many there are. */
  gefunden: { zeilen: readonly { id: number; name: string }[]; gesamt: number } | undefined;
  wert: number | null;
  onAendern: (id: number | null) => void;
  suche: string;
  onSuche: (suche: string) => void;
}

/** One of those that are there; where they are more than a list holds, it says so and the server looks for the others. */
export function Suchwahl({ label, gefunden, wert, onAendern, suche, onSuche }: Eigenschaften) {
  const { zeilen, gesamt } = gefunden ?? { zeilen: [], gesamt: 0 };
  return (
    <>
      {(gesamt > zeilen.length || suche !== '') && (
        <>
          <p role="status">{t('datenleben.zurWahl', { anzahl: zeilen.length, gesamt })}</p>
          <Suchtext suche={suche} onSuche={onSuche} platzhalter="beschriftung.name" />
        </>
      )}
      <AuswahlFeld
        label={label}
        optionen={zeilen.map(({ id, name }) => ({ id, text: name }))}
        wert={wert}
        onAendern={(neu) => onAendern(neu === null ? null : Number(neu))}
      />
    </>
  );
}
