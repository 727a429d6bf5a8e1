import type { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import { serviceAnzeige } from '@frachtportal/domain/auftrag/service/servicewert';
import { t } from '@frachtportal/texte/t';
import { Konfliktdialog } from '../../../../components/formular/Konfliktdialog';
import { formatiereZeitpunkt } from '../../../../lib/format/datum';
import { useKonfiguration } from '../../../../lib/konfiguration';
import { alsAuftrag, ausAuftrag } from '../formular/formularwerte';
import { type Erfassungslisten, useErfassungslisten } from '../formular/listen';
import { oeffnePositionen } from '../positionen/positionsregeln';
import { type Benennung, unterschiede } from './unterschiede';

interface Props {
  eigen: Partial<Auftrag>;
  fremd: Auftrag;
  onLaden: () => void;
  onBehalten: () => void;
}

/** Two people changed the same order: shows both versions and lets the user choose; nothing typed is lost. */
export function KonfliktDialog({ eigen, fremd, onLaden, onBehalten }: Props) {
  const konfiguration = useKonfiguration();
  const listen = useErfassungslisten(fremd.mandant?.id ?? null);
  const { werte, positionen } = ausAuftrag(fremd);
  const gespeichert = alsAuftrag(werte, oeffnePositionen(positionen, konfiguration));
  const liste = unterschiede(eigen, gespeichert, benennung(listen));
  return (
    <Konfliktdialog
      titel="auftrag.erfassung.konfliktTitel"
      unterschiede={liste}
      onLaden={onLaden}
      onBehalten={onBehalten}
    >
      {fremd.aenderer?.name ?? fremd.erfasser?.name ?? t('auftrag.erfassung.jemand')}{' '}
      {t('auftrag.erfassung.hatDenAuftragAm')}{' '}
      {formatiereZeitpunkt(fremd.datumgeaendert ?? fremd.datumerfasst)}{' '}
      {t('auftrag.erfassung.konfliktErklaerung')}
    </Konfliktdialog>
  );
}

/** Names the entries of the reference lists that an order points to. */
function benennung(listen: Erfassungslisten): Benennung {
  const jeFeld: Record<
    string,
    readonly { id: number; langBezeichnung?: string; bezeichnungKurz?: string }[]
  > = {
    frankatur: listen.frankaturen,
    verkehrsart: listen.verkehrsarten,
    terminkennzeichen: listen.terminkennzeichen,
    zustellkennzeichen: listen.zustellkennzeichen,
    anlieferkennzeichen: listen.anlieferkennzeichen,
    sperrigkeit: listen.sperrigkeiten,
    nachnahmeWaehrung: listen.waehrungen,
    auftragZusLademittel: listen.lademittel,
    lademittel: listen.lademittel,
    verpackung: listen.verpackungen,
  };
  return (feld, id, wert) => {
    if (feld === 'auftragServices') {
      const service = listen.auftragdefaultservice.find((d) => d.spezNum === id);
      return service && [service.bezkurz, serviceAnzeige(service.typ, wert)].filter(Boolean).join(': ');
    }
    const eintrag = jeFeld[feld]?.find((e) => e.id === id);
    return eintrag?.langBezeichnung ?? eintrag?.bezeichnungKurz;
  };
}
