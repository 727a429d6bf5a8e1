import { AuftragAdresse } from '@frachtportal/domain/adresse/adresse';
import { Auftrag } from '@frachtportal/domain/auftrag/auftrag';
import {
  AuftragLademittel,
  AuftragService,
  Dokumentenverweis,
} from '@frachtportal/domain/auftrag/auftrag-teile';
import { Gefahrgutzeile } from '@frachtportal/domain/auftrag/gefahrgut/gefahrgutzeile';
import { relationslaenge } from '@frachtportal/domain/auftrag/liste/relation';
import { Auftragsposition } from '@frachtportal/domain/auftrag/position/auftragsposition';
import { abbildung } from '../../platform/database/abbildung.entity.js';

const teil = { mandantId: { type: 'integer' }, auftragId: { type: 'integer', primary: true } } as const;

export const AuftragEntity = abbildung(Auftrag, {
  tabelle: 'auftrag',
  ohne: [
    'abholDatumVon',
    'abholDatumBis',
    'zustellDatumVon',
    'zustellDatumBis',
    'sdstId',
    'abliefernachweis',
    'signatur',
  ],
  dazu: {
    id: { type: 'integer', primary: true, generated: true },
    version: { type: 'integer' },
    spedeigennr: { unique: true, nullable: false },
    datum: { nullable: false },
    iban: { length: 39 },
    sumLademittelAnzahl: { type: 'bigint' },
    sumVerpackungAnzahl: { type: 'bigint' },
    sumPackstueckAnzahl: { type: 'bigint' },
    statusDatum: { type: 'timestamptz' },
    statusNurTag: { type: 'boolean' },
    erfasserId: { type: 'integer' },
    aendererId: { type: 'integer', nullable: true },
    suchtext: { type: 'varchar', length: 1000 },
    warentext: { type: 'text' },
    relation: { type: 'varchar', length: relationslaenge, nullable: true },
  },
});

export const AuftragspositionEntity = abbildung(Auftragsposition, {
  tabelle: 'auftragsposition',
  ohne: ['anzahlStellplaetze'],
  dazu: { ...teil, laufendePosition: { primary: true, nullable: false } },
});

export const GefahrgutzeileEntity = abbildung(Gefahrgutzeile, {
  tabelle: 'gefahrgutzeile',
  ohne: ['gefahrgutUnnr'],
  dazu: {
    ...teil,
    laufendePosition: { type: 'integer', primary: true },
    laufendeNummer: { primary: true, nullable: false },
  },
});

export const AuftragLademittelEntity = abbildung(AuftragLademittel, {
  tabelle: 'auftrag_lademittel',
  dazu: { ...teil, anzFolge: { primary: true, nullable: false } },
});

export const AuftragServiceEntity = abbildung(AuftragService, {
  tabelle: 'auftrag_service',
  ohne: [
    'auftragID',
    'elementId',
    'bezeichnung',
    'hinweis',
    'active',
    'editable',
    'defaultService',
    'attributName',
    'isKostenpfl',
    'typ',
    'awSperre',
    'isAWSperre',
    'color',
  ],
  dazu: { ...teil, spez_num: { primary: true, nullable: false } },
});

export const AuftragAdresseEntity = abbildung(AuftragAdresse, {
  tabelle: 'auftrag_adresse',
  ohne: ['lkz', 'id', 'typ'],
  dazu: {
    ...teil,
    rolle: { type: 'integer', primary: true },
    adresseId: { type: 'integer', nullable: true },
  },
});

export const DokumentenverweisEntity = abbildung(Dokumentenverweis, {
  tabelle: 'dokumentenverweis',
  ohne: ['objectId'],
  dazu: {
    id: { primary: true, generated: true },
    mandantId: { type: 'integer' },
    auftragId: { type: 'integer' },
    inhaltstyp: { type: 'varchar', length: 100 },
    groesse: { type: 'integer' },
    ablageschluessel: { type: 'varchar', length: 255 },
  },
});

export const auftragEntities = [
  AuftragEntity,
  AuftragspositionEntity,
  GefahrgutzeileEntity,
  AuftragLademittelEntity,
  AuftragServiceEntity,
  AuftragAdresseEntity,
  DokumentenverweisEntity,
];
