import type { Berechnteil } from '@frachtportal/domain/preis/berechnteil';
import { t } from '@frachtportal/texte/t';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import { formatiereZahl } from '../../lib/format/zahlen';
import { berechnteileAbfrage } from './api/preis';
import { type Positionszeile, positionsspalten, teilspalten } from './spalten';

interface Eigenschaften {
  auftragId: number;
  onSchliessen: () => void;
}

/** "Tagespreis Angebot": the parts of the price and the lines of the marked one, each with how it came about. */
export function TagespreisDialog({ auftragId, onSchliessen }: Eigenschaften) {
  const { data: teile } = useQuery(berechnteileAbfrage(auftragId));
  return (
    <Dialog
      offen
      titel="preis.tagespreisDialog.tagespreisAngebot"
      breite={1400}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="preis.tagespreisDialog.ok" primaer autoFocus onClick={onSchliessen} />}
    >
      {teile ? <Angebot teile={teile} /> : <Skeleton variant="rounded" height={240} />}
    </Dialog>
  );
}

function Angebot({ teile }: { teile: readonly Berechnteil[] }) {
  const [gewaehlt, setGewaehlt] = useState<number | null>(null);
  const teil = teile.find((t) => t.id === gewaehlt) ?? teile[0];
  const positionen = (teil?.berechnteilpositionen ?? []).map((p, nummer) => ({ ...p, nummer }));
  return (
    <div className="fp-stapel">
      <h3>{t('preis.tagespreisDialog.berechnung')}</h3>
      <KurzeTabelle
        name="preis.tagespreisDialog.berechnung"
        zeilen={teile}
        spalten={teilspalten}
        markiert={teil?.id ?? null}
        onMarkieren={(id) => setGewaehlt(Number(id))}
        leer="preis.tagespreisDialog.zuDiesemAuftragGibtEsKeineBerechnung"
      />
      <h3>
        {t('beschriftung.positionen')}
        {teil?.bereich && ` · ${t(teil.bereich)}`}
      </h3>
      <KurzeTabelle<Positionszeile>
        name="beschriftung.positionen"
        zeilen={positionen}
        spalten={positionsspalten}
        kennung={(p) => p.nummer}
        leer="preis.tagespreisDialog.zuDiesemTeilGibtEsKeinePositionen"
      />
      <Gesamtbetrag teile={teile} />
    </div>
  );
}

/** Cents are added as whole numbers; a price in two currencies has no sum. */
function Gesamtbetrag({ teile }: { teile: readonly Berechnteil[] }) {
  const waehrungen = new Set(
    teile.map((t) => (t.waehrung as { bezeichnungKurz?: string } | null)?.bezeichnungKurz),
  );
  if (teile.length === 0 || waehrungen.size > 1) return null;
  const cent = teile.reduce((summe, t) => summe + Math.round((t.betrag ?? 0) * 100), 0);
  return (
    <p style={{ justifySelf: 'end' }}>
      {t('preis.tagespreisDialog.preisGesamt')} <b>{formatiereZahl(cent / 100, 2)}</b> {[...waehrungen][0]}
    </p>
  );
}
