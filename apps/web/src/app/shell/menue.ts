import type { Recht } from '@frachtportal/domain/benutzer/rechte';
import AddIcon from '@mui/icons-material/Add';
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import CaseIcon from '@mui/icons-material/AssignmentLateOutlined';
import AddressIcon from '@mui/icons-material/ContactsOutlined';
import TemplateIcon from '@mui/icons-material/ContentPasteOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ListIcon from '@mui/icons-material/FormatListBulleted';
import AboutIcon from '@mui/icons-material/InfoOutlined';
import OverviewIcon from '@mui/icons-material/Insights';
import LookupIcon from '@mui/icons-material/ListAltOutlined';
import HazardIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import NoticeIcon from '@mui/icons-material/NotificationsNone';
import PalletIcon from '@mui/icons-material/Pallet';
import PendingIcon from '@mui/icons-material/PendingActionsOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import SecurityIcon from '@mui/icons-material/PersonOutlined';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import RepeatIcon from '@mui/icons-material/Refresh';
import TollIcon from '@mui/icons-material/TollOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { ComponentType } from 'react';
import { WartendeVorschlaege } from '../../features/vorschlaege/WartendeVorschlaege';
import { pfade } from '../../lib/pfade';

export interface Menuepunkt {
  titel: string;
  pfad: string;
  icon: typeof AddIcon;
  recht: Recht;
  /** What stands behind its name: how much waits there. */
  Zahl?: ComponentType;
  /** It leads to several pages below its own one. */
  mitUnterseiten?: boolean;
  /** Other pages on which one works at what this point stands for. */
  dazu?: (ort: Menueort) => boolean;
}

/** What of the address says where one is. */
type Menueort = Pick<Location, 'pathname' | 'search'>;

const { neuerAuftrag, neueAdresse } = pfade;
const erfasst = ({ pathname, search }: Menueort, was: string) =>
  pathname === neuerAuftrag && new URLSearchParams(search).has(was);
const istVorlage = (ort: Menueort) => erfasst(ort, 'bearbeiten');
const istVorschlag = (ort: Menueort) => erfasst(ort, 'vorschlag');

/** Does the point stand for the page one is on? */
export function istHier({ pfad, mitUnterseiten, dazu }: Menuepunkt, ort: Menueort): boolean {
  const eigene = ort.pathname === pfad && !(pfad === neuerAuftrag && (istVorlage(ort) || istVorschlag(ort)));
  const darunter = mitUnterseiten === true && ort.pathname.startsWith(`${pfad}/`);
  return eigene || darunter || (dazu?.(ort) ?? false);
}

/** The menu by groups; a point shows for whoever holds its right. */
export const menue: readonly { gruppe: string; punkte: readonly Menuepunkt[] }[] = [
  {
    gruppe: 'beschriftung.auftraege',
    punkte: [
      {
        titel: 'auftrag.uebersicht.titel',
        pfad: pfade.uebersicht,
        icon: OverviewIcon,
        recht: 'auftrag.lesen',
      },
      {
        titel: 'allgemein.neuerAuftrag',
        pfad: pfade.neuerAuftrag,
        icon: AddIcon,
        recht: 'auftrag.bearbeiten',
      },
      {
        titel: 'allgemein.auftragsliste',
        pfad: pfade.auftragsliste,
        icon: ListIcon,
        recht: 'auftrag.lesen',
        dazu: ({ pathname }) => pathname.startsWith(`${neuerAuftrag}/`),
      },
      {
        titel: 'allgemein.offeneAuftraege',
        pfad: pfade.offeneAuftraege,
        icon: PendingIcon,
        recht: 'auftrag.bearbeiten',
      },
      {
        titel: 'klaerfall.klaerfaelle',
        pfad: pfade.klaerfaelle,
        icon: CaseIcon,
        recht: 'auftrag.lesen',
      },
      {
        titel: 'vorschlag.liste.vorschlaege',
        pfad: pfade.auftragsvorschlaege,
        icon: LookupIcon,
        recht: 'auftrag.bearbeiten',
        Zahl: WartendeVorschlaege,
        dazu: istVorschlag,
      },
      {
        titel: 'allgemein.auftragsvorlagen',
        pfad: pfade.auftragsvorlagen,
        icon: TemplateIcon,
        recht: 'auftrag.bearbeiten',
        dazu: istVorlage,
      },
      {
        titel: 'dauerauftrag.titel',
        pfad: pfade.dauerauftraege,
        icon: RepeatIcon,
        recht: 'auftrag.bearbeiten',
      },
      {
        titel: 'auftragseingang.titel',
        pfad: pfade.auftragsimport,
        icon: UploadIcon,
        recht: 'auftrag.bearbeiten',
      },
      {
        titel: 'lademittel.menue',
        pfad: pfade.lademittel,
        icon: PalletIcon,
        recht: 'auftrag.lesen',
      },
      {
        titel: 'allgemein.csvExport',
        pfad: pfade.auftragsexport,
        icon: ExportIcon,
        recht: 'auftrag.exportieren',
      },
    ],
  },
  {
    gruppe: 'rahmen.menue.stammdaten',
    punkte: [
      {
        titel: 'allgemein.adressmanagement',
        pfad: pfade.adressmanagement,
        icon: AddressIcon,
        recht: 'adresse.bearbeiten',
        dazu: ({ pathname }) => pathname.startsWith(neueAdresse),
      },
      {
        titel: 'allgemein.nachschlagelisten',
        pfad: pfade.stammdaten.listen,
        icon: LookupIcon,
        recht: 'stammdaten.verwalten',
        mitUnterseiten: true,
      },
      {
        titel: 'allgemein.gefahrguttabelle',
        pfad: pfade.stammdaten.gefahrgut,
        icon: HazardIcon,
        recht: 'installation.verwalten',
        mitUnterseiten: true,
      },
      {
        titel: 'allgemein.orte',
        pfad: pfade.stammdaten.orte,
        icon: PlaceIcon,
        recht: 'installation.verwalten',
      },
      {
        titel: 'allgemein.mauttabellen',
        pfad: pfade.stammdaten.maut,
        icon: TollIcon,
        recht: 'installation.verwalten',
        mitUnterseiten: true,
      },
    ],
  },
  {
    gruppe: 'rahmen.menue.system',
    punkte: [
      {
        titel: 'allgemein.benutzerverwaltung',
        pfad: pfade.benutzer,
        dazu: ({ pathname }) => pathname === pfade.einladungen,
        icon: PeopleIcon,
        recht: 'benutzer.verwalten',
      },
      {
        titel: 'rahmen.menue.benachrichtigungen',
        pfad: pfade.benachrichtigungen,
        icon: NoticeIcon,
        recht: 'auftrag.lesen',
      },
      {
        titel: 'sicherheit.sicherheit',
        pfad: pfade.sicherheit,
        icon: SecurityIcon,
        recht: 'angemeldet',
        mitUnterseiten: true,
      },
      {
        titel: 'allgemein.adminbereich',
        pfad: pfade.admin,
        icon: AdminIcon,
        recht: 'admin',
        mitUnterseiten: true,
      },
      { titel: 'rahmen.menue.ueber', pfad: pfade.ueber, icon: AboutIcon, recht: 'angemeldet' },
    ],
  },
];
