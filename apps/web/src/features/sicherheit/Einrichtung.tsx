import type { Faktoreinrichtung } from '@frachtportal/api-client/generated/frachtportal.schemas';
import { t } from '@frachtportal/texte/t';
import { useState } from 'react';
import { Codeformular } from './Codeformular';
import { Codeliste } from './Codeliste';
import './sicherheit.css';

interface Eigenschaften {
  einrichtung: Faktoreinrichtung;
  /** @returns the recovery codes */
  bestaetige: (code: string) => Promise<string>;
  onFertig: () => void;
  onAbbrechen: () => void;
}

/** The picture for the app, its first code, and then the recovery codes. */
export function Einrichtung({ einrichtung, bestaetige, onFertig, onAbbrechen }: Eigenschaften) {
  const [codes, setCodes] = useState<string>();
  if (codes) return <Codeliste codes={codes} onFertig={onFertig} />;
  return (
    <Codeformular
      name="sicherheit.einrichten"
      knopf="sicherheit.einrichten"
      sende={async (code) => setCodes(await bestaetige(code))}
      onAbbrechen={onAbbrechen}
    >
      <p>{t('sicherheit.scannen')}</p>
      <img
        className="fp-einrichtbild"
        src={`data:image/svg+xml,${encodeURIComponent(einrichtung.bild)}`}
        alt={t('sicherheit.bild')}
      />
      <p>
        {t('sicherheit.geheimnis')}: <span className="fp-geheimnis">{einrichtung.geheimnis}</span>
      </p>
    </Codeformular>
  );
}
