interface Zugestellte {
  puenktlich: number;
  zuSpaet: number;
}

/** Of how much has been delivered, how much in time; nothing where nothing has been. */
export const quote = ({ puenktlich, zuSpaet }: Zugestellte): number | null =>
  puenktlich + zuSpaet === 0 ? null : puenktlich / (puenktlich + zuSpaet);
