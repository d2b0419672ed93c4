import { figuresIn } from './figures.ts';

const NO_FIGURE = '…';

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

/** A figure, and what stands around it, as a customer who hides numbers reads it. */
type Seen = { readonly figure: string; readonly before: string; readonly after: string };

/** How much text around a figure shows which one it is. */
const AROUND = 8;

/** Figures in a row that somebody may have taken out; more would take quadratic time in a long text. */
const MOST_LEFT_OUT = 100;

/**
 * What somebody sent who reads `stored` without figures, with the figures that they could not see. They may have
 * changed the text around them; a new figure of their own stays.
 */
export function withFigures<Value>(sent: Value, stored: unknown): Value;
export function withFigures(sent: unknown, stored: unknown): unknown {
  if (typeof sent === 'string') return typeof stored === 'string' ? textWith(sent, stored) : sent;
  if (sent === null || typeof sent !== 'object' || stored === null || typeof stored !== 'object')
    return sent;
  if (Array.isArray(sent))
    return Array.isArray(stored) ? sent.map((each, at) => withFigures(each, stored[at])) : sent;
  const before = new Map<string, unknown>(Object.entries(stored));
  return Object.fromEntries(
    Object.entries(sent).map(([name, each]) => [name, withFigures(each, before.get(name))]),
  );
}

function textWith(sent: string, stored: string): string {
  if (!sent.includes(NO_FIGURE)) return sent;
  if (sent === withoutFigures(stored)) return stored;
  const seen = seenIn(stored);
  let next = 0;
  const parts = sent.split(NO_FIGURE);
  return parts.reduce((text, after, at) => {
    const ahead = seen.slice(next, next + MOST_LEFT_OUT);
    const found = ahead.findIndex((each) => isThere(each, parts[at - 1] ?? '', after));
    next += found + 1;
    return `${text}${ahead[found]?.figure ?? NO_FIGURE}${after}`;
  });
}

function seenIn(stored: string): Seen[] {
  const figures = figuresIn(stored);
  return figures.map(({ from, to }, at) => ({
    figure: stored.slice(from, to),
    before: stored.slice(figures[at - 1]?.to ?? 0, from).slice(-AROUND),
    after: stored.slice(to, figures[at + 1]?.from).slice(0, AROUND),
  }));
}

/** Whether one side of a figure is as it was, and is more than a blank. */
const isThere = (seen: Seen, before: string, after: string): boolean =>
  (seen.before.trim() !== '' && before.endsWith(seen.before)) ||
  (seen.after.trim() !== '' && after.startsWith(seen.after));
