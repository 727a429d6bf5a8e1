import { mautspalten, mautspaltennamen } from '@frachtportal/domain/maut/mautdatei';
import { KeinRecht } from '../../../components/anzeige/KeinRecht';
import { useRechte } from '../../../lib/rechte';
import { Stammdatenimport } from '../../stammdatenimport/Stammdatenimport';

const titel = 'maut.import.titel';
const felder = mautspaltennamen.map((id) => ({ id, label: mautspalten[id].label }));

/** Toll tables from a file: one line a price. */
export function MautimportSeite() {
  const darf = useRechte();
  if (!darf('installation.verwalten')) return <KeinRecht titel={titel} />;
  return (
    <Stammdatenimport
      art="maut"
      titel={titel}
      erklaerung="maut.import.erklaerung"
      felder={felder}
      dateiarten={['csv', 'xlsx']}
      hoechstensMb={20}
      je={null}
    />
  );
}
