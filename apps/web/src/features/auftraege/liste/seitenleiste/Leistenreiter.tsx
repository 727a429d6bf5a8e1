import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { satz, t } from '@frachtportal/texte/t';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, use } from 'react';
import { Reiter } from '../../../../components/bedienung/Reiter';
import { meldungenVon } from '../../../../lib/abfragen/abfragen';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { nachRegung } from '../../../../lib/nachladen';
import { kommentareAbfrage } from '../../../kommentare/api/kommentare';
import { auftragAbfrage } from '../../api/auftragsliste';
import { Markenkontext } from '../marken/marken';
import { type Reitername, reiternamen } from '../suche/suchzustand';
import { AuftragZusammenfassung } from './AuftragZusammenfassung';

// Papers with their ways up and down are looked at now and then; the list need not wait for them.
const AuftragDokumente = lazy(async () => ({
  default: (await import('../../../dokumente/AuftragDokumente')).AuftragDokumente,
}));

const AuftragKommentare = lazy(async () => ({
  default: (await import('../../../kommentare/AuftragKommentare')).AuftragKommentare,
}));

const AuftragKlaerfaelle = lazy(async () => ({
  default: (await import('../../../klaerfaelle/AuftragKlaerfaelle')).AuftragKlaerfaelle,
}));

const AuftragHistorie = nachRegung(async () => (await import('./AuftragHistorie')).AuftragHistorie);

const titel: Record<Reitername, string> = {
  auftrag: 'beschriftung.auftrag',
  historie: 'beschriftung.historie',
  dokumente: 'beschriftung.dokumente',
  kommentare: 'kommentar.kommentare',
  klaerfaelle: 'klaerfall.klaerfaelle',
  verladung: 'auftrag.liste.verladung',
  controlling: 'auftrag.liste.controlling',
};

interface Eigenschaften {
  zeile: Auftragszeile | undefined;
  reiter: Reitername;
  onReiter: (reiter: Reitername) => void;
}

/** The tabs of the panel; without a marked order each says what to do. */
export function Leistenreiter({ zeile, reiter, onReiter }: Eigenschaften) {
  const { dokumentenverweise } = useKonfiguration();
  const namen = reiternamen.filter((r) => r !== 'dokumente' || dokumentenverweise);
  const aktiv = namen.includes(reiter) ? reiter : reiternamen[0];
  const kommentare = useKommentarzahl(zeile?.id);
  const klaerfaelle = use(Markenkontext).klaerfaelle.get(zeile?.id ?? 0);
  return (
    <Reiter
      name="auftrag.liste.markierterAuftrag"
      reiter={namen.map((schluessel) => ({
        schluessel,
        titel: titel[schluessel],
        ...(schluessel === 'kommentare' && kommentare),
        ...(schluessel === 'klaerfaelle' && klaerfaelle && { anzahl: klaerfaelle.anzahl }),
      }))}
      aktiv={aktiv}
      onWechsel={onReiter}
      einzeilig
      rollt
    >
      {zeile ? (
        <Inhalt zeile={zeile} aktiv={aktiv} />
      ) : (
        <p className="fp-gedaempft">{t('meldung.liste.auftragMarkieren')}</p>
      )}
    </Reiter>
  );
}

/** How many comments there are on an order, and whether one of them is new. */
function useKommentarzahl(auftragId: number | undefined) {
  const { data = [] } = useQuery({ ...kommentareAbfrage(auftragId ?? 0), enabled: auftragId !== undefined });
  return { anzahl: data.length, neu: data.some((k) => k.ungelesen) };
}

function Inhalt({ zeile, aktiv }: { zeile: Auftragszeile; aktiv: Reitername }) {
  return (
    <>
      {(aktiv === 'auftrag' || aktiv === 'historie') && <Gelesen zeile={zeile} aktiv={aktiv} />}
      {aktiv === 'dokumente' && (
        <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
          <AuftragDokumente
            auftragId={zeile.id}
            nummer={zeile.spedeigennr}
            abliefernachweis={zeile.abliefernachweisExists}
          />
        </Suspense>
      )}
      {aktiv === 'kommentare' && (
        <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
          <AuftragKommentare key={zeile.id} auftragId={zeile.id} />
        </Suspense>
      )}
      {aktiv === 'klaerfaelle' && (
        <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
          <AuftragKlaerfaelle key={zeile.id} auftragId={zeile.id} />
        </Suspense>
      )}
      {aktiv === 'verladung' && <p className="fp-gedaempft">{t('meldung.liste.verladung')}</p>}
      {aktiv === 'controlling' && <p className="fp-gedaempft">{t('meldung.liste.controlling')}</p>}
    </>
  );
}

function Gelesen({ zeile, aktiv }: { zeile: Auftragszeile; aktiv: 'auftrag' | 'historie' }) {
  const { data: auftrag, error } = useQuery({
    ...auftragAbfrage(zeile.id),
    meta: { leise: true },
  });
  if (!auftrag) {
    return error ? (
      <p>{meldungenVon(error).map(satz).join(' ')}</p>
    ) : (
      <Skeleton variant="rounded" height={160} />
    );
  }
  if (aktiv === 'auftrag') return <AuftragZusammenfassung auftrag={auftrag} />;
  return <AuftragHistorie auftrag={auftrag} anzeigestatus={zeile.anzeigestatus} />;
}
