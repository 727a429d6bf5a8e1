import { memo, useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { Karte } from '../../../components/Karte';
import { Schalter } from '../../../components/Schalter';
import { angebotene, istAn, type Servicewert, schalte } from './services';
import { useUmgebung } from './umgebung';

/** The services of the order, each to switch on or off. */
export const ServicesAbschnitt = memo(function ServicesAbschnitt() {
  const { konfiguration: k, listen, nurLesen } = useUmgebung();
  const { field } = useController({ name: 'auftragServices' });
  const gewaehlt = (field.value ?? []) as readonly Servicewert[];
  // What the order came with stays visible after it was switched off.
  const [anfangs] = useState(gewaehlt);
  const angebot = useMemo(
    () => angebotene(listen.auftragdefaultservice, anfangs, k.customServices),
    [listen.auftragdefaultservice, anfangs, k.customServices],
  );
  const wertVon = (nummer: number) => {
    const wert = [...gewaehlt, ...anfangs].find((s) => s.spez_num === nummer)?.wert;
    return wert && wert !== 'true' ? `: ${wert}` : '';
  };
  return (
    <Karte titel="Services" className="fp-services">
      <div className="fp-servicesliste">
        {angebot.map((d) => (
          <Schalter
            key={d.spezNum}
            label={d.bezkurz + wertVon(d.spezNum)}
            wert={istAn(gewaehlt, d.spezNum)}
            nurLesen={nurLesen}
            onAendern={(an) => {
              const frueher = anfangs.find((s) => s.spez_num === d.spezNum);
              const neu = schalte(gewaehlt, d.spezNum, an);
              field.onChange(an && frueher ? [...schalte(neu, d.spezNum, false), frueher] : neu);
            }}
          />
        ))}
      </div>
    </Karte>
  );
});
