import { describe, expect, it } from 'vitest';
import { istEinfachesHtml } from './infobox.js';

describe('Infobox', () => {
  it.each([
    '',
    'Nur Text & mehr > alles',
    '<p>Betriebsferien <b>24.12.</b> bis 1.1.<br/>Notruf: <a href="tel:0421">0421</a></p>',
    '<ul><li>eins</li>\n<li>zwei</li></ul>',
    '<a href="https://example.com/a?b=c">hier</a> <a href="/hilfe">dort</a> <a href="mailto:x@example.com">Mail</a>',
  ])('nimmt %s', (text) => expect(istEinfachesHtml(text)).toBe(true));

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src="//boese.example/x.js"></SCRIPT>',
    '<img src="x" onerror="alert(1)">',
    '<p onclick="alert(1)">x</p>',
    '<p style="position:fixed">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="//boese.example">x</a>',
    '<a href="data:text/html,x">x</a>',
    "<a href='https://example.com'>x</a>",
    '<svg/onload=alert(1)>',
    '<iframe src="https://example.com"></iframe>',
    '<<p>script>',
    '<p',
    'a < b',
    '<!-- x -->',
    '<p/onclick="x">',
    '<a href="https://a" onclick="x">y</a>',
  ])('weist %s ab', (text) => expect(istEinfachesHtml(text)).toBe(false));

  // A pattern that tries every division of such a text would never come to an end.
  it.each([
    ['Angaben', `<a ${'href="x" '.repeat(20_000)}`],
    ['Klammern', '<'.repeat(100_000)],
    ['Leerzeichen', `<p${' '.repeat(100_000)}x`],
  ])('kommt auch mit langem Unsinn zu Ende: %s', (_was, unsinn) => {
    expect(istEinfachesHtml(unsinn)).toBe(false);
  });
});
