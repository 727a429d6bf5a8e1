import { type Pflegepfad, pflegelisten } from '@frachtportal/domain/stammdaten/pflegelisten';
import { t } from '@frachtportal/texte/t';
import type { Eintrag } from '../api/pflege';
import { PartnercodesDialog } from '../PartnercodesDialog';
import { EintragDialog } from './EintragDialog';
import { nameVon, neuerEintrag } from './eintragsfelder';

export type Listenoffen = 'neu' | 'kopie' | 'bearbeiten' | 'codes';

interface Eigenschaften {
  pfad: Pflegepfad;
  offen: Listenoffen;
  markiert: Eintrag | undefined;
  alle: readonly Eintrag[];
  neuLaden: () => Promise<Eintrag | undefined>;
  onFertig: (id: number) => void;
  onSchliessen: () => void;
}

/** The window over a list: an entry, new or stored, or what partners call it. */
export function Listenfenster({
  pfad,
  offen,
  markiert,
  alle,
  neuLaden,
  onFertig,
  onSchliessen,
}: Eigenschaften) {
  const { klasse, einzahl, folge } = pflegelisten[pfad];
  if (offen !== 'neu' && !markiert) return null;
  if (offen === 'codes' && markiert) {
    const was = { liste: pflegelisten[pfad].liste, eintragId: markiert.id, name: nameVon(klasse, markiert) };
    return <PartnercodesDialog {...was} onSchliessen={onSchliessen} />;
  }
  const titel = offen === 'bearbeiten' ? 'allgemein.eintragBearbeiten' : 'stammdaten.listen.anlegen';
  return (
    <EintragDialog
      pfad={pfad}
      titel={t(titel, { name: t(einzahl) })}
      eintrag={anfang(offen, markiert, neuerEintrag(klasse, folge, alle))}
      neuLaden={neuLaden}
      onFertig={onFertig}
      onSchliessen={onSchliessen}
    />
  );
}

function anfang(offen: Listenoffen, markiert: Eintrag | undefined, neu: object): Partial<Eintrag> {
  if (offen === 'bearbeiten' && markiert) return markiert;
  if (offen !== 'kopie' || !markiert) return neu;
  const { id: _, version: __, kurzBezeichnung, ...rest } = markiert;
  // The code stands once in a list, so that the copy needs its own.
  return { ...rest, ...(kurzBezeichnung === undefined ? {} : { kurzBezeichnung: null }), ...folgeVon(neu) };
}

/** A copy stands behind the last entry, like a new one. */
const folgeVon = (neu: object) =>
  Object.fromEntries(Object.entries(neu).filter(([name]) => name === 'skey' || name === 'anzeigefolge'));
