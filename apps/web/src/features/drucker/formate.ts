/** Sheets of label printers in words. */
export const formatnamen: Readonly<Record<string, string>> = {
  '100x150': 'drucker.format100x150',
  a6: 'drucker.formatA6',
};
