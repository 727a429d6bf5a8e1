import { wort } from '@frachtportal/domain/texte/text';

/** What the browser's window is called while this page is open. */
export function Seitentitel({ titel }: { titel: string }) {
  return <title>{`${wort(titel)} · Frachtportal`}</title>;
}
