import type { Klasse } from '@frachtportal/domain/feld/feld';
import { MandantKurz } from '@frachtportal/domain/mandant/mandant';
import { Gefahrgutklasse, GefahrgutUnnr } from '@frachtportal/domain/stammdaten/gefahrgut/gefahrgut';
import {
  Anlieferkennzeichen,
  Frankatur,
  Metrokennung,
  Sperrigkeit,
  Sprache,
  Terminkennzeichen,
  Verkehrsart,
  Waehrung,
  Zustellkennzeichen,
} from '@frachtportal/domain/stammdaten/kennzeichen';
import { Eigentuemer, Lademittel, Verpackung } from '@frachtportal/domain/stammdaten/ladeeinheiten';
import { Land } from '@frachtportal/domain/stammdaten/land';
import { Anzeigestatus, Sendungsstatus, StatusKurz } from '@frachtportal/domain/stammdaten/sendungsstatus';
import { ServiceDefinition } from '@frachtportal/domain/stammdaten/service-definition';
import type { EntitySchemaColumnOptions } from 'typeorm';
import { abbildung } from '../../platform/database/abbildung.entity.js';
import { merkeTabelle } from '../../platform/database/json/json-lesen.js';

const schluessel: Record<string, Partial<EntitySchemaColumnOptions>> = {
  id: { primary: true, generated: true },
};
const jeMandant: Record<string, Partial<EntitySchemaColumnOptions>> = {
  ...schluessel,
  mandantId: { type: 'integer', nullable: true },
  version: { type: 'integer' },
};

/** The reference lists: class, table, and whether a client may have a list of its own. */
export const stammdatenlisten = {
  land: { klasse: Land, tabelle: 'land', jeMandant: false },
  waehrung: { klasse: Waehrung, tabelle: 'waehrung', jeMandant: false },
  sprache: { klasse: Sprache, tabelle: 'sprache', jeMandant: false },
  frankatur: { klasse: Frankatur, tabelle: 'frankatur', jeMandant: true },
  verkehrsart: { klasse: Verkehrsart, tabelle: 'verkehrsart', jeMandant: true },
  terminkennzeichen: { klasse: Terminkennzeichen, tabelle: 'terminkennzeichen', jeMandant: true },
  zustellkennzeichen: { klasse: Zustellkennzeichen, tabelle: 'zustellkennzeichen', jeMandant: true },
  anlieferkennzeichen: { klasse: Anlieferkennzeichen, tabelle: 'anlieferkennzeichen', jeMandant: true },
  sperrigkeit: { klasse: Sperrigkeit, tabelle: 'sperrigkeit', jeMandant: true },
  metrokennung: { klasse: Metrokennung, tabelle: 'metrokennung', jeMandant: true },
  verpackung: { klasse: Verpackung, tabelle: 'verpackung', jeMandant: true },
  lademittel: { klasse: Lademittel, tabelle: 'lademittel', jeMandant: true },
  eigentuemer: { klasse: Eigentuemer, tabelle: 'eigentuemer', jeMandant: true },
  anzeigestatus: { klasse: Anzeigestatus, tabelle: 'anzeigestatus', jeMandant: false },
  sendungsstatus: { klasse: Sendungsstatus, tabelle: 'sendungsstatus', jeMandant: false },
  serviceDefinition: { klasse: ServiceDefinition, tabelle: 'service_definition', jeMandant: true },
  gefahrgutklasse: { klasse: Gefahrgutklasse, tabelle: 'gefahrgutklasse', jeMandant: false },
} as const satisfies Record<string, { klasse: Klasse; tabelle: string; jeMandant: boolean }>;

export type Listenname = keyof typeof stammdatenlisten;

/** A row of such a list. */
export type Stammdatum<N extends Listenname> = InstanceType<(typeof stammdatenlisten)[N]['klasse']>;

export const stammdatenEntities = Object.values(stammdatenlisten).map((l) =>
  abbildung(l.klasse as Klasse, { tabelle: l.tabelle, dazu: l.jeMandant ? jeMandant : schluessel }),
);

for (const { klasse, tabelle } of Object.values(stammdatenlisten)) merkeTabelle(klasse, tabelle);
merkeTabelle(GefahrgutUnnr, 'gefahrgutklasse');
merkeTabelle(StatusKurz, 'sendungsstatus');
merkeTabelle(MandantKurz, 'mandant');
