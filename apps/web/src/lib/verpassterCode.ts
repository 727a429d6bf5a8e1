const verpasst = new WeakSet<Error>();

// Vite tells of each piece of code that could not be fetched, before whoever asked for it hears of it.
window.addEventListener('vite:preloadError', ({ payload }) => verpasst.add(payload));

/** Is this what came of it that a piece of code could not be fetched? */
export const istVerpassterCode = (grund: unknown): boolean => grund instanceof Error && verpasst.has(grund);
