// Feiertage, die nicht im ganzen Land gelten, nach Kreisen und Gemeinden (amtliche Schlüssel; docs/referenzdaten.md).

/** The states of Germany by the first two digits of the official key of a district. */
const laender = {
  '01': 'SH',
  '02': 'HH',
  '03': 'NI',
  '04': 'HB',
  '05': 'NW',
  '06': 'HE',
  '07': 'RP',
  '08': 'BW',
  '09': 'BY',
  10: 'SL',
  11: 'BE',
  12: 'BB',
  13: 'MV',
  14: 'SN',
  15: 'ST',
  16: 'TH',
};

const augsburg = '09761';
const eichsfeld = '16061';

/** Bavarian districts most of whose communities are mainly Protestant: 15 August is a working day there. */
const ohneHimmelfahrt = new Set([
  ...['09462', '09463', '09464', '09472', '09473', '09475', '09477', '09479'],
  ...['09561', '09562', '09563', '09564', '09565', '09571', '09573', '09574', '09575', '09577'],
]);

/** Communities of Saxony (Sorbian) and Thuringia, by place, in which Corpus Christi is a day off. */
const mitFronleichnam = {
  SN: [
    'Crostwitz',
    'Königswartha',
    'Nebelschütz',
    'Panschwitz-Kuckau',
    'Puschwitz',
    'Räckelwitz',
    'Radibor',
  ].concat(['Ralbitz-Rosenthal', 'Wittichenau']),
  TH: ['Anrode', 'Buttlar', 'Geisa', 'Rodeberg', 'Schleid', 'Südeichsfeld'],
};

/** The region of a German place, as date-holidays names it after the country; undefined where the key is none. */
export function deutscheRegion(kreis, ort) {
  const land = laender[kreis.slice(0, 2)];
  if (land === 'BY') return kreis === augsburg ? 'BY-A' : ohneHimmelfahrt.has(kreis) ? 'BY' : 'BY-KATH';
  if (kreis === eichsfeld) return 'TH-EIC';
  if (!mitFronleichnam[land]?.includes(ort)) return land;
  return land === 'SN' ? 'SN-BZ' : 'TH-EIC';
}
