import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alsHtml } from './gestalt.js';

const haus = { name: 'Nord & Süd', farbe: '#0b5563', logo: null, antwort: null };

describe('Eine Mail als HTML', () => {
  it('says line by line what its text says, under the name and the colour of the forwarder', () => {
    const text = 'Guten Tag,\n\nerste Zeile\nzweite\n\nhttps://p.example/x/a?b=1&c=2\n';
    const seite = alsHtml(text, 'Betreff', haus);
    expect(seite).toContain('Nord &amp; Süd');
    expect(seite).toContain('border-top:4px solid #0b5563');
    expect(seite).toContain('erste Zeile<br>\nzweite');
    expect(seite).toContain('<a href="https://p.example/x/a?b=1&amp;c=2"');
    expect(seite).toContain('>https://p.example/x/a?b=1&amp;c=2</a>');
  });

  it('leaves the full stop behind an address out of it', () => {
    expect(alsHtml('Siehe https://p.example/x. Danke', 'B', null)).toContain('href="https://p.example/x" ');
  });

  it('is the portal’s where no forwarder stands behind it', () => {
    expect(alsHtml('x', 'B', null)).toContain('Frachtportal');
  });

  it('lets nothing out of its place, whatever stands in it', () => {
    const boese = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('<script>x</script>', '"><img src=x>', 'https://x.example/\'"><b>', '</title>', '&lt;'),
    );
    fc.assert(
      fc.property(fc.array(boese), boese, boese, (teile, betreff, name) => {
        const seite = alsHtml(teile.join('\n'), betreff, { ...haus, name });
        expect(seite.match(/<(?!\/?(html|head|meta|title|body|div|p|br|a)\b|!doctype)/g)).toBeNull();
        expect(seite.match(/<title>[^<]*<\/title>/g)).toHaveLength(1);
      }),
    );
  });
});
