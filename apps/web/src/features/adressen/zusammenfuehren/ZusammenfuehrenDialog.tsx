import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Knopf } from '../../../components/bedienung/Knopf';
import { Dialog } from '../../../components/dialog/Dialog';
import { useMeldungen } from '../../../components/dialog/Meldungen';
import { landname, listenabfrage } from '../../stammdaten/api/listen';
import { adressunterschiede } from '../adressunterschiede';
import {
  adresseFuerFormular,
  adresskoerper,
  fuehreZusammen,
  type GeleseneAdresse,
  versionVon,
} from '../api/adresse';
import { adressschluessel, verwendungAbfrage } from '../api/adressliste';
import { eingabe } from '../erfassung/adresswerte';
import { Wertewahl } from './Wertewahl';
import { ZweiteAdresse } from './ZweiteAdresse';
import { vorgeschlagen, type Wahl, zusammengesetzt } from './zusammensetzen';

interface Eigenschaften {
  id: number;
  /** The other one, where it is known already. */
  mit?: number;
  onFertig: (id: number) => void;
  onSchliessen: () => void;
}

/** Makes one of two addresses: finds the second, shows both, and takes the values that are chosen. */
export function ZusammenfuehrenDialog({ id, mit, onFertig, onSchliessen }: Eigenschaften) {
  const [zweite, setZweite] = useState<number | null>(mit ?? null);
  const a = useQuery(frisch(id)).data;
  const b = useQuery({ ...frisch(zweite ?? 0), enabled: zweite !== null }).data;
  if (a && b) {
    return (
      <Gegenueber
        links={a}
        rechts={b}
        onFertig={onFertig}
        onSchliessen={onSchliessen}
        onZurueck={() => setZweite(null)}
      />
    );
  }
  return (
    <Dialog
      offen
      titel="adresse.zusammenfuehren.adressenZusammenfuehren"
      breite={640}
      onSchliessen={onSchliessen}
      aktionen={<Knopf text="allgemein.abbrechen" onClick={onSchliessen} />}
    >
      {a && <ZweiteAdresse adresse={a.adresse} onWahl={setZweite} />}
    </Dialog>
  );
}

const frisch = (id: number) => ({ ...adresseFuerFormular(id), staleTime: 0, meta: {} });

interface Beide {
  links: GeleseneAdresse;
  rechts: GeleseneAdresse;
  onFertig: (id: number) => void;
  onSchliessen: () => void;
  onZurueck: () => void;
}

function Gegenueber({ links, rechts, onFertig, onSchliessen, onZurueck }: Beide) {
  const { info } = useMeldungen();
  const abfragen = useQueryClient();
  const { data: laender = [] } = useQuery(listenabfrage('laender', null));
  const verwendung = useQuery(verwendungAbfrage([links.adresse.id, rechts.adresse.id])).data;
  const [bleibt, setBleibt] = useState<'links' | 'rechts'>('links');
  const unterschiede = adressunterschiede(links.adresse, rechts.adresse, landname(laender));
  const [gewaehlt, setGewaehlt] = useState<Wahl>({});
  const wahl = { ...vorgeschlagen(unterschiede, bleibt), ...gewaehlt };
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const [bleibend, entfallend] = bleibt === 'links' ? [links, rechts] : [rechts, links];
      return fuehreZusammen({
        bleibt: bleibend.adresse.id,
        entfaellt: entfallend.adresse.id,
        bleibtVersion: versionVon(bleibend.etag),
        entfaelltVersion: versionVon(entfallend.etag),
        adresse: adresskoerper(eingabe(zusammengesetzt(links.adresse, rechts.adresse, bleibt, wahl))),
      });
    },
    onSuccess: ({ id }) => {
      info('adresse.zusammengefuehrt');
      void abfragen.invalidateQueries({ queryKey: adressschluessel });
      onFertig(id);
    },
    // Maybe somebody has changed one meanwhile: then both are shown as they are now.
    onError: () => void abfragen.invalidateQueries({ queryKey: adressschluessel }),
  });
  return (
    <Dialog
      offen
      titel="adresse.zusammenfuehren.adressenZusammenfuehren"
      breite={780}
      onSchliessen={onSchliessen}
      aktionen={
        <>
          <Knopf text="adresse.zusammenfuehren" primaer laeuft={isPending} onClick={() => mutate()} />
          <Knopf text="adresse.zusammenfuehren.andereAdresseWaehlen" onClick={onZurueck} />
          <Knopf text="allgemein.abbrechen" onClick={onSchliessen} />
        </>
      }
    >
      <Wertewahl
        links={links.adresse}
        rechts={rechts.adresse}
        verwendung={verwendung}
        unterschiede={unterschiede}
        bleibt={bleibt}
        onBleibt={setBleibt}
        wahl={wahl}
        onWahl={(feld, seite) => setGewaehlt({ ...gewaehlt, [feld]: seite })}
      />
    </Dialog>
  );
}
