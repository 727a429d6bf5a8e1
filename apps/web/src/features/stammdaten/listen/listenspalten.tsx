import type { Feld, Klasse } from '@frachtportal/domain/feld/feld';
import type { Partnercode } from '@frachtportal/domain/stammdaten/partnercode';
import { Statusmarke } from '../../../components/Statusmarke';
import type { Tabellenspalte } from '../../../components/tabelle/spalten';
import { formatiereZahl } from '../../../lib/zahlen';
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
  const jeEintrag = Map.groupBy(codes, (c) => c.eintragId);
  return [
    ...eigene.map((f) => spalte(f, f.name === name)),
    {
      feld: 'mandantId',
      titel: 'Gilt für',
      breite: 160,
      zelle: (e) => mandantenname(e.mandantId, mandanten),
    },
    {
      feld: 'codes',
      titel: 'Codes der Partner',
      breite: 170,
      zelle: (e) => (jeEintrag.get(e.id) ?? []).map((c) => `${c.partner}: ${c.code}`).join(', '),
    },
    {
      feld: 'awSperre',
      titel: 'Auswahl',
      breite: 112,
      zelle: (e) => (
        <Statusmarke ton={e.awSperre ? 'warn' : 'ok'} text={e.awSperre ? 'gesperrt' : 'angeboten'} />
      ),
    },
  ];
}

export function mandantenname(id: number | null, mandanten: Angaben['mandanten']): string {
  if (id === null) return 'alle Mandanten';
  return mandanten.find((m) => m.id === id)?.text ?? `Mandant ${id}`;
}

function spalte(f: Feld, istName: boolean): Tabellenspalte<Eintrag> {
  const grund = { feld: f.name, titel: f.label };
  if (istName) return grund;
  if (f.art === 'wahrheit') return { ...grund, breite: 110, zelle: (e) => (e[f.name] ? 'ja' : '') };
  if (f.art !== 'zahl') return { ...grund, breite: (f.max ?? 60) <= 10 ? 116 : 140 };
  return {
    ...grund,
    breite: 106,
    rechts: true,
    zelle: (e) => formatiereZahl(e[f.name] as number | null, 0, f.dezimal ?? 0),
  };
}
