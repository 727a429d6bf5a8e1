/** For `parse` of a request: the answer's body as it came. */
export function alsBytes(
  antwort: NodeJS.ReadableStream,
  fertig: (fehler: Error | null, inhalt: Buffer) => void,
): void {
  const stuecke: Buffer[] = [];
  antwort.on('data', (stueck: Buffer) => stuecke.push(stueck));
  antwort.on('end', () => fertig(null, Buffer.concat(stuecke)));
}
