import { t } from '@frachtportal/texte/t';
import { useCallback, useMemo, useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Dialog } from '../../../components/dialog/Dialog';
import { useSitzung } from '../../../lib/sitzung';
import { AdressKarte } from './adresse/AdressKarte';
import { absenderreiter, empfaengerreiter } from './adresse/rollen';
import { AllgemeinAbschnitt } from './allgemein/AllgemeinAbschnitt';
import { AbholStreifen, ZustellStreifen } from './allgemein/terminstreifen';
import { useRasteroptionen } from './formular/listen';
import { useUmgebung } from './formular/umgebung';
import type { Auftragsformular } from './formular/useAuftragFormular';
import type { Pruefumgebung } from './formular/usePruefumgebung';
import type { Wege } from './formular/useSpruenge';
import { Ausgabewechsel } from './gefahrgut/Ausgabewechsel';
import { useGefahrgut, useGefahrgutfolge } from './gefahrgut/useGefahrgut';
import { Hinweise } from './hinweise/Hinweise';
import { PositionenAbschnitt } from './positionen/PositionenAbschnitt';
import { massrechner } from './positionen/positionsregeln';
import { positionsspalten } from './positionen/positionsspalten';
import { ServicesAbschnitt } from './services/ServicesAbschnitt';
import { UebersichtKarte } from './UebersichtKarte';

interface Props {
  formular: Auftragsformular;
  pruefumgebung: Pruefumgebung;
  wege: Wege;
  statusId: number | null;
  /** The side of a new order that one begins with. */
  beginnt: 'absender' | 'empfaenger' | null;
}

/** All sections of the order, in the order in which one goes through them. */
export function Erfassungsfelder({ formular, pruefumgebung, wege, statusId, beginnt }: Props) {
  const { konfiguration, listen, nurLesen, alsVorlage } = useUmgebung();
  const { speicher, fehler } = formular;
  const { befund } = fehler;
  const optionen = useRasteroptionen(listen);
  const reiter = useMemo(
    () => ({ absender: absenderreiter(konfiguration), empfaenger: empfaengerreiter(konfiguration) }),
    [konfiguration],
  );
  const rechne = useMemo(() => massrechner(konfiguration), [konfiguration]);
  const [bex, setBex] = useState(false);
  const meldeBex = useCallback(() => setBex(true), []);
  const gefahrgut = useGefahrgut(speicher, meldeBex);
  const beiGefahrgut = useGefahrgutfolge(meldeBex);
  const metroversion = useSitzung()?.ansprueche.metro ?? false;
  const spalten = useMemo(() => {
    const mittel = { rechne, oeffneGefahrgut: gefahrgut.oeffne, metroversion };
    return positionsspalten(konfiguration, optionen, mittel);
  }, [konfiguration, optionen, rechne, gefahrgut.oeffne, metroversion]);
  const hatGefahrgut = useCallback(
    () => speicher.gefuellt().some((z) => z.daten.auftragsgefahrgueter?.length),
    [speicher],
  );
  return (
    <div className="fp-erfassung-felder">
      <AdressKarte
        id="abschnitt-absender"
        name="beschriftung.absender"
        rollen={reiter.absender}
        aktiv={wege.absenderrolle}
        onWechsel={wege.setAbsenderrolle}
        fehler={befund.felder}
        autoFocus={beginnt === 'absender'}
      />
      <AbholStreifen statusId={statusId} />
      <AdressKarte
        id="abschnitt-empfaenger"
        name="beschriftung.empfaenger"
        rollen={reiter.empfaenger}
        aktiv={wege.empfaengerrolle}
        onWechsel={wege.setEmpfaengerrolle}
        fehler={befund.felder}
        autoFocus={beginnt === 'empfaenger'}
      />
      <ZustellStreifen />
      <AllgemeinAbschnitt hatGefahrgut={hatGefahrgut} onBex={meldeBex} />
      <div className="fp-positionsflaeche">
        <PositionenAbschnitt
          speicher={speicher}
          spalten={spalten}
          meldungen={befund.zellen}
          fehler={befund.felder.get('auftragspositionen')}
          nurLesen={nurLesen}
          alsVorlage={alsVorlage}
          ziel={wege.raster}
          beiGefahrgut={beiGefahrgut}
          uebernahme={formular.uebernahme}
        />
        <Hinweise formular={formular} pruefumgebung={pruefumgebung} wege={wege} />
        <Ausgabewechsel speicher={speicher} />
      </div>
      <aside className="fp-erfassung-rand" aria-label={t('auftrag.erfassung.uebersichtUndServices')}>
        <UebersichtKarte
          speicher={speicher}
          rechne={rechne}
          verpackungen={listen.verpackungen}
          lademittel={listen.lademittel}
        />
        <ServicesAbschnitt />
      </aside>
      {gefahrgut.dialog}
      <BexHinweis offen={bex} onSchliessen={() => setBex(false)} />
    </div>
  );
}

function BexHinweis({ offen, onSchliessen }: { offen: boolean; onSchliessen: () => void }) {
  return (
    <Dialog
      offen={offen}
      dringend
      titel={t('meldung.gefahrgut.bexTitel')}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="allgemein.ok" primaer autoFocus onClick={onSchliessen} />}
    >
      <p>{t('meldung.gefahrgut.bex')}</p>
    </Dialog>
  );
}
