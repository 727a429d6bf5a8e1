import type { Adresse } from '@frachtportal/domain/adresse/adresse';
import { t } from '@frachtportal/texte/t';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { neueKennung } from '../../../lib/kennung';
import { useSitzung } from '../../../lib/sitzung';
import { listenabfrage } from '../../stammdaten/api/listen';
import { legeAdresseAn } from '../api/adressbuch';
import { AdressFormular } from './AdressFormular';
import { alsKopie } from './adresswerte';
import { useGeleseneAdresse } from './useGeleseneAdresse';
import { useNachher } from './useNachher';

/** A new entry of the address book; after it was saved the next one begins. */
export function AdresseAnlegen() {
  const eigener = useSitzung()?.ansprueche['mandant-id'] ?? null;
  const laender = useSuspenseQuery(listenabfrage('laender', null)).data;
  const land = laender.toSorted((a, b) => a.skey - b.skey)[0];
  const [anfang] = useState<Partial<Adresse>>(() => ({
    mandant: eigener === null ? null : { id: eigener },
    land: land ? { id: land.id } : null,
  }));
  return <NeueAdresse titel="adresse.neueAdresse" anfang={anfang} entwurf="neu" />;
}

/** A new entry that starts as a copy of a stored one: the way to change what is in transfer. */
export function AdresseKopieren({ id }: { id: number }) {
  const { adresse } = useGeleseneAdresse(id);
  const [anfang] = useState(() => alsKopie(adresse));
  return (
    <NeueAdresse
      titel={t('adresse.erfassung.kopieVon', { name: adresse.name })}
      anfang={anfang}
      entwurf={`kopie-${id}`}
    />
  );
}

interface Eigenschaften {
  titel: string;
  anfang: Partial<Adresse>;
  entwurf: string;
}

function NeueAdresse({ titel, anfang, entwurf }: Eigenschaften) {
  const { onGespeichert, onVerlassen, entwurfName } = useNachher(entwurf);
  const absenden = useEinmaligesAnlegen();
  return (
    <AdressFormular
      titel={titel}
      anfang={anfang}
      gespeichert={null}
      entwurfName={entwurfName}
      absenden={absenden}
      onGespeichert={onGespeichert}
      onVerlassen={onVerlassen}
      onNeuLaden={nichts}
    />
  );
}

const nichts = () => undefined;

/** The same address sent again, e.g. after the connection broke, is created once. */
function useEinmaligesAnlegen() {
  const letzte = useRef({ inhalt: '', schluessel: '' });
  return useCallback((adresse: Partial<Adresse>) => {
    const inhalt = JSON.stringify(adresse);
    if (letzte.current.inhalt !== inhalt) letzte.current = { inhalt, schluessel: neueKennung() };
    return legeAdresseAn(adresse, letzte.current.schluessel);
  }, []);
}
