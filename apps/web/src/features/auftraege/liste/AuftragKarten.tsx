import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { wort } from '@frachtportal/domain/texte/text';
import { Link } from 'react-router-dom';
import { formatiereTag } from '../../../lib/datum';
import { pfade } from '../../../lib/pfade';
import { formatiereZahl } from '../../../lib/zahlen';
import { Auftragsstatus } from './Auftragsstatus';
import type { Auswahl } from './auswahl';
import { setze } from './auswahl';

interface Eigenschaften {
  zeilen: readonly Auftragszeile[];
  auswahl: Auswahl;
  onAuswahl: (auswahl: Auswahl) => void;
}

/** The list on a phone: one card an order. */
export function AuftragKarten({ zeilen, auswahl, onAuswahl }: Eigenschaften) {
  const kreuze = (id: number) => {
    const ids = new Set(auswahl.ids);
    if (!ids.delete(id)) ids.add(id);
    onAuswahl(setze(auswahl, ids));
  };
  return (
    <ul className="fp-karten" aria-label={wort('Aufträge')}>
      {zeilen.map((z) => (
        <li key={z.id} className="fp-karte" data-gewaehlt={auswahl.ids.has(z.id) ? '' : undefined}>
          <input
            type="checkbox"
            aria-label={wort('Auftrag {nummer} markieren', { nummer: z.spedeigennr })}
            checked={auswahl.ids.has(z.id)}
            onChange={() => kreuze(z.id)}
          />
          <div>
            <div className="fp-karten-kopf">
              <Link to={pfade.auftrag(z.id)}>{z.spedeigennr}</Link>
              <Auftragsstatus zeile={z} />
            </div>
            <p>{z.empfaengerAdresse?.name}</p>
            <p className="fp-gedaempft">
              {[z.empfaengerAdresse?.lkz, z.empfaengerAdresse?.plz, z.empfaengerAdresse?.ort]
                .filter(Boolean)
                .join(' ')}
            </p>
            <p className="fp-gedaempft">
              {formatiereTag(z.datum)} · {formatiereZahl(z.sumPackstueckAnzahl)} {wort('Stück ·')}{' '}
              {formatiereZahl(z.sumBruttoGewicht, 2)} kg{z.mitGefahrguetern && ` · ${wort('ADR')}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
