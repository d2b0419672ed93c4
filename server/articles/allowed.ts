import { pictureUrl } from '#domain/articles/article.ts';
import { smallImage } from '#domain/images/image.ts';
import { escaped } from '../http/plainPage.ts';

/** Tags without attributes that stay as they are. */
const PLAIN = /^<\/?(?:p|ul|ol|li|em|strong|blockquote|code|pre|hr|br)(?: \/)?>$/;
const HEADING = /^<(\/?)h([1-6])>$/;
const LIST = /^<ol start="(\d{1,9})">$/;
/** The language of a block of code is not shown. */
const CODE = /^<code class="[^"<>]*">$/;
/** Only links that a person follows: to pages and addresses, never a script or a file. */
const LINK = /^<a href="((?:https?:\/\/|mailto:)[^"<>]*)"(?: title="[^"<>]*")?>$/i;
const IMAGE = /^<img src="([^"<>]*)" alt="([^"<>]*)"(?: title="[^"<>]*")? \/>$/;

const FILENAME = /\/([0-9a-f-]{36}\.webp)$/;

/**
 * Keeps only the allowed tags of HTML that was made from an article's Markdown. All other tags are left out, so
 * that nothing runs and nothing is fetched from elsewhere, whatever made the HTML. The highest headings become
 * level 2, below the title. A picture that does not belong to the article is replaced by its description.
 */
export function onlyAllowed(html: string, articleId: string): string {
  const levels = [...html.matchAll(/<h([1-6])>/g)].map(({ 1: level }) => Number(level));
  const context = { articleId, lower: 2 - Math.min(6, ...levels) };
  return html.replaceAll(/<[^<>]*>|[<>]/g, (tag) => allowedTag(tag, context));
}

type Context = {
  readonly articleId: string;
  /** By how many levels headings move down. */
  readonly lower: number;
};

function allowedTag(tag: string, { articleId, lower }: Context): string {
  if (PLAIN.test(tag)) return tag;
  const [, close, level] = HEADING.exec(tag) ?? [];
  if (level) return `<${close}h${Math.max(2, Math.min(Number(level) + lower, 6))}>`;
  if (tag === '</a>' || LIST.test(tag)) return tag;
  if (CODE.test(tag)) return '<code>';
  const [, href] = LINK.exec(tag) ?? [];
  if (href) return `<a href="${href}" rel="noopener noreferrer">`;
  const [, src, alt = ''] = IMAGE.exec(tag) ?? [];
  if (src !== undefined) return pictureOrWords(src, alt, articleId);
  // A link with a forbidden address keeps its text.
  return tag.startsWith('<a ') ? '<a>' : '';
}

/** `alt` is escaped already, because it comes from the HTML. */
function pictureOrWords(src: string, alt: string, articleId: string): string {
  const [, filename] = FILENAME.exec(src) ?? [];
  if (!filename || src !== pictureUrl(articleId, filename)) return alt;
  const small = pictureUrl(articleId, smallImage(filename));
  return `<img src="${src}" srcset="${small} 480w, ${src} 1200w" sizes="(max-width: 480px) 480px, 640px" alt="${alt}" loading="lazy">`;
}

/** The text as paragraphs, for one that could not be rendered. */
export const unrendered = (markdown: string): string =>
  markdown
    .split('\n\n')
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('\n');
