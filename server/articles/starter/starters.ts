import { readFileSync } from 'node:fs';
import { tagsIn } from '#domain/text.ts';

/**
 * An article that comes with the product. Its name must not change: by it a practice knows that it had the
 * article.
 */
export type Starter = {
  readonly starter: string;
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly markdown: string;
};

/**
 * The names of the starters, which are also their file names; the last ones come first in the list of articles.
 */
export const STARTERS: readonly string[] = [
  'cook-once',
  'fats-and-oils',
  'sweet-things',
  'less-salt',
  'five-a-day',
  'snacks',
  'portions',
  'fibre',
  'protein-at-breakfast',
  'hydration',
  'eating-out',
  'reading-a-label',
];

/** Reads a starter: a title, a summary, tags and the text, separated by empty lines. Throws for any other form. */
export function readStarter(starter: string): Starter {
  const file = readFileSync(new URL(`./${starter}.md`, import.meta.url), 'utf8');
  const [title = '', summary = '', tags = '', ...text] = file.trim().split('\n\n');
  if (!title.startsWith('# ') || !tags.startsWith('Tags: ') || text.length === 0)
    throw new Error(`${starter}.md does not begin with a title, a summary and tags.`);
  return {
    starter,
    title: title.slice('# '.length),
    summary,
    tags: tagsIn(tags.slice('Tags: '.length)),
    markdown: text.join('\n\n'),
  };
}
