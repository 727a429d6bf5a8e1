import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { satz, t } from '@frachtportal/texte/t';
import WarnIcon from '@mui/icons-material/WarningAmberRounded';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { useMeldungen } from '../../../../components/dialog/Meldungen';
import type { Rasterspeicher } from '../../../../components/raster/zustand/speicher';
import { useUmgebung } from '../formular/umgebung';
import { haengeAn } from '../positionen/anhaengen';
import { alsBlock, zusammenfassung } from './schnellzeilen';
import type { Uebernommen } from './uebernahme';
import { useEinstufung } from './useEinstufung';

/** Enter was pressed on this text. */
export interface Uebernahmebitte {
  text: string;
}

interface Props {
  text: string;
  bitte: Uebernahmebitte | null;
  speicher: Rasterspeicher<Auftragsposition>;
  beiGefahrgut: () => void;
  onUebernehmen: () => void;
  /** The text that was taken over, and what came of it. */
  onUebernahme: (gelesen: string, uebernommen: Uebernommen) => void;
}

/** What was understood of the text, and what not. What is in doubt stays in the field. */
export function Schnellvorschau({ text, bitte, speicher, beiGefahrgut, onUebernehmen, onUebernahme }: Props) {
  const { listen } = useUmgebung();
  const { warne } = useMeldungen();
  const gelesen = useEinstufung(bitte?.text ?? text, speicher);
  const nimm = useEffectEvent(() => {
    if (!bitte || !gelesen) return;
    const klare = gelesen.filter((p) => p.unklar.length === 0);
    const anzahl = haengeAn(speicher, klare.map(alsBlock));
    const genommen = klare.slice(0, anzahl);
    if (anzahl < klare.length)
      warne(t('auftrag.erfassung.positionenOhnePlatz', { anzahl: klare.length - anzahl }));
    const gefahrgut = genommen.some((p) => p.gefahrgut);
    if (gefahrgut) beiGefahrgut();
    const offene = gelesen.filter((p) => !genommen.includes(p));
    const rest = anzahl > 0 ? offene.map((p) => p.text).join('; ') : bitte.text;
    onUebernahme(bitte.text, { anzahl, rest, gefahrgut });
  });
  const bereit = gelesen !== undefined;
  useEffect(() => {
    if (bitte && bereit) nimm();
  }, [bitte, bereit]);

  const vorschau = useRef<HTMLDivElement>(null);
  const anzahl = gelesen?.length ?? 0;
  useEffect(() => {
    if (anzahl > 0) vorschau.current?.scrollIntoView({ block: 'nearest' });
  }, [anzahl]);

  const unklare = gelesen?.filter((p) => p.unklar.length > 0).length ?? 0;
  return (
    <div ref={vorschau} className="fp-schnellvorschau">
      <ul aria-label={t('auftrag.schnelleingabe.verstanden')}>
        {gelesen?.map((position, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: positions of a text have no other name than their place
          <li key={i}>
            <b>{zusammenfassung(position, listen) || position.text}</b>
            {position.unklar.map((m) => (
              <span key={`${m.key}${m.params?.['text']}`} className="fp-fehlertext">
                <WarnIcon aria-hidden="true" /> {satz(m)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {unklare < anzahl && <Knopf text="allgemein.uebernehmen" taste="Enter" onClick={onUebernehmen} />}
      <p className="fp-gedaempft" role="status">
        {unklare > 0
          ? t('auftrag.schnelleingabe.unklar', { anzahl: unklare })
          : anzahl > 0 && t('auftrag.schnelleingabe.bereit', { anzahl })}
      </p>
    </div>
  );
}
