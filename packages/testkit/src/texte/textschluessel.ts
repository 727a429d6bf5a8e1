import { findKeys, type Plugin } from 'i18next-cli';

const form = /^[a-z]\w*(\.\w+)+$/;
/** A key put together: `mail.${art}.betreff`. */
const gebaut = /^[a-z]\w*\.(?:\w|\.|\$)*$/;

/** Functions that take a key first, that of a text or that of a message. */
const rufe = ['t', 'sage', 'deutsch', 'quelltext', 'fehler', 'konflikt', 'abgewiesen', 'info', 'melde'];
const still = { info() {}, warn() {}, error() {} };

export interface Textgebrauch {
  /** Keys given to a function that looks them up. */
  gerufen: Set<string>;
  /** Literals anywhere that look like a key. */
  literale: Set<string>;
  /** Patterns of keys that are put together. */
  muster: RegExp[];
  /** Sources that could not be read. */
  unlesbar: string[];
}

/** How the sources below these folders use text keys, as i18next's own extractor finds it; tests do not count. */
export async function textgebrauch(ordner: readonly string[]): Promise<Textgebrauch> {
  const literale = new Set<string>();
  const muster = new Map<string, RegExp>();
  const unlesbar: string[] = [];
  // Components translate the texts they are given, and declarations carry keys: no call shows those.
  const sammler: Plugin = {
    name: 'literale',
    onVisitNode(knoten) {
      if (knoten.type === 'StringLiteral' && 'value' in knoten && form.test(String(knoten.value)))
        literale.add(String(knoten.value));
      const vorlage = knoten.type === 'TemplateLiteral' ? wortlaut(knoten) : '';
      if (vorlage.includes('$') && gebaut.test(vorlage)) muster.set(vorlage, alsMuster(vorlage));
    },
  };
  const { allKeys } = await findKeys(
    {
      locales: [],
      extract: {
        input: ordner.map((o) => `${o}/**/*.{ts,tsx}`),
        ignore: ['spec.ts', 'test.ts', 'test.tsx', 'generated.ts']
          .map((endung) => `**/*.${endung}`)
          .concat('**/testing/**', '**/generated/**'),
        output: '',
        functions: rufe,
        keySeparator: false,
        nsSeparator: false,
        extractFromComments: false,
      },
      plugins: [sammler],
    },
    still,
    unlesbar,
  );
  const gerufen = [...allKeys.values()].map(({ key }) => key).filter((key) => form.test(key));
  return { gerufen: new Set(gerufen), literale, muster: [...muster.values()], unlesbar };
}

/** A template with a sign in place of each value. */
function wortlaut(knoten: object): string {
  const teile = 'quasis' in knoten && Array.isArray(knoten.quasis) ? knoten.quasis : [];
  return teile.map(({ raw }: { raw: string }) => raw).join('$');
}

function alsMuster(vorlage: string): RegExp {
  return new RegExp(`^${vorlage.replaceAll('.', '\\.').replaceAll('$', '\\w+')}$`);
}
