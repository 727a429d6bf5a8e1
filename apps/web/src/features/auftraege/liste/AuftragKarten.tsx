import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { t } from '@frachtportal/texte/t';
import { Link } from 'react-router-dom';
import { formatiereTag } from '../../../lib/format/datum';
import { formatiereZahl } from '../../../lib/format/zahlen';
import { pfade } from '../../../lib/pfade';
import { Auftragsstatus } from './Auftragsstatus';
import { istAlt } from './alt';
import type { Auswahl } from './auswahl';
import { setze } from './auswahl';
import { Auftragsmarken } from './marken/Auftragsmarken';

export interface Kartenangaben {
  zeilen: readonly Auftragszeile[];
  altVor: string | undefined;
  auswahl: Auswahl;
  onAuswahl: (auswahl: Auswahl) => void;
}

/** The list on a phone: one card an order, which opens it wherever one taps it. */
export function AuftragKarten({ zeilen, altVor, auswahl, onAuswahl }: Kartenangaben) {
  const kreuze = (id: number) => {
    const ids = new Set(auswahl.ids);
    if (!ids.delete(id)) ids.add(id);
    onAuswahl(setze(auswahl, ids));
  };
  return (
    <ul className="fp-karten" aria-label={t('beschriftung.auftraege')}>
      {zeilen.map((z) => (
        <li
          key={z.id}
          className={istAlt(z, altVor) ? 'fp-karte fp-zeile-alt' : 'fp-karte'}
          data-gewaehlt={auswahl.ids.has(z.id) ? '' : undefined}
        >
          <input
            type="checkbox"
            aria-label={t('auftrag.liste.auftragMarkieren', { nummer: z.spedeigennr })}
            checked={auswahl.ids.has(z.id)}
            onChange={() => kreuze(z.id)}
          />
          <Link to={pfade.auftrag(z.id)}>
            <span className="fp-karten-kopf">
              <Auftragsstatus zeile={z} />
              <Auftragsmarken auftragId={z.id} />
              <b>{z.spedeigennr}</b>
            </span>
            <span>{z.empfaengerAdresse?.name}</span>
            <span className="fp-gedaempft">
              {[z.empfaengerAdresse?.lkz, z.empfaengerAdresse?.plz, z.empfaengerAdresse?.ort]
                .filter(Boolean)
                .join(' ')}
            </span>
            <span className="fp-gedaempft">
              {formatiereTag(z.datum)} · {formatiereZahl(z.sumPackstueckAnzahl)} {t('auftrag.liste.stueck')}{' '}
              {formatiereZahl(z.sumBruttoGewicht, 2)} kg{z.mitGefahrguetern && ` · ${t('beschriftung.adr')}`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
