import { Adresse } from '@frachtportal/domain/adresse/adresse';
import { adresszelle } from '@frachtportal/domain/adresse/adresstabelle';
import { felder } from '@frachtportal/domain/feld/feld';

export interface Adressunterschied {
  feld: keyof Adresse & string;
  label: string;
  links: string;
  rechts: string;
}

const uninteressant = new Set([
  'id',
  'copyId',
  'mandant',
  'mandantId',
  'matchcode',
  'lkz',
  'inUebertragung',
  'typ',
]);

/** Where two addresses differ, in words. @param benenneLand the sign of a country by its id */
export function adressunterschiede(
  links: Partial<Adresse>,
  rechts: Partial<Adresse>,
  benenneLand: (id: number) => string,
): Adressunterschied[] {
  const wort = (adresse: Partial<Adresse>, name: keyof Adresse) => {
    if (name === 'land') return adresse.land ? benenneLand(adresse.land.id) : '';
    return adresszelle(adresse[name]);
  };
  return [...felder(Adresse).values()].flatMap((f) => {
    const name = f.name as keyof Adresse & string;
    const label = name === 'land' ? 'beschriftung.lkz' : f.label;
    const unterschied = { feld: name, label, links: wort(links, name), rechts: wort(rechts, name) };
    const gleich = (unterschied.links || 'nein') === (unterschied.rechts || 'nein');
    return uninteressant.has(name) || gleich ? [] : [unterschied];
  });
}
