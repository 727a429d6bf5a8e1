import type { Stand } from '@frachtportal/domain/konfiguration/eigene-werte';
import { pruefeEinstellungen } from '@frachtportal/domain/konfiguration/konfiguration.rules';
import { satz, t } from '@frachtportal/texte/t';
import { useMutation } from '@tanstack/react-query';
import { Knopf } from '../../components/bedienung/Knopf';
import { Dialog } from '../../components/dialog/Dialog';
import { uebernimmProfil } from './api/coco';
import { standMit, unterschiede } from './entwurf';
import type { GeleseneDatei } from './profildatei';
import { type Gelesen, useNeueKonfiguration } from './useCoco';
import { einstellungsname, werttext } from './werttext';

interface Eigenschaften {
  gelesen: Gelesen;
  vorher: ReadonlyMap<string, Stand>;
  datei: GeleseneDatei;
  /** @param gilt with four eyes it does not yet */
  onFertig: (gilt: boolean) => void;
  onSchliessen: () => void;
}

/** What a profile from a file would change, before it does. */
export function ProfilDialog({ gelesen, vorher, datei, onFertig, onSchliessen }: Eigenschaften) {
  const { ebene, darunter } = gelesen;
  const uebernimm = useNeueKonfiguration();
  const anders = unterschiede(vorher, standMit(datei.werte, {}, darunter));
  const falsch = pruefeEinstellungen(datei.werte, ...(darunter ? [darunter] : []));
  const einlesen = useMutation({
    mutationFn: () => uebernimmProfil(datei.datei, ebene),
    onSuccess: async (neu) => {
      onFertig(await uebernimm(neu));
    },
  });
  return (
    <Dialog
      offen
      titel="konfiguration.profilEinlesen"
      breite={760}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf
            text="allgemein.uebernehmen"
            primaer
            deaktiviert={anders.length === 0 || falsch.length > 0}
            laeuft={einlesen.isPending}
            onClick={() => einlesen.mutate()}
          />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      {falsch.map((m) => (
        <p key={`${m.field} ${m.key}`} className="fp-fehlertext">
          {satz(m)}
        </p>
      ))}
      {anders.length === 0 ? (
        <p>{t('konfiguration.profilDialog.profilOhneAenderung')}</p>
      ) : (
        <>
          <p>{t('konfiguration.profilDialog.dateiErsetzt')}</p>
          <table>
            <thead>
              <tr>
                <th>{t('konfiguration.einstellung')}</th>
                <th>{t('konfiguration.profilDialog.jetzt')}</th>
                <th>{t('konfiguration.profilDialog.danach')}</th>
              </tr>
            </thead>
            <tbody>
              {anders.map((u) => (
                <tr key={u.key}>
                  <td>{einstellungsname(u.key)}</td>
                  <td>{werttext(u.key, u.vorher)}</td>
                  <td>{werttext(u.key, u.nachher)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </Dialog>
  );
}
