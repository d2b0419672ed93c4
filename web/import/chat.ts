import type { Block } from '#domain/import/source.ts';
import { separatorOf, tableOf } from './delimited.ts';
import { TEXT_MAX, Unreadable } from './limits.ts';
import { TOO_LARGE } from './words.ts';

const DATE = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{1,4}`;
const CLOCK = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:[\s\u202f]?[ap]\.?m\.?)?`;
const BEFORE = String.raw`[\u200e\u200f\s]*`;
/** '[23/11/2026, 08:15:32] Maria: ' and '23.11.26, 08:15 - Maria: ', as WhatsApp exports and copies them. */
const STAMP = new RegExp(
  String.raw`^${BEFORE}(?:\[(?:${DATE},?\s+${CLOCK}|${CLOCK},\s*${DATE})\]\s*|${DATE},?\s+${CLOCK}\s+[-–]\s+)(?:([^:\n]{1,60}):\s?)?`,
  'iu',
);
/** 'Maria, [23.11.2026 08:15]', as Telegram copies it: a line of its own. */
const TELEGRAM = new RegExp(String.raw`^[^\n\[]{1,60},?\s\[${DATE},?\s+${CLOCK}\]:?\s*$`, 'iu');

/** Plain text: a table with tabs or commas, or lines of a chat or a document. */
export function blocksOfText(source: string): Block[] {
  if (source.length > TEXT_MAX) throw new Unreadable(TOO_LARGE(source.length, TEXT_MAX));
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const isChat = text.split('\n').some((line) => STAMP.test(line) || TELEGRAM.test(line));
  const sign = isChat ? null : separatorOf(text);
  if (sign !== null && (sign !== ',' || looksLikeTable(text))) return [tableOf(text, sign)];
  const drawn = drawnTable(text);
  if (drawn) return drawn;
  const blocks: Block[] = [];
  let begins = true;
  for (const line of text.split('\n')) {
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
    blocks.push({ kind: 'line', text: rest, begins, ...(stamp && { stamp: stamp.trim() }) });
    begins = false;
  }
  return blocks;
}

/** Sentences contain commas too, but a table has several in most of its lines. */
const looksLikeTable = (text: string): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.filter((line) => line.split(',').length >= 3).length * 3 >= lines.length * 2;
};

/** '| Mon | Oats |', as Markdown and some chats write tables. */
function drawnTable(text: string): Block[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const drawn = lines.filter((line) => line.split('|').length >= 3);
  if (drawn.length < 2 || drawn.length * 2 < lines.length) return null;
  const rows = drawn.filter((line) => !/^[\s|:+=-]+$/.test(line));
  const table = tableOf(
    rows
      .map((line) =>
        line
          .trim()
          .replace(/^\||\|$/g, '')
          .replaceAll('"', '“'),
      )
      .join('\n'),
    '|',
  );
  const others = lines.filter((line) => !drawn.includes(line) && !/^[\s|:+=-]+$/.test(line));
  return [...others.map((line): Block => ({ kind: 'line', text: line.trim() })), table];
}
