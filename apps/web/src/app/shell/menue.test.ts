import { t } from '@frachtportal/texte/t';
import { expect, it } from 'vitest';
import { istHier, menue } from './menue';

const hier = (adresse: string) => {
  const { pathname, search } = new URL(adresse, 'http://portal');
  const punkte = menue.flatMap((g) => g.punkte).filter((p) => istHier(p, { pathname, search }));
  return punkte.map((p) => t(p.titel));
};

it.each([
  ['/auftragsmanagement/auftragserfassung', 'Neuer Auftrag'],
  ['/auftragsmanagement/auftragserfassung?kopie=7', 'Neuer Auftrag'],
  ['/auftragsmanagement/auftragserfassung?vorlage=7', 'Neuer Auftrag'],
  ['/auftragsmanagement/auftragserfassung?vorlage=7&bearbeiten', 'Auftragsvorlagen'],
  ['/auftragsmanagement/auftragserfassung?vorschlag=7', 'Vorschläge'],
  ['/auftragsmanagement/auftragserfassung/7', 'Auftragsliste'],
  ['/auftragsmanagement/auftragsresearch?seite=2', 'Auftragsliste'],
  ['/masterdata/adresserfassung/3', 'Adressmanagement'],
  ['/masterdata/listen/verpackungen', 'Nachschlagelisten'],
  ['/admin/mandanten', 'Adminbereich'],
])('auf %s ist %s der eine Menüpunkt, an dem man arbeitet', (adresse, titel) => {
  expect(hier(adresse)).toEqual([titel]);
});
