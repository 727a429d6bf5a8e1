import type { Ebene } from '@frachtportal/domain/konfiguration/einstellung';
import { t } from '@frachtportal/texte/t';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Knopf } from '../../components/bedienung/Knopf';
import { Umschalter } from '../../components/bedienung/Umschalter';
import { Werkzeugleiste, Werkzeugtrenner } from '../../components/bedienung/Werkzeugleiste';
import { useMeldungen } from '../../components/dialog/Meldungen';
import { ladeDateiHerunter } from '../../lib/dateien/herunterladen';
import { useSitzung } from '../../lib/sitzung';
import { liesProfil } from './api/coco';
import { type GeleseneDatei, liesProfildatei } from './profildatei';

interface Eigenschaften {
  ebene: Ebene;
  onEbene: (ebene: Ebene) => void;
  geaendert: number;
  laeuft: boolean;
  onSpeichern: () => void;
  onVerwerfen: () => void;
  onVerlauf: () => void;
  onDatei: (datei: GeleseneDatei) => void;
}

const ebenen: { wert: Ebene; text: string }[] = [
  { wert: 'hauptmandant', text: 'konfiguration.cocoWerkzeuge.eigenerHauptmandant' },
  { wert: 'installation', text: 'konfiguration.cocoWerkzeuge.ganzeInstallation' },
];

/** The toolbar of the configurator: save, level, history, profile out and in. */
export function CocoWerkzeuge(p: Eigenschaften) {
  const { melde } = useMeldungen();
  const betreiber = useSitzung()?.ansprueche.betreiber;
  const auswahl = useRef<HTMLInputElement>(null);
  const ausgeben = useMutation({
    mutationFn: () => liesProfil(p.ebene),
    onSuccess: (profil) =>
      ladeDateiHerunter(
        `konfiguration-${p.ebene}.json`,
        new Blob([`${JSON.stringify(profil, null, 2)}\n`], { type: 'application/json' }),
      ),
  });
  const lies = async (datei: File | undefined) => {
    if (!datei) return;
    const gelesen = liesProfildatei(await datei.text());
    if (gelesen.meldungen.length > 0) melde(gelesen.meldungen);
    else p.onDatei(gelesen);
  };
  return (
    <Werkzeugleiste titel="konfiguration.konfigurator">
      <Knopf
        text="allgemein.speichern"
        primaer
        taste="Strg S"
        deaktiviert={p.geaendert === 0}
        laeuft={p.laeuft}
        onClick={p.onSpeichern}
      />
      <Knopf
        text={p.geaendert > 0 ? `${t('allgemein.verwerfen')} (${p.geaendert})` : 'allgemein.verwerfen'}
        deaktiviert={p.geaendert === 0}
        onClick={p.onVerwerfen}
      />
      <Werkzeugtrenner />
      {betreiber && (
        <>
          <Umschalter name="beschriftung.ebene" wert={p.ebene} moeglich={ebenen} onWahl={p.onEbene} />
          <Werkzeugtrenner />
        </>
      )}
      <Knopf text="konfiguration.verlauf" onClick={p.onVerlauf} />
      <Knopf
        text="konfiguration.cocoWerkzeuge.profilAusgeben"
        laeuft={ausgeben.isPending}
        onClick={() => ausgeben.mutate()}
      />
      <Knopf text="konfiguration.profilEinlesen" onClick={() => auswahl.current?.click()} />
      <input
        ref={auswahl}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('konfiguration.profilEinlesen')}
        onChange={(e) => {
          void lies(e.target.files?.[0]);
          // The same file again is a new choice.
          e.target.value = '';
        }}
      />
    </Werkzeugleiste>
  );
}
