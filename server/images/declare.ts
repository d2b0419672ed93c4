import type { Context } from 'hono';
import { IMAGE_NAME, IMAGE_TYPES } from '#domain/images/image.ts';
import { shapedText } from '#domain/textSchema.ts';
import type { Env } from '../http/operation.ts';

/** The path of a picture ends in its `{filename}`. */
export const pictureNamed = { filename: shapedText(60, IMAGE_NAME) };

const binary = { schema: { type: 'string', format: 'binary' } } as const;

/** Declares that an operation is sent a picture. */
export const pictureBody = {
  required: true,
  content: Object.fromEntries(IMAGE_TYPES.map((type) => [type, binary])),
};

/** Declares that an operation answers with a picture. */
export const pictureAnswer = { description: 'The picture.', content: { 'image/webp': binary } };

/** Answers with a picture that no browser treats as a page. */
export const pictureOf = (context: Context<Env>, bytes: Uint8Array) =>
  context.body(new Uint8Array(bytes), 200, {
    'content-type': 'image/webp',
    'content-security-policy': "default-src 'none'; sandbox",
  });
