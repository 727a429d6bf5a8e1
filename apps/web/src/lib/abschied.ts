type Abschied = () => Promise<unknown>;

const abschiede = new Set<Abschied>();

/** Something that still has to be sent before the page is closed or the session ends. */
export function beiAbschied(tat: Abschied): void {
  abschiede.add(tat);
}

/** Lets all of it be done; what fails does not hold anybody up. */
export async function nimmAbschied(): Promise<void> {
  await Promise.allSettled([...abschiede].map((tat) => tat()));
}

window.addEventListener('pagehide', () => void nimmAbschied());
