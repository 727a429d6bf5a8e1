import { t } from '@frachtportal/texte/t';
import AddIcon from '@mui/icons-material/Add';
import SearchIcon from '@mui/icons-material/Search';
import FoldIcon from '@mui/icons-material/UnfoldLess';
import { memo, useEffect, useState } from 'react';
import { Karte } from '../../../../components/anzeige/Karte';
import { Knopf } from '../../../../components/bedienung/Knopf';
import { Reiter } from '../../../../components/bedienung/Reiter';
import { Umschalter } from '../../../../components/bedienung/Umschalter';
import { FrageDialog } from '../../../../components/dialog/Dialog';
import { useTasten } from '../../../../lib/tasten';
import type { Adressrolle } from '../formular/formularwerte';
import type { Befund } from '../formular/pruefung';
import { useUmgebung } from '../formular/umgebung';
import { AdressFelder } from './AdressFelder';
import { GefalteteAdresse } from './GefalteteAdresse';
import { istEmpfaengerseite, istPflichtrolle, type Rollenreiter, rollentyp } from './rollen';
import { useAdressanlage } from './useAdressanlage';
import { useFesterAbsender } from './useFesterAbsender';
import { useGefaltet } from './useGefaltet';

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
  const { gefaltet, faltbar, adresse, oeffne, klappeZu } = useGefaltet({
    rolle,
    karte: p.id,
    offenNoetig: anlegen || reiter.some((r) => r.schluessel === rolle && r.fehler > 0),
  });
  return (
    <Karte id={p.id} name={p.name} className={`fp-${p.id}`}>
      <Reiter
        name={p.name}
        reiter={reiter}
        aktiv={rolle}
        onWechsel={p.onWechsel}
        rechts={
          !gefaltet && (
            <div className="fp-reihe">
              {faltbar && <Zuklappen onZuklappen={klappeZu} />}
              {!nurLesen && !fest && <Artwahl name={p.name} anlegen={anlegen} onWahl={waehle} />}
            </div>
          )
        }
      >
        {gefaltet && adresse ? (
          <GefalteteAdresse
            adresse={adresse}
            taste={istEmpfaengerseite(rolle) ? 'Alt+2' : 'Alt+1'}
            onOeffnen={oeffne}
          />
        ) : (
          <AdressFelder
            key={rolle}
            rolle={rolle}
            anlage={anlage}
            fest={fest}
            pflicht={istPflichtrolle(rolle)}
            autoFocus={autoFocus ?? false}
          />
        )}
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

function Zuklappen({ onZuklappen }: { onZuklappen: () => void }) {
  return (
    <Knopf
      text="auftrag.erfassung.adressenZuklappen"
      icon={<FoldIcon fontSize="small" />}
      nurIcon
      leise
      onClick={onZuklappen}
    />
  );
}

type Art = (typeof arten)[number]['wert'];

function Artwahl({ name, anlegen, onWahl }: { name: string; anlegen: boolean; onWahl: (art: Art) => void }) {
  return (
    <Umschalter
      name={t('auftrag.erfassung.adresseSuchenOderAnlegen', { name: t(name) })}
      wert={anlegen ? 'anlegen' : 'suchen'}
      moeglich={arten}
      onWahl={onWahl}
      hinweis="auftrag.erfassung.umschaltenMitTaste"
    />
  );
}
