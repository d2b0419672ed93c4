import * as z from 'zod';
import { MESSAGE_MAX } from '../conversations/message.ts';
import { requiredLine, requiredText } from '../textSchema.ts';
import { REPLY_TITLE_MAX } from './savedReply.ts';
import { say } from './words.ts';

export const replyInputSchema = z.strictObject({
  title: requiredLine(REPLY_TITLE_MAX, () => say.nameReply),
  text: requiredText(MESSAGE_MAX, () => say.writeReply),
});
export type ReplyInput = z.infer<typeof replyInputSchema>;

export const savedReplySchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** With its blanks, see `fillBlanks`. */
  text: z.string(),
  version: z.int(),
});
export type SavedReply = z.infer<typeof savedReplySchema>;

/** All replies of the practice, by title. */
export const savedRepliesSchema = z.strictObject({ items: z.array(savedReplySchema) });
export type SavedReplies = z.infer<typeof savedRepliesSchema>;
