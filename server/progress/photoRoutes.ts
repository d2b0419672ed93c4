import { daySchema } from '#domain/daySchema.ts';
import { mealOfPhotoSchema, mealPhotoSchema } from '#domain/mealPhotos/mealPhotoSchema.ts';
import { submitRefusal } from '#domain/progress/progress.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { createOnce } from '../http/idempotency.ts';
import type { Api } from '../http/operation.ts';
import { scopeOf, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { closingWhenRefused, receivePicture } from '../images/receive.ts';
import { pictureAnswer, pictureBody, pictureNamed, pictureOf } from '../images/routes.ts';
import type { ImageDeps } from '../images/squares.ts';
import { fromStorage } from '../images/store.ts';
import { removeLeftover } from '../images/sweep.ts';
import { addPhoto, hasPhoto, takePhotoAway } from './photos.ts';
import { readDayState } from './queries.ts';
import { requireLoggable } from './saveDay.ts';

const path = '/customers/{uid}/meal-photos/{filename}';

export function mealPhotoRoutes(api: Api, deps: ImageDeps): void {
  const { db } = deps;
  const at = () => deps.now().toISOString();

  api.operation({
    post: '/customers/{uid}/daily-progress/{date}/photos',
    summary: 'Add a photo of a meal to a day; it is made anew, without metadata, and ticks nothing',
    by: ['owner'],
    changes: 'meal-photo',
    params: { date: daySchema },
    query: mealOfPhotoSchema,
    once: true,
    takes: pictureBody,
    makes: mealPhotoSchema,
    refuses: [409, 413, 415, 429],
    answer: async ({ context, params, query }) =>
      closingWhenRefused(context, async () => {
        const scope = scopeOf(context);
        const { date } = params;
        const { meal } = query;
        const refusal = submitRefusal(date, todayOf(deps, scope));
        if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
        const { customerId } = scope;
        requireLoggable(date, await readDayState(db, customerId, date));
        const whose = { ownerId: customerId, by: customerId, cut: 'whole' } as const;
        return receivePicture(deps, context, whose, async (filename) => {
          const drop = () => removeLeftover(deps, customerId, filename);
          try {
            const photo = await createOnce(context, { date, meal }, (running) =>
              addPhoto({ running, scope, at: at() }, { filename, date, meal }),
            );
            // A repeated request returns the photo stored before, so this copy is not needed.
            if (!photo.url.endsWith(filename)) await drop();
            return photo;
          } catch (error) {
            // After any other error the photo may have been stored, so the sweep decides.
            if (error instanceof ApiFailure) await drop();
            throw error;
          }
        });
      }),
  });

  api.operation({
    get: path,
    summary: 'A photo of a meal, large or small',
    by: ['owner', 'dietician'],
    reads: 'meal-photo',
    params: pictureNamed,
    responses: { 200: pictureAnswer },
    answer: async ({ context, scope, params: { filename } }) => {
      const has = await hasPhoto(db, scope, filename.replace('-small', ''));
      const bytes = has && (await fromStorage(deps.images.read(scope.customerId, filename)));
      if (!bytes) throw notFound();
      return pictureOf(context, bytes);
    },
  });

  api.operation({
    delete: path,
    summary: 'Take a photo of a meal away',
    by: ['owner'],
    deletes: 'meal-photo',
    params: pictureNamed,
    answer: async ({ scope, operation, params: { filename } }) => {
      await write(operation, (running) => takePhotoAway({ running, scope, at: at() }, filename));
      await removeLeftover(deps, scope.customerId, filename);
    },
  });
}
