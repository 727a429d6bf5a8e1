import { listenspaltensaetze } from '@frachtportal/domain/konfiguration/profile';
import type { Schluessel } from '@frachtportal/domain/konfiguration/schluessel/schluessel';
import type { ComponentType } from 'react';
import { Schalter } from '../../../components/bedienung/Schalter';
import { Feld } from '../../../components/felder/Feld';
import { optionenAus } from '../../../components/felder/optionen';
import { ZahlenFeld } from '../../../components/felder/ZahlenFeld';
import { zahlOderText } from '../../../lib/format/zahlen';
import type { Eingabeangaben } from './eingabeangaben';
import { Festwahl } from './Festwahl';
import { Infotext } from './Infotext';
import { Listenwahl } from './Listenwahl';
import { Profilwahl } from './Profilwahl';
import { Regelwahl } from './Regelwahl';
import { Servicewahl } from './Servicewahl';

/** Keys whose value is not simply typed. */
const besondere: Partial<Record<Schluessel, ComponentType<Eingabeangaben>>> = {
  clientKunde: Profilwahl,
  customServices: Servicewahl,
  clientInfobox: Infotext,
  regeln: Regelwahl,
  terminArtFixTermin: (p) => <Listenwahl {...p} liste="terminkennzeichen" />,
  defaultWaehrung: (p) => <Listenwahl {...p} liste="waehrungen" />,
  auftragsresearchtableconfig: (p) => (
    <Festwahl
      {...p}
      optionen={optionenAus({ '': 'konfiguration.eingaben.spaltensatzDesProfils', ...listenspaltensaetze })}
    />
  ),
};

/** The input of one key, by its kind. */
export function Eingabe(p: Eingabeangaben) {
  const { name, angabe, wert, fehler, onAendern } = p;
  const Besondere = besondere[name];
  if (Besondere) return <Besondere {...p} />;
  if (angabe.art === 'wahrheit') {
    const umgekehrt = angabe.umgekehrt ?? false;
    return (
      <Schalter
        label={angabe.label}
        wert={(wert === 'true') !== umgekehrt}
        onAendern={(an) => onAendern(String(an !== umgekehrt))}
      />
    );
  }
  if (angabe.art === 'text' && angabe.auswahl)
    return <Festwahl {...p} optionen={optionenAus(angabe.auswahl)} />;
  if (angabe.art === 'zahl') {
    return (
      <ZahlenFeld
        label={angabe.label}
        labelVersteckt
        breite={110}
        wert={wert === '' ? null : zahlOderText(Number(wert), wert)}
        fehler={fehler}
        onAendern={(zahl) => onAendern(String(zahl ?? ''))}
      />
    );
  }
  return (
    <Feld
      label={angabe.label}
      labelVersteckt
      max={angabe.max}
      wert={wert}
      fehler={fehler}
      onAendern={(neu) => onAendern(neu ?? '')}
    />
  );
}
