import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import { memo, useEffect, useState } from 'react';
import { Karte } from '../../../../components/anzeige/Karte';
import { Reiter } from '../../../../components/bedienung/Reiter';
import { Umschalter } from '../../../../components/bedienung/Umschalter';
import { FrageDialog } from '../../../../components/dialog/Dialog';
import { useTasten } from '../../../../lib/tasten';
import type { Adressrolle } from '../formular/formularwerte';
import type { Befund } from '../formular/pruefung';
import { useUmgebung } from '../formular/umgebung';
import { AdressFelder } from './AdressFelder';
import { istPflichtrolle, type Rollenreiter, rollentyp } from './rollen';
import { useAdressanlage } from './useAdressanlage';
import { useFesterAbsender } from './useFesterAbsender';

interface Props {
  id: string;
  name: string;
  rollen: readonly Rollenreiter[];
  aktiv: Adressrolle;
  onWechsel: (rolle: Adressrolle) => void;
  fehler: Befund['felder'];
  autoFocus?: boolean;
}

const arten = [
  { wert: 'suchen', text: 'allgemein.suchen', icon: <SearchIcon style={{ fontSize: 16 }} /> },
  { wert: 'anlegen', text: 'auftrag.erfassung.anlegen', icon: <AddIcon style={{ fontSize: 16 }} /> },
] as const;

/** One side of the order: its addresses as tabs, each to search or to enter. */
export const AdressKarte = memo(function AdressKarte(p: Props) {
  const { nurLesen } = useUmgebung();
  const rolle = p.aktiv;
  // Only when the form opens: a field that comes back later does not take the focus from where one is.
  const [autoFocus, setAutoFocus] = useState(p.autoFocus);
  useEffect(() => setAutoFocus(false), []);
  const anlage = useAdressanlage(rolle);
  const fest = useFesterAbsender(rolle);
  const anlegen = anlage.anlage !== null;
  const waehle = (wert: 'suchen' | 'anlegen') => {
    if (wert === 'anlegen') anlage.beginne('leer');
    else anlage.sucheWieder();
  };
  useTasten({
    'Alt+0': () => {
      const hier = document.getElementById(p.id)?.contains(document.activeElement);
      if (!hier) return false;
      if (!nurLesen && !fest) waehle(anlegen ? 'suchen' : 'anlegen');
      return true;
    },
  });
  const reiter = p.rollen.map(({ rolle: r, titel }) => ({
    schluessel: r,
    titel,
    fehler: [...p.fehler.keys()].filter((pfad) => pfad.startsWith(`${r}.`)).length,
  }));
  return (
    <Karte id={p.id} name={p.name} className={`fp-${p.id}`}>
      <Reiter
        name={p.name}
        reiter={reiter}
        aktiv={rolle}
        onWechsel={p.onWechsel}
        rechts={
          !nurLesen &&
          !fest && (
            <Umschalter
              name={t('auftrag.erfassung.adresseSuchenOderAnlegen', { name: t(p.name) })}
              wert={anlegen ? 'anlegen' : 'suchen'}
              moeglich={arten}
              onWahl={waehle}
              hinweis="auftrag.erfassung.umschaltenMitTaste"
            />
          )
        }
      >
        <AdressFelder
          key={rolle}
          rolle={rolle}
          anlage={anlage}
          fest={fest}
          pflicht={istPflichtrolle(rolle)}
          autoFocus={autoFocus ?? false}
        />
      </Reiter>
      <FrageDialog
        offen={anlage.fragt}
        titel="allgemein.adresseAnlegen"
        frage={t('meldung.adresse.anlegenFrage', { typ: t(rollentyp(rolle).label) })}
        onJa={() => void anlage.legeAn()}
        onNein={anlage.verwirf}
        onOffen={anlage.bleibe}
      />
    </Karte>
  );
});
