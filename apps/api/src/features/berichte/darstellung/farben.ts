/** Papers are printed in black and white: greys only, nothing that carries meaning by colour. */
export const farben = {
  text: '#1a1a1a',
  leise: '#5f6368',
  linie: '#9aa0a6',
  haarlinie: '#d5d8dc',
  flaeche: '#eef0f2',
} as const;
