import { t } from '@frachtportal/texte/t';
import { aktuelleSprache } from '../../lib/sprache';

const fest = {
  rowHeight: 32,
  columnHeaderHeight: 32,
  hideFooter: true,
  disableColumnFilter: true,
  slotProps: { loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } },
} as const;

/** The grid's own words, as far as our tables show them. */
const worte = () => ({
  columnsManagementSearchTitle: t('beschriftung.suche'),
  columnsManagementNoColumns: t('bedienung.gitter.keineSpalten'),
  columnsManagementShowHideAllText: t('bedienung.gitter.alleAnzeigenVerbergen'),
  columnsManagementReset: t('bedienung.gitter.zuruecksetzen'),
  columnsManagementDeleteIconLabel: t('allgemein.loeschen'),
  columnMenuLabel: t('bedienung.gitter.menue'),
  columnMenuAriaLabel: (spalte: string) => t('bedienung.gitter.spaltenmenue', { spalte }),
  columnMenuManageColumns: t('bedienung.gitter.spaltenVerwalten'),
  columnMenuHideColumn: t('bedienung.gitter.spalteVerbergen'),
  columnMenuUnsort: t('bedienung.gitter.nichtSortieren'),
  columnMenuSortAsc: t('bedienung.gitter.aufsteigend'),
  columnMenuSortDesc: t('bedienung.gitter.absteigend'),
  columnHeaderSortIconLabel: t('bedienung.gitter.sortieren'),
  checkboxSelectionHeaderName: t('bedienung.gitter.spalteZurAuswahl'),
  checkboxSelectionSelectAllRows: t('bedienung.gitter.alleWaehlen'),
  checkboxSelectionUnselectAllRows: t('bedienung.gitter.alleAbwaehlen'),
  checkboxSelectionSelectRow: t('bedienung.gitter.zeileWaehlen'),
  checkboxSelectionUnselectRow: t('bedienung.gitter.zeileAbwaehlen'),
});

const jeSprache = new Map<number, ReturnType<typeof worte>>();

/** How every read-only table looks and speaks; pages and filters stand outside it. */
export function gestalt() {
  const sprache = aktuelleSprache();
  const localeText = jeSprache.get(sprache) ?? worte();
  jeSprache.set(sprache, localeText);
  return { ...fest, localeText };
}
