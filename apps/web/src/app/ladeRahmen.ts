/** The code of what stands around every page behind the login; the login page does without it. */
export const ladeRahmen = () => import('./Geschuetzt');
