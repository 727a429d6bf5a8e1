import type { Auftragszeile } from '@frachtportal/domain/auftrag/auftragszeile';
import { t } from '@frachtportal/texte/t';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import type { ReactNode } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { formatiereTagMitWochentag } from '../../../../lib/format/datum';
import { formatiereZahl } from '../../../../lib/format/zahlen';
import { Auftragsstatus } from '../Auftragsstatus';
import { Phasenweg } from './Phasenweg';

/** Where the marked order stands in the result, and the ways to those beside it; none at the ends of the page. */
export interface Stelle {
  nummer: number;
  gesamt: number;
  vorheriger: (() => void) | undefined;
  naechster: (() => void) | undefined;
}

/** What one wants to see of the marked order whatever tab is open. */
export function Leistenkopf({
  zeile,
  stelle,
  knopf,
}: {
  zeile: Auftragszeile;
  stelle: Stelle;
  knopf: ReactNode;
}) {
  const { name, lkz, plz, ort } = zeile.empfaengerAdresse ?? {};
  return (
    <header className="fp-leiste-kopf">
      <div className="fp-reihe">
        <h2>{zeile.spedeigennr}</h2>
        <span className="fp-gedaempft">
          {t('auftrag.liste.stelle', {
            nummer: formatiereZahl(stelle.nummer),
            gesamt: formatiereZahl(stelle.gesamt),
          })}
        </span>
        <Schritt text="auftrag.liste.vorherigerAuftrag" icon={<UpIcon />} tat={stelle.vorheriger} />
        <Schritt text="auftrag.liste.naechsterAuftrag" icon={<DownIcon />} tat={stelle.naechster} />
        {knopf}
      </div>
      <div className="fp-reihe">
        <Auftragsstatus zeile={zeile} />
        {zeile.entladedatum && (
          <span className="fp-gedaempft">
            {t('auftrag.zustellung')} {formatiereTagMitWochentag(zeile.entladedatum)}
          </span>
        )}
      </div>
      <p>
        <b>{name}</b> <span>{[lkz, plz, ort].filter(Boolean).join(' ')}</span>
      </p>
      <Phasenweg zeile={zeile} />
    </header>
  );
}

function Schritt({ text, icon, tat }: { text: string; icon: ReactNode; tat: (() => void) | undefined }) {
  return <Knopf text={text} icon={icon} nurIcon leise deaktiviert={!tat} onClick={() => tat?.()} />;
}
