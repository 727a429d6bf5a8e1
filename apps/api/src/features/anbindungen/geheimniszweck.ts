/** What secrets of connections are encrypted for. */
export const geheimniszweck = 'anbindung';
