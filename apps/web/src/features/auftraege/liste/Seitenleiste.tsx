import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { text } from '@frachtportal/domain/texte/text';
import OpenIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import CloseIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../components/Knopf';
import { Reiter } from '../../../components/Reiter';
import { auftragAbfrage } from '../api/auftragsliste';
import { AuftragHistorie } from './AuftragHistorie';
import { Auftragsstatus } from './Auftragsstatus';
import { AuftragZusammenfassung } from './AuftragZusammenfassung';
import { useLeistenbreite } from './useLeistenbreite';

const reiter = [
  { schluessel: 'auftrag', titel: 'Auftrag' },
  { schluessel: 'historie', titel: 'Historie' },
] as const;

type Reitername = (typeof reiter)[number]['schluessel'];

/** The panel beside the list: summary and life of the marked order. Its edge can be dragged. */
export function Seitenleiste({ zeile }: { zeile: Auftragszeile | undefined }) {
  const leiste = useLeistenbreite();
  const [aktiv, setAktiv] = useState<Reitername>('auftrag');
  if (!leiste.offen) {
    return (
      <div className="fp-leiste-zu">
        <Knopf
          text="Seitenleiste öffnen"
          icon={<OpenIcon fontSize="small" />}
          nurIcon
          leise
          onClick={leiste.klappe}
        />
      </div>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a movable separator, which <hr> cannot be */}
      <div
        className="fp-griff"
        role="separator"
        aria-orientation="vertical"
        aria-label="Breite der Seitenleiste"
        aria-valuenow={leiste.breite}
        aria-valuemin={leiste.von}
        aria-valuemax={leiste.bis}
        tabIndex={0}
        {...leiste.griff}
      />
      <aside className="fp-leiste" style={{ width: leiste.breite }} aria-label="Markierter Auftrag">
        <div className="fp-leiste-zuklappen">
          <Knopf
            text="Seitenleiste schließen"
            icon={<CloseIcon fontSize="small" />}
            nurIcon
            leise
            onClick={leiste.klappe}
          />
        </div>
        <Reiter name="Markierter Auftrag" reiter={reiter} aktiv={aktiv} onWechsel={setAktiv}>
          {zeile ? (
            <Inhalt zeile={zeile} aktiv={aktiv} />
          ) : (
            <p className="fp-gedaempft">{text('liste.auftragMarkieren')}</p>
          )}
        </Reiter>
      </aside>
    </>
  );
}

function Inhalt({ zeile, aktiv }: { zeile: Auftragszeile; aktiv: Reitername }) {
  const { data: auftrag, isError } = useQuery({
    ...auftragAbfrage(zeile.id),
    refetchInterval: 10_000,
    meta: { leise: true },
  });
  return (
    <>
      <h2 className="fp-leiste-titel">
        {zeile.spedeigennr}
        <Auftragsstatus zeile={zeile} />
      </h2>
      {!auftrag &&
        (isError ? <p>{text('server.nichtGefunden')}</p> : <Skeleton variant="rounded" height={160} />)}
      {auftrag && aktiv === 'auftrag' && <AuftragZusammenfassung auftrag={auftrag} />}
      {auftrag && aktiv === 'historie' && <AuftragHistorie auftrag={auftrag} />}
    </>
  );
}
