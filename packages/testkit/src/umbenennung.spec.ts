import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const wurzel = fileURLToPath(new URL('../../../', import.meta.url));
const oberflaeche = `${wurzel}apps/web`;
const seite = `${oberflaeche}/src/features/auftraege/erfassung/AuftragBearbeiten.tsx`;
const typen = '/api-client/src/generated/frachtportal.schemas.ts';

/** What tsc says of a page where the generated types are those that `aendere` makes of them. */
function fehlerDerSeite(aendere: (text: string) => string): string[] {
  const { config } = ts.readConfigFile(`${oberflaeche}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, oberflaeche);
  const rechner = ts.createCompilerHost(options);
  const gelesen = rechner.getSourceFile.bind(rechner);
  rechner.getSourceFile = (name, ziel, ...rest) =>
    name.endsWith(typen)
      ? ts.createSourceFile(name, aendere(rechner.readFile(name) ?? ''), ziel)
      : gelesen(name, ziel, ...rest);
  const weitere = ['umgebung.d.ts', 'texte.d.ts'].map((name) => `${oberflaeche}/src/${name}`);
  const programm = ts.createProgram([seite, ...weitere], options, rechner);
  return programm
    .getSemanticDiagnostics(programm.getSourceFile(seite))
    .map((f) => `${f.file?.fileName}: ${ts.flattenDiagnosticMessageText(f.messageText, '\n')}`);
}

describe('A field of an answer that the API calls otherwise', () => {
  it('fails the types of the page that shows it, and nothing does without it', { timeout: 240_000 }, () => {
    expect(fehlerDerSeite((text) => text)).toEqual([]);
    const umbenannt = fehlerDerSeite((text) =>
      text.replace(/(export interface Auftrag \{[^}]*?\n\s+)spedeigennr:/, '$1auftragsnummer:'),
    );
    expect(umbenannt).toContain(`${seite}: Property 'spedeigennr' does not exist on type 'Auftrag'.`);
  });
});
