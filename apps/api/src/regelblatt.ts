import { schweren } from '@frachtportal/domain/regel/regel';
import { regel, regelnamen } from '@frachtportal/domain/regel/tabelle';
import { deutsch } from '@frachtportal/texte/server';

/** docs/regeln.md: the table of rules as it is in force, in words. */
export function regelblatt(): string {
  const zeilen = regelnamen.map((name) => {
    const { text, schwere, fest } = regel(name);
    const wort = deutsch(schweren[schwere]);
    return `| \`${name}\` | ${deutsch(text)} | ${fest ? `${wort} (${deutsch('regel.fest')})` : wort} |`;
  });
  return `# Regeln

Aus der Tabelle in \`packages/domain/src/regel\` erzeugt (\`npm run generate\`), bitte nicht von Hand ändern.

Diese Regeln verlangt nicht der Vertrag, sondern wer mit dem Auftrag weiterarbeitet. Dieselbe Tabelle gilt in der Maske, an der
Schnittstelle, beim Import und beim Übertragen. Findet eine Regel etwas, entscheidet ihre Schwere:

- **Hinweis**: Der Auftrag wird gespeichert und übertragen. Die Maske zeigt den Hinweis, die Antwort auf das Speichern nennt ihn
  unter \`hinweise\` mit Regel, Schwere, Feld und Text; wo nichts zu sagen ist, fehlt das Feld.
- **Sperre bei Übertragung**: Der Auftrag wird gespeichert, mit Hinweis wie oben; übertragen wird er erst, wenn es behoben ist.
- **Pflicht**: Der Auftrag wird mit 400 am Feld abgewiesen.

Welche Schwere bei einem Mandanten gilt, stellt der Konfigurator ein (Einstellung \`regeln\`: \`regel=schwere\`, mit Komma
getrennt). Was als fest bezeichnet ist, ist Gesetz und nicht einstellbar.

| Regel | Was sie verlangt | Vorgabe |
|---|---|---|
${zeilen.join('\n')}
`;
}
