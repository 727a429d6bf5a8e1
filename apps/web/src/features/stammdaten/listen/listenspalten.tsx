import type { Feld, Klasse } from '@frachtportal/domain/feld/feld';
import type { Partnercode } from '@frachtportal/domain/stammdaten/partnercode';
import { t } from '@frachtportal/texte/t';
import { Statusmarke } from '../../../components/anzeige/Statusmarke';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { formatiereZahl } from '../../../lib/format/zahlen';
import type { Eintrag } from '../api/pflege';
import { eingabefelder, namensfeld } from './eintragsfelder';

interface Angaben {
  klasse: Klasse;
  folge: string | null;
  mandanten: readonly { id: number | string; text: string }[];
  codes: readonly Partnercode[];
}

/** The columns of a list as its declaration has them; what is locked and the order show otherwise. */
export function listenspalten({ klasse, folge, mandanten, codes }: Angaben): Tabellenspalte<Eintrag>[] {
  const name = namensfeld(klasse);
  const eigene = eingabefelder(klasse).filter((f) => f.name !== 'awSperre' && f.name !== folge);
  const [erste, ...weitere] = eigene.map((f) => spalte(f, f.name === name));
  return [
    ...(erste ? [erste] : []),
    {
      feld: 'awSperre',
      titel: 'allgemein.auswahl',
      breite: 118,
      zelle: (e) => (
        <Statusmarke
          ton={e.awSperre ? 'warn' : 'ok'}
          text={e.awSperre ? 'beschriftung.gesperrt' : 'stammdaten.listen.angeboten'}
        />
      ),
    },
    ...weitere,
    {
      feld: 'mandantId',
      titel: 'allgemein.giltFuer',
      breite: 150,
      zelle: (e) => mandantenname(e.mandantId, mandanten),
    },
    ...(codes.length > 0 ? [codespalte(codes)] : []),
  ];
}

function codespalte(codes: readonly Partnercode[]): Tabellenspalte<Eintrag> {
  const jeEintrag = Map.groupBy(codes, (c) => c.eintragId);
  return {
    feld: 'codes',
    titel: 'stammdaten.listen.codesDerPartner',
    breite: 180,
    zelle: (e) => (jeEintrag.get(e.id) ?? []).map((c) => `${c.partner}: ${c.code}`).join(', '),
  };
}

export function mandantenname(id: number | null, mandanten: Angaben['mandanten']): string {
  if (id === null) return t('stammdaten.listen.alleMandanten');
  return mandanten.find((m) => m.id === id)?.text ?? t('stammdaten.listen.mandant', { nummer: id });
}

function spalte(f: Feld, istName: boolean): Tabellenspalte<Eintrag> {
  const grund = { feld: f.name, titel: f.label };
  const inWorten = (e: Eintrag) => t(String(e[f.name] ?? ''));
  if (istName) return { ...grund, zelle: inWorten };
  if (f.werte) return { ...grund, breite: 112, zelle: inWorten };
  if (f.art === 'wahrheit')
    return { ...grund, breite: 118, zelle: (e) => (e[f.name] ? t('allgemein.ja') : '') };
  if (f.art !== 'zahl') return { ...grund, breite: (f.max ?? 60) <= 10 ? 136 : 124 };
  return {
    ...grund,
    breite: 112,
    rechts: true,
    zelle: (e) => formatiereZahl(e[f.name] as number | null, 0, f.dezimal ?? 0),
  };
}
