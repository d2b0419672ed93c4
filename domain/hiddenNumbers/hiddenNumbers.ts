import { figuresIn } from './figures.ts';

/** Replaces a figure. */
export const NO_FIGURE = '…';

/**
 * A text without figures of energy and of the body, for customers who hide them: 'Porridge, 350 kcal' becomes
 * 'Porridge, … kcal'. Amounts of food stay: '80 g oats'.
 */
export function withoutFigures(text: string): string {
  let [shown, at] = ['', 0];
  for (const { from, to } of figuresIn(text)) {
    shown += `${inTags(text.slice(at, from))}${NO_FIGURE}`;
    at = to;
  }
  return shown + inTags(text.slice(at));
}

/** What a tag says about a picture or a link is read too. */
const inTags = (html: string): string =>
  html.includes('<')
    ? html.replaceAll(
        /(\s(?:alt|title|aria-label)=")([^"<>]{1,500})(?=")/g,
        (_, name: string, said: string) => `${name}${withoutFigures(said)}`,
      )
    : html;
