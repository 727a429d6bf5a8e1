import type { Phase } from '@frachtportal/domain/auftrag/liste/phase';
import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import { suchform } from '@frachtportal/domain/texte/suchform';
import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import FilterIcon from '@mui/icons-material/FilterList';
import HistoryIcon from '@mui/icons-material/History';
import TourIcon from '@mui/icons-material/TourOutlined';
import { pfade } from '../../lib/pfade';
import type { Zuletzt } from '../../lib/zuletzt';
import { menue } from '../shell/menue';

/** Somewhere one can go. */
export interface Ziel {
  gruppe: string;
  schluessel: string;
  /** What kind of thing it is; an order shows how far it is instead. */
  icon?: typeof AddIcon;
  phase?: Phase;
  name: string;
  /** What stands below the name. */
  zusatz?: string;
  /** At its far end, e.g. a key. */
  rand?: string;
  pfad: string;
}

export const gruppen = {
  auftraege: 'beschriftung.auftraege',
  adressen: 'rahmen.palette.adressen',
  vorlagen: 'allgemein.auftragsvorlagen',
  aktionen: 'allgemein.aktionen',
  seiten: 'rahmen.palette.seiten',
  zuletzt: 'rahmen.palette.zuletzt',
} as const;

type Darf = (recht: Recht) => boolean;

/** Has the text every word of what is asked? */
export function passt(text: string, frage: string): boolean {
  const worte = suchform(frage).split(/\s+/).filter(Boolean);
  const gesucht = suchform(text);
  return worte.every((wort) => gesucht.includes(wort));
}

type Aktion = Pick<Ziel, 'icon' | 'pfad'> & { text: string; recht: Recht; taste?: string };

const aktionen: readonly Aktion[] = [
  {
    text: 'allgemein.neuerAuftrag',
    recht: 'auftrag.bearbeiten',
    icon: AddIcon,
    pfad: pfade.neuerAuftrag,
    taste: 'Alt + N',
  },
  { text: 'adresse.neueAdresse', recht: 'adresse.bearbeiten', icon: AddIcon, pfad: pfade.neueAdresse },
  { text: 'rahmen.rundgang.starten', recht: 'angemeldet', icon: TourIcon, pfad: pfade.rundgang },
];

const listeMit = (frage: string): Ziel => ({
  gruppe: gruppen.aktionen,
  schluessel: 'liste',
  icon: FilterIcon,
  name: t('rahmen.palette.listeMit', { frage: frage.trim() }),
  pfad: `${pfade.auftragsliste}?${new URLSearchParams({ suche: frage.trim(), zeitraum: 'alle' })}`,
});

/** What is known without asking the server: actions, pages, and what was open last. */
export function eigeneZiele(frage: string, darf: Darf, zuletzt: readonly Zuletzt[]): Ziel[] {
  const passende = (z: Ziel) => passt(`${z.name} ${z.zusatz ?? ''}`, frage);
  const seiten = menue
    .flatMap(({ gruppe, punkte }) => punkte.map((p) => ({ ...p, bereich: gruppe })))
    .filter((p) => darf(p.recht) && p.pfad !== pfade.neuerAuftrag)
    .map((p) => ({
      gruppe: gruppen.seiten,
      schluessel: p.pfad,
      icon: p.icon,
      name: t(p.titel),
      rand: t(p.bereich),
      pfad: p.pfad,
    }));
  const tun = aktionen
    .filter((a) => darf(a.recht))
    .map((a) => ({
      gruppe: gruppen.aktionen,
      schluessel: a.text,
      ...(a.icon && { icon: a.icon }),
      name: t(a.text),
      pfad: a.pfad,
      ...(a.taste && { rand: a.taste }),
    }));
  const offen = zuletzt.map((z) => ({
    gruppe: gruppen.zuletzt,
    schluessel: `zuletzt-${z.id}`,
    icon: HistoryIcon,
    name: z.nummer,
    zusatz: z.name,
    pfad: pfade.auftrag(z.id),
  }));
  const passendeSeiten = seiten.filter(passende);
  const taten: Ziel[] = tun.filter(passende);
  if (frage.trim() && darf('auftrag.lesen')) taten.push(listeMit(frage));
  // Whoever types the name of a page means it, sooner than orders in which the word occurs.
  const eigene = frage.trim() ? [...passendeSeiten, ...taten] : [...taten, ...passendeSeiten];
  return [...eigene, ...offen.filter(passende)];
}
