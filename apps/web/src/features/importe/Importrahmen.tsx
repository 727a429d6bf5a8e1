import { t } from '@frachtportal/texte/t';
import type { ReactNode } from 'react';
import { Karte } from '../../components/anzeige/Karte';
import { Seitenkopf } from '../../components/anzeige/Seitenkopf';
import './importe.css';

/** The page of an import: what it is for, and below it its steps. */
export function Importrahmen(p: { titel: string; erklaerung: ReactNode; children: ReactNode }) {
  return (
    <div className="fp-stapel fp-import">
      <Seitenkopf titel={p.titel} erklaerung={p.erklaerung} />
      {p.children}
    </div>
  );
}

interface Schritt {
  /** Counts from 1. */
  nummer: number;
  titel: string;
  /** Buttons at the right of the heading. */
  aktionen?: ReactNode;
  children: ReactNode;
}

/** One step of an import. */
export function Importschritt({ nummer, titel, aktionen, children }: Schritt) {
  return (
    <Karte
      className="fp-stapel fp-import-schritt"
      aktionen={aktionen}
      titel={
        <>
          <span className="fp-import-nummer" aria-hidden="true">
            {nummer}
          </span>
          {t(titel)}
        </>
      }
    >
      {children}
    </Karte>
  );
}
