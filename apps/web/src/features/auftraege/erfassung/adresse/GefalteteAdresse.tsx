import type { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { t } from '@frachtportal/texte/t';
import UnfoldIcon from '@mui/icons-material/UnfoldMore';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { useUmgebung } from '../formular/umgebung';
import { merkeFaltung } from './faltung';

interface Eigenschaften {
  adresse: Partial<AuftragAdresse>;
  /** Opens it, with the key of its side. */
  taste: string;
  onOeffnen: () => void;
}

const worte = (...teile: (string | null | undefined)[]) => teile.filter(Boolean).join(' ');
const reihe = (...teile: (string | null | undefined)[]) => teile.filter(Boolean).join(' · ');

/** A chosen address in three lines; its fields are one key away. */
export function GefalteteAdresse({ adresse: a, taste, onOeffnen }: Eigenschaften) {
  const { nurLesen, listen } = useUmgebung();
  const lkz = a.lkz ?? listen.laender.find((l) => l.id === a.land?.id)?.lkz;
  return (
    <div className="fp-gefaltet">
      <div>
        <p>
          <b>{worte(a.name)}</b>{' '}
          <span className="fp-gedaempft">
            {reihe(a.fremdnummer && `${t('beschriftung.nr')} ${a.fremdnummer}`, worte(a.zeile2, a.zeile3))}
          </span>
        </p>
        <p>{reihe(worte(a.strasse, a.hausnummer, a.zusatz), worte(lkz, a.plz, a.ort, a.ortsteil))}</p>
        <p className="fp-gedaempft">{reihe(a.kontakt, a.telefon, a.mailTrackTrace)}</p>
      </div>
      <Knopf
        text={nurLesen ? 'auftrag.liste.details' : 'allgemein.bearbeiten'}
        className="fp-gefaltet-auf"
        taste={taste}
        onClick={onOeffnen}
      />
      <Knopf
        text="auftrag.erfassung.adressenOffenLassen"
        icon={<UnfoldIcon fontSize="small" />}
        nurIcon
        leise
        onClick={() => merkeFaltung('offen')}
      />
    </div>
  );
}
