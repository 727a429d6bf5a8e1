import {
  istEinfachesHtml,
  istErlaubteMarke,
  istErlaubtesZiel,
} from '@frachtportal/domain/konfiguration/infobox';
import { createElement, type ReactNode, useMemo } from 'react';

/**
 * A text with simple marks, built from elements of our own: nothing of it reaches the page as HTML. What is no simple
 * HTML shows as the text it is.
 */
export function EinfachesHtml({ html }: { html: string }) {
  const inhalt = useMemo(
    () => (istEinfachesHtml(html) ? teile(new DOMParser().parseFromString(html, 'text/html').body) : html),
    [html],
  );
  return <div className="fp-stapel fp-infotext">{inhalt}</div>;
}

function teile(knoten: Node): ReactNode[] {
  return Array.from(knoten.childNodes, alsElement);
}

function alsElement(knoten: Node, stelle: number): ReactNode {
  if (knoten.nodeType === Node.TEXT_NODE) return knoten.textContent;
  if (!(knoten instanceof Element)) return null;
  if (!istErlaubteMarke(knoten.localName)) return teile(knoten);
  const href = knoten.localName === 'a' ? (knoten.getAttribute('href') ?? '') : '';
  const verweis = istErlaubtesZiel(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
  return createElement(knoten.localName, { key: stelle, ...verweis }, ...teile(knoten));
}
