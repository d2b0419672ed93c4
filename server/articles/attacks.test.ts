import { micromark } from 'micromark';
import { describe, expect, it } from 'vitest';
import { attacks } from '#test/articles/attacks.ts';
import { onlyAllowed, unrendered } from './allowed.ts';

const ID = 'article-1';
const PICTURE = `/api/articles/${ID}/pictures/123e4567-e89b-42d3-a456-426614174000.webp`;
const shown = (markdown: string) => onlyAllowed(micromark(markdown), ID);

/** Every tag that our pages may contain, exactly as we write it. */
const HARMLESS =
  /^<(\/?(p|ul|ol|li|em|strong|blockquote|code|pre|h[2-6]|a)|(hr|br) \/|ol start="\d+"|a href="(https?:\/\/|mailto:)[^"<>]*" rel="noopener noreferrer"|img src="\/api\/articles\/article-1\/pictures\/[0-9a-f-]{36}\.webp" srcset="[^"<>]*" sizes="[^"<>]*" alt="[^"<>]*" loading="lazy")>$/i;

const harmful = (html: string): string[] => [
  ...(html.match(/<[^>]*>?/g) ?? []).filter((tag) => !HARMLESS.test(tag)),
  ...(html.replaceAll(/<[^>]*>/g, '').match(/[<>]/g) ?? []),
];

describe('Attacks on articles', () => {
  it('[T-M2] there are at least sixty of them', () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(60);
  });

  it.each(attacks)('[T-M2] nothing of it runs or is fetched from elsewhere: %j', (attack) => {
    expect(harmful(shown(attack))).toEqual([]);
    expect(harmful(unrendered(attack))).toEqual([]);
  });

  it.each(attacks)('[T-M2] nor of the same as HTML that was put into a database: %j', (attack) => {
    expect(harmful(onlyAllowed(attack, ID))).toEqual([]);
  });

  it('[LIB-01] what is meant well is shown: headings, lists, links and the article’s own pictures', () => {
    expect(shown('# One\n\n### Three')).toBe('<h2>One</h2>\n<h4>Three</h4>');
    expect(shown('## Two')).toBe('<h2>Two</h2>');
    expect(shown('3. three')).toBe('<ol start="3">\n<li>three</li>\n</ol>');
    expect(shown('[WHO](https://www.who.int/)')).toBe(
      '<p><a href="https://www.who.int/" rel="noopener noreferrer">WHO</a></p>',
    );
    expect(shown(`![A "bowl"](${PICTURE})`)).toContain(`<img src="${PICTURE}" srcset=`);
    expect(shown('![Elsewhere](https://evil.example/x.png)')).toBe('<p>Elsewhere</p>');
    expect(shown('a < b & c > d')).toBe('<p>a &lt; b &amp; c &gt; d</p>');
  });
});
