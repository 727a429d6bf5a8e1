import { eingangsspalten } from '@frachtportal/domain/auftragseingang/eingangsspalten';
import { t } from '@frachtportal/texte/t';

const gruppen = {
  kopf: 'beschriftung.auftrag',
  absenderAdresse: 'beschriftung.absender',
  empfaengerAdresse: 'beschriftung.empfaenger',
  abweichendeAbholerAdresse: 'beschriftung.abwAbholung',
  abweichendeEmpfaengerAdresse: 'beschriftung.abwEmpfaenger',
  neutralerAbsenderAdresse: 'beschriftung.neutral',
  auftragspositionen: 'auftragseingang.zuordnung.auftragspositionen',
  auftragsgefahrgueter: 'beschriftung.gefahrgut',
  auftragZusLademittel: 'beschriftung.zusaetzlicheLademittel',
} as const;

/** What a column can mean, said with the part of the order it belongs to. */
export const auftragsfelder = () =>
  eingangsspalten.map((s) => ({ id: s.name, text: `${t(gruppen[s.gruppe])}: ${t(s.label)}` }));
