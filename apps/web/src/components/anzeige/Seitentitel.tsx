import { t } from '@frachtportal/texte/t';

/** What the browser's window is called while this page is open. */
export function Seitentitel({ titel }: { titel: string }) {
  return <title>{`${t(titel)} · Frachtportal`}</title>;
}
