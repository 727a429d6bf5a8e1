import type { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { useUmgebung } from '../formular/umgebung';
import { istGewaehlt, type Servicewert, schalte, servicegruppen } from './services';

/** The services of the order: which there are, which are on, and with what value. */
export function useServicewahl() {
  const { konfiguration: k, listen } = useUmgebung();
  const { field } = useController({ name: 'auftragServices' });
  const gewaehlt = (field.value ?? []) as readonly Servicewert[];
  // What the order came with stays visible after it was switched off.
  const [anfangs] = useState(gewaehlt);
  // What was entered last, for whoever switches a service off and on again.
  const [gemerkt, setGemerkt] = useState(gewaehlt);
  const gruppen = useMemo(
    () =>
      servicegruppen(listen.auftragdefaultservice, anfangs, {
        eigene: k.customServices,
        international: k.isServicesInternSendungen,
        nachKosten: k.variante.servicesNachKosten,
      }),
    [listen.auftragdefaultservice, anfangs, k],
  );
  const istEin = (d: ServiceDefinition) => istGewaehlt(gewaehlt, d);
  const setze = (d: ServiceDefinition, an: boolean, wert: string | null) => {
    field.onChange(schalte(gewaehlt, d.spezNum, an, wert ?? undefined));
    setGemerkt(schalte(gemerkt, d.spezNum, wert !== null, wert ?? undefined));
  };
  return {
    gruppen,
    nochAus: gruppen.flatMap((g) => g.services).filter((d) => !istEin(d)),
    istEin,
    wertVon: (d: ServiceDefinition) =>
      [...gewaehlt, ...gemerkt].find((s) => s.spez_num === d.spezNum)?.wert ?? null,
    setze,
  };
}
