import type { Wirkrecht } from '@frachtportal/api-client/generated/frachtportal.schemas';
import type { Bedingung, Recht } from '@frachtportal/domain/benutzer/rechte';
import type { Schluessel } from '@frachtportal/texte/katalog';
import { t } from '@frachtportal/texte/t';
import { useQuery } from '@tanstack/react-query';
import { Karte } from '../../components/anzeige/Karte';
import { KurzeTabelle } from '../../components/tabelle/KurzeTabelle';
import type { Tabellenspalte } from '../../components/tabelle/spalten';
import { rechte } from './api/sicherheit';

const rechtworte: Readonly<Record<Exclude<Recht, 'oeffentlich'>, Schluessel>> = {
  angemeldet: 'sicherheit.recht.angemeldet',
  'stammdaten.lesen': 'sicherheit.recht.stammdatenLesen',
  'stammdaten.verwalten': 'sicherheit.recht.stammdatenVerwalten',
  'auftrag.lesen': 'sicherheit.recht.auftragLesen',
  'auftrag.exportieren': 'sicherheit.recht.auftragExportieren',
  'auftrag.drucken': 'sicherheit.recht.auftragDrucken',
  'auftrag.bearbeiten': 'sicherheit.recht.auftragBearbeiten',
  'auftrag.uebertragen': 'sicherheit.recht.auftragUebertragen',
  'auftrag.loeschen': 'sicherheit.recht.auftragLoeschen',
  'status.melden': 'sicherheit.recht.statusMelden',
  'vorlage.bearbeiten': 'sicherheit.recht.vorlageBearbeiten',
  'ansicht.teilen': 'sicherheit.recht.ansichtTeilen',
  'adresse.lesen': 'sicherheit.recht.adresseLesen',
  'adresse.bearbeiten': 'sicherheit.recht.adresseBearbeiten',
  'adresse.importieren': 'sicherheit.recht.adresseImportieren',
  'benutzer.verwalten': 'sicherheit.recht.benutzerVerwalten',
  admin: 'sicherheit.recht.admin',
  'mandant.verwalten': 'sicherheit.recht.mandantVerwalten',
  'konfiguration.verwalten': 'sicherheit.recht.konfigurationVerwalten',
  'protokoll.lesen': 'sicherheit.recht.protokollLesen',
  'serverlog.lesen': 'sicherheit.recht.serverlogLesen',
  'installation.verwalten': 'sicherheit.recht.installationVerwalten',
};

const bedingungsworte: Readonly<Record<Bedingung, Schluessel>> = {
  admin: 'beschriftung.administrator',
  betreiber: 'beschriftung.betreiber',
  main: 'beschriftung.hauptbenutzer',
  edit: 'beschriftung.darfErfassen',
  hauptmandant: 'sicherheit.bedingung.hauptmandant',
  version0: 'sicherheit.bedingung.version0',
  versionUeber0: 'sicherheit.bedingung.versionUeber0',
  nichtGesperrt: 'sicherheit.bedingung.nichtGesperrt',
};

function weil({ darf, weil: bedingungen }: Wirkrecht): string {
  const was = bedingungen.map((b) => t(bedingungsworte[b as Bedingung])).join(', ');
  if (!darf) return t('sicherheit.fehlt', { was });
  return was || t('sicherheit.bedingung.angemeldet');
}

const spalten: readonly Tabellenspalte<Wirkrecht>[] = [
  {
    feld: 'recht',
    titel: 'sicherheit.recht',
    zelle: (r) => t(rechtworte[r.recht as keyof typeof rechtworte]),
  },
  { feld: 'darf', titel: 'sicherheit.darf', breite: 60 },
  { feld: 'weil', titel: 'sicherheit.weil', zelle: weil },
];

/** What somebody may do and why. */
export function Rechtekarte({ id }: { id: number }) {
  const { data } = useQuery(rechte(id));
  if (!data) return null;
  return (
    <Karte className="fp-stapel" titel="sicherheit.rechte">
      <KurzeTabelle
        name="sicherheit.rechte"
        zeilen={data}
        spalten={spalten}
        kennung={(r) => r.recht}
        leer="sicherheit.keineRechte"
      />
    </Karte>
  );
}
