import { listen } from '../listen.js';
import { alle, betreiber, verwalter, type Zeile } from './rechtematrix-zeile.js';

const ersteId: Record<string, number> = { sprachen: 50, auftragdefaultservice: 5 };

const listenzeilen = Object.fromEntries(
  listen.flatMap((pfad): [string, Zeile][] => [
    [`GET /api/${pfad}`, { ausgang: alle() }],
    [`GET /api/${pfad}/{id}`, { ausgang: alle(), anfrage: () => ({ pfad: { id: ersteId[pfad] ?? 1 } }) }],
  ]),
);

/** What each maintained list asks for at least. */
const pflegebar: Record<string, object> = {
  frankaturen: {},
  verkehrsarten: {},
  terminkennzeichen: {},
  zustellkennzeichen: {},
  anlieferkennzeichen: {},
  sperrigkeiten: { bezkurz: 'neu' },
  metrokennungen: { bezeichnung: 'neu' },
  verpackungen: {},
  lademittel: {},
  eigentuemer: { name: 'neu', langBezeichnung: undefined },
  auftragdefaultservice: { spezNum: 5, bezkurz: 'neu', typ: 'Logisch', langBezeichnung: undefined },
};

const pflegezeilen = Object.fromEntries(
  Object.entries(pflegebar).flatMap(([pfad, mehr]): [string, Zeile][] => {
    const eintrag = { langBezeichnung: 'neu', ...mehr };
    const neu = pfad === 'auftragdefaultservice' ? { ...eintrag, spezNum: 4711 } : eintrag;
    return [
      [`GET /api/${pfad}/pflege`, { ausgang: verwalter() }],
      [`POST /api/${pfad}`, { ausgang: betreiber(201), anfrage: () => ({ body: neu }) }],
      [
        `PUT /api/${pfad}/{id}`,
        {
          ausgang: betreiber(),
          anfrage: () => ({ pfad: { id: ersteId[pfad] ?? 1 }, body: eintrag }),
        },
      ],
      ...(pfad === 'eigentuemer'
        ? []
        : [
            [`PUT /api/${pfad}/reihenfolge`, { ausgang: betreiber(409), anfrage: () => ({ body: [1] }) }] as [
              string,
              Zeile,
            ],
          ]),
    ];
  }),
);

/** Look-up lists: reading them, and maintaining those that are maintained. */
export const stammdatenzeilen: Record<string, Zeile> = { ...listenzeilen, ...pflegezeilen };
