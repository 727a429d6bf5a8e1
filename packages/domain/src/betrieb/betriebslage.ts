/** How something of the installation fares. */
export type Befundstand = 'gut' | 'achtung' | 'stoerung';
