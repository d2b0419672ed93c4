import { labelled, withoutBullet } from '#domain/import/labels.ts';
import type { Block } from '#domain/import/source.ts';
import { separatorOf, tableOf, tidy } from './delimited.ts';
import { decoded } from './markup.ts';
import { withSpacedTables } from './spaced.ts';
import { megabytes, TEXT_MAX, Unreadable } from './unreadable.ts';
import { say } from './words.ts';

const DATE = String.raw`\p{Nd}{1,4}\u200f?[./-]\p{Nd}{1,2}\u200f?[./-]\p{Nd}{1,4}[,،]?`;
const CLOCK = String.raw`\p{Nd}{1,2}:\p{Nd}{2}(?::\p{Nd}{2})?(?:[\s\u202f]?(?:[ap]\.?m\.?|[صم]))?`;
const BEFORE = String.raw`[\u200e\u200f\s]*`;
/** '[23/11/2026, 08:15:32] Maria: ' and '23.11.26, 08:15 - Maria: ', as WhatsApp exports and copies them. */
const STAMP = new RegExp(
  String.raw`^${BEFORE}(?:\[(?:${DATE}\s+${CLOCK}|${CLOCK},\s*${DATE})\]\s*|${DATE}\s+${CLOCK}\s+[-–]\s+)(?:([^:\n]{1,60}):\s?)?`,
  'iu',
);
/** 'Maria, [23.11.2026 08:15]', as Telegram copies it: a line of its own. */
const TELEGRAM = new RegExp(String.raw`^[^\n\[]{1,60},?\s\[${DATE}\s+${CLOCK}\]:?\s*$`, 'iu');

export function blocksOfText(source: string): Block[] {
  if (source.length > TEXT_MAX)
    throw new Unreadable(say.tooLarge(megabytes(source.length), megabytes(TEXT_MAX)));
  const lines = markdownLines(
    withSpacedTables(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')),
  );
  const text = lines.map((line) => line.text).join('\n');
  const isChat = text.split('\n').some((line) => STAMP.test(line) || TELEGRAM.test(line));
  const sign = isChat ? null : separatorOf(text);
  if (sign !== null && (sign === '\t' || looksLikeTable(text, sign))) return [tableOf(text, sign)];
  const blocks: Block[] = [];
  let begins = true;
  let drawn: string[] = [];
  const endTable = (next: string) => {
    if (isDrawn(next, drawn.length > 0) && !isChat) return;
    // One line with bars is a line, such as 'Total: 1750 kcal | Protein: 75 g'.
    if (drawn.filter((line) => !isDrawnRule(line)).length > 1) blocks.push(drawnTable(drawn));
    else for (const line of drawn) blocks.push({ kind: 'line', text: line.trim(), begins });
    drawn = [];
  };
  for (const { text: line, isHeading } of [...lines, { text: '', isHeading: false }]) {
    endTable(line);
    if (isDrawn(line, drawn.length > 0) && !isChat) {
      drawn.push(line);
      continue;
    }
    if (isChat && TELEGRAM.test(line)) {
      blocks.push({ kind: 'line', text: '', stamp: line.trim() });
      begins = true;
      continue;
    }
    const stamp = isChat ? STAMP.exec(line)?.[0] : undefined;
    const rest = line
      .slice(stamp?.length ?? 0)
      .replace(/[\u200e\u200f]/g, '')
      .trim();
    if (stamp) begins = true;
    if (rest === '' && !stamp) {
      begins = true;
      continue;
    }
    blocks.push({
      kind: 'line',
      text: rest,
      begins,
      ...(isHeading && { isHeading }),
      ...(stamp && { stamp: stamp.trim() }),
    });
    begins = false;
  }
  return blocks;
}

/**
 * Sentences contain commas and semicolons too, but a table has several in most of its lines, and does not begin
 * its lines with a heading and its dish: 'Day 1 Breakfast: egg; toast; tea'.
 */
const looksLikeTable = (text: string, sign: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const several = lines.filter((line) => line.split(sign).length >= (sign === ',' ? 3 : 2));
  const labels = lines.filter((line) => {
    const label = labelled(withoutBullet(line.split(sign)[0] ?? ''));
    return label !== null && label.rest !== '';
  });
  // A single line is running text, unless it is too long to be one.
  const areRows = several.length > 1 || text.length > LONGEST_LINE;
  const isOften = areRows && several.length * 3 >= lines.length * 2;
  return isOften && labels.length * 2 < lines.length;
};

const LONGEST_LINE = 20_000;

/** Stands for a line break while a row is still one line. */
const BREAK = '\u2028';

/** '| Mon | Oats |', as Markdown and some chats write tables, or three cells between tabs, as they are copied. */
const isDrawn = (line: string, isBegun = true) =>
  line.split(signOf(line)).length >= 3 && (isBegun || line.includes('|') || TABBED.test(line));
const signOf = (line: string) => (line.includes('|') ? '|' : '\t');
/** Not 'Lunch' and its dish, or a bullet and its words, far apart. */
const TABBED = /^(?:\t|[^\t]*\S\t+)[^\t]*\S\t+[^\t]*\S/;
const isDrawnRule = (line: string) => /^[\s|:+=-]+$/.test(line);

function drawnTable(drawn: readonly string[]): Block {
  const sign = signOf(drawn[0] ?? '');
  const lines = drawn
    .filter((line) => !isDrawnRule(line))
    .map((line) => (sign === '|' ? line.trim() : line));
  // Where only some lines begin with a bar, that bar ends an empty first cell.
  const edges = lines.every((line) => line.startsWith('|')) ? /^\||\|$/g : /\|$/g;
  const rows = lines.map((line) =>
    line.replace(edges, '').replaceAll('"', '“').replaceAll(LINE_BREAK, BREAK),
  );
  const table = tableOf(rows.join('\n'), sign);
  if (table.kind !== 'table') return table;
  const cells = table.cells.map((cell) => ({
    ...cell,
    text: tidy(cell.text.replaceAll(BREAK, '\n')),
  }));
  return { kind: 'table', cells };
}

/** A line without the signs of Markdown, and whether they make it a heading. */
type MarkdownLine = { readonly text: string; readonly isHeading: boolean };

const FENCE = /^\s{0,8}(?:```|~~~)/;
const RULE = /^\s{0,8}(?:-\s?){3,}$|^\s{0,8}(?:\*\s?){3,}$|^\s{0,8}(?:_\s?){3,}$|^\s{0,8}={3,}\s*$/;
const HEADING = /^\s{0,8}#{1,6}\s*(?=\S)/;
const QUOTE = /^\s{0,8}>\s?(?=\S)/;
/** '- [ ] Eggs', as in a list of things to do. */
const BOX = /^(\s{0,8}(?:[-*+]\s)?)\[[ xX✓]\]\s/;
const LINE_BREAK = /<br\s*\/?>/gi;
const ENTITY = /&#?\w{2,8};/g;
/** A whole line in bold, perhaps with an emoji or a colon outside: '🍎 **Snack**:'. */
const BOLD_LINE = /^[^\p{L}\p{N}*_|]{0,12}(?:\*\*|__)[^*|]{1,120}(?:\*\*|__)[^\p{L}\p{N}|]{0,6}$/u;

/** Text without the signs within a line: bold, italics, code, links, pictures. */
const withoutInlineMarks = (text: string): string =>
  text
    .replace(/!\[[^\]\n]{0,200}\]\([^)\n]{0,400}\)/g, '')
    .replace(/\[([^\]\n]{1,200})\]\([^)\n]{0,400}\)/g, '$1')
    .replace(/`{1,2}([^`\n]{1,300})`{1,2}/g, '$1')
    .replace(/\*{2,3}/g, '')
    .replace(/(?<![\p{L}\p{N}_])_{2}(?=\S)|(?<=\S)_{2}(?![\p{L}\p{N}_])/gu, '')
    .replace(
      /(?<![\p{L}\p{N}*])\*(\S[^*\n]{0,300})\*(?![\p{L}\p{N}*])/gu,
      (whole, words: string) => (words.endsWith(' ') ? whole : words),
    )
    .replace(/(?<![\p{L}\p{N}_])_(\S[^_\n]{0,300})_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/~~(\S[^~\n]{0,300})~~/g, '$1')
    .replace(/\\([*_#|.~()[\]-]|$)/g, '$1')
    .replace(ENTITY, decoded)
    .replaceAll('\u00a0', ' ');

/** A row of a table keeps its breaks, which are within its cells. */
const brokenUp = (line: string): string[] => (isDrawn(line) ? [line] : line.split(LINE_BREAK));

/** The lines of a text that may be Markdown; the signs that only lay it out are gone. */
const markdownLines = (text: string): MarkdownLine[] =>
  text
    .split('\n')
    .flatMap(brokenUp)
    .map((line) => {
      if (FENCE.test(line) || RULE.test(line)) return { text: '', isHeading: false };
      const isHeading = HEADING.test(line) || BOLD_LINE.test(line);
      const said = line.replace(QUOTE, '').replace(HEADING, '').replace(BOX, '$1');
      return { text: withoutInlineMarks(said), isHeading };
    });
