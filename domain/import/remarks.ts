import { withoutEnd } from './edges.ts';
import { withoutFigures } from './figures.ts';
import { plain } from './letters.ts';

/** '<Media omitted>', and 'image omitted' as written by iPhones. */
export const isOmitted = (line: string): boolean =>
  /^<[^<>]{3,40}>$/u.test(line) ||
  /^(?:image|photo|video|audio|gif|sticker|document|contact card) omitted$/iu.test(line);

const CLOSING =
  /^(?:best|kind|warm|many)? ?(?:regards|wishes)|^(?:thank|thanks|cheers|enjoy|take care|stay healthy|good luck|love|yours|see you|let me know|liebe gru|viele gru|beste gru|mit freundlichen|lg|vg|alles gute|cordialement|bien a vous|bon courage|bonne semaine|a bientot|saludos|un abrazo|gracias|animo|cordiali|a presto|grazie|abracos|obrigad|शुभकामना|धन्यवाद|مع تحياتي|شكرا|祝)/u;

/** Whether a line is addressed to a person and not a dish. */
export const isSentence = (line: string): boolean =>
  !/^[\d½¼¾⅓⅔]/.test(line) && (/[.!?。！？]$/u.test(withoutEmoji(line)) || isAddressed(line));

/** Whether more than a point at its end tells that a line is a sentence, for texts that end each line so. */
export const isAddressed = (line: string): boolean =>
  /[😊👍🙂]\s*$/u.test(line) ||
  CLOSING.test(plain(line)) ||
  line.length > 90 ||
  /\b(?:please|you|your|bitte|sie|dich|vous|votre|usted|tu)\b/u.test(plain(line));

const withoutEmoji = (line: string) =>
  withoutEnd(line, /[\s\p{Extended_Pictographic}\p{Emoji_Modifier})\]]|\ufe0f|\u200d/u);

const LONGEST_TITLE = 60;

/** Whether a line can name a plan: no sentence, no figures, no form to fill in. */
export const isTitle = (line: string): boolean =>
  line.length <= LONGEST_TITLE &&
  /\p{L}/u.test(line) &&
  !/[\n_:：]/.test(line) &&
  !isSentence(line) &&
  withoutFigures(plain(line)) === plain(line) &&
  !/(?<!\p{L})(?:kcals?|calories|kalorien|calorias)(?!\p{L})/u.test(plain(line));
