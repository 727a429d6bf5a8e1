import type { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import type { Gefahrgutklasse } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import { istGleicheAusgabe } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgutausgaben';
import { t } from '@frachtportal/texte/t';
import WarnIcon from '@mui/icons-material/WarningAmberRounded';
import { useState } from 'react';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { type Rasterspeicher, useRasterzustand } from '../../../../components/raster/zustand/speicher';
import { formatiereTag } from '../../../../lib/format/datum';
import { nachRegung } from '../../../../lib/nachladen';
import { useUmgebung } from '../formular/umgebung';
import { useAusgaben } from './ausgaben';
import { klasseVon } from './gefahrgutregeln';

const WechselDialog = nachRegung(async () => (await import('./WechselDialog')).WechselDialog);

type Positionen = Rasterspeicher<Auftragsposition>;

/**
 * Dangerous goods from an edition that does not hold on the day of the pickup, as a template, a draft or a copy may
 * bring them: what would change is shown before anything is taken over.
 */
export function Ausgabewechsel({ speicher }: { speicher: Positionen }) {
  const { nurLesen } = useUmgebung();
  const { tag, moegliche } = useAusgaben();
  const { zeilen } = useRasterzustand(speicher);
  const [offen, setOffen] = useState(false);
  if (nurLesen || !tag || moegliche.length === 0) return null;
  const betroffene = new Map<number, Partial<Gefahrgutklasse>>();
  for (const klasse of zeilen.flatMap((z) => (z.daten.auftragsgefahrgueter ?? []).map(klasseVon))) {
    const { id, version, gueltigVon = null } = klasse;
    if (id && version && !moegliche.some((s) => istGleicheAusgabe(s, { version, gueltigVon })))
      betroffene.set(id, klasse);
  }
  const versionen = [...new Set([...betroffene.values()].map((k) => k.version))].join(', ');
  if (betroffene.size === 0) return null;
  return (
    <div className="fp-reihe fp-auftragshinweise" role="status">
      <WarnIcon aria-hidden="true" />
      {t('gefahrgut.wechsel.giltNicht', {
        version: versionen,
        tag: formatiereTag(tag),
      })}
      <Knopf text="gefahrgut.wechsel.aenderungenAnsehen" onClick={() => setOffen(true)} />
      {offen && (
        <WechselDialog
          ids={[...betroffene.keys()]}
          tag={tag}
          speicher={speicher}
          onSchliessen={() => setOffen(false)}
        />
      )}
    </div>
  );
}
