import * as z from 'zod';
import { isPhoto } from '#domain/questionnaires/answers.ts';
import { type AnswerValue, answerPhotoSchema } from '#domain/questionnaires/questionnaireSchema.ts';
import { say } from '#domain/questionnaires/words.ts';
import { idSchema } from '#domain/textSchema.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import type { Write } from '../http/write.ts';
import { forgetLeftover } from '../images/queries.ts';
import { closingWhenRefused, receivePicture } from '../images/receive.ts';
import { pictureAnswer, pictureBody, pictureNamed, pictureOf } from '../images/routes.ts';
import type { ImageDeps } from '../images/squares.ts';
import { fromStorage } from '../images/store.ts';
import { makeLeftovers, removeLeftover } from '../images/sweep.ts';
import { readSent } from './queries.ts';

const path = '/customers/{uid}/sent-questionnaires/{id}/photos';

export function answerPhotoRoutes(api: Api, deps: ImageDeps): void {
  api.operation({
    post: path,
    summary: 'Add a photo for the answer to a question; it is made anew, without metadata',
    by: ['owner', 'dietician'],
    changes: 'questionnaire-answer',
    query: z.strictObject({ question: idSchema }),
    once: true,
    takes: pictureBody,
    makes: answerPhotoSchema,
    refuses: [409, 413, 415, 429],
    answer: async ({ context, scope, session, params: { id }, query: { question } }) =>
      closingWhenRefused(context, async () => {
        const { items } = await readSent(deps.db, scope, id);
        if (!items.some(({ linkId, type }) => linkId === question && type === 'photo'))
          throw new ApiFailure(409, 'no-such-question', say.notAnAnswer);
        const { customerId } = scope;
        const whose = { ownerId: customerId, by: session.id, cut: 'whole' } as const;
        return receivePicture(deps, context, whose, async (filename) => {
          const drop = () => removeLeftover(deps, customerId, filename);
          try {
            const made = await createOnce(context, { id, question }, async ({ db, changed }) => {
              const of = { customerId, filename, sentId: id, linkId: question };
              await db
                .insertInto('answerPhoto')
                .values({ ...of, addedAt: deps.now().toISOString() })
                .execute();
              await forgetLeftover(db, customerId, filename);
              changed('sent-questionnaire', customerId);
              return { photoId: filename };
            });
            // A repeated request gets the photo that was stored before, so this copy is not needed.
            if (made.photoId !== filename) await drop();
            return made;
          } catch (error) {
            // After any other error the photo may have been stored, so the sweep decides.
            if (error instanceof ApiFailure) await drop();
            throw error;
          }
        });
      }),
  });

  api.operation({
    get: '/customers/{uid}/answer-photos/{filename}',
    summary: 'A photo in an answer, large or small',
    by: ['owner', 'dietician'],
    reads: 'questionnaire-answer',
    params: pictureNamed,
    responses: { 200: pictureAnswer },
    answer: async ({ context, scope: { customerId }, params: { filename } }) => {
      const has = await deps.db
        .selectFrom('answerPhoto')
        .select('filename')
        .where('customerId', '=', customerId)
        .where('filename', '=', filename.replace('-small', ''))
        .executeTakeFirst();
      const bytes = has && (await fromStorage(deps.images.read(customerId, filename)));
      if (!bytes) throw notFound();
      return pictureOf(context, bytes);
    },
  });
}

type Question = { readonly customerId: string; readonly sentId: string; readonly linkId: string };

/** Whether the photo of an answer was sent for this question. */
export async function isThere({ db }: Write, of: Question, value: AnswerValue): Promise<boolean> {
  if (!isPhoto(value)) return true;
  const found = await db
    .selectFrom('answerPhoto')
    .select('filename')
    .where((where) => where.and({ ...of, filename: value.photoId }))
    .executeTakeFirst();
  return found !== undefined;
}

/** Removes the photos of a question but the one that answers it now. */
export async function removeOthers({ db }: Write, of: Question, value: AnswerValue, at: string) {
  const left = await db
    .deleteFrom('answerPhoto')
    .where((where) => where.and({ ...of }))
    .where('filename', '!=', isPhoto(value) ? value.photoId : '')
    .returning('filename')
    .execute();
  await makeLeftovers(db, of.customerId, left, at);
}
