import { inDigits, translated } from '../language/language.ts';

export const say = translated({
  nameReply: 'Give the reply a title.',
  writeReply: 'Write the text of the reply.',
  repliesFull: (most: number) => `${inDigits(most)} saved replies are the most. Delete one first.`,
});
