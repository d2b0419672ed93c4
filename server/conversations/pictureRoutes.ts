import * as z from 'zod';
import { messagePictureUrl } from '#domain/conversations/message.ts';
import { messagePictureSchema } from '#domain/conversations/messageSchema.ts';
import { IMAGE_NAME } from '#domain/images/image.ts';
import { idSchema, shapedText } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import { notFound } from '../http/failure.ts';
import {
  type Api,
  allow,
  createRoute,
  customerParams,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf } from '../http/scope.ts';
import { sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { pictureAnswer, pictureBody, pictureOf } from '../images/declare.ts';
import type { ImageDeps } from '../images/deps.ts';
import { fromStorage } from '../images/fromStorage.ts';
import { closingWhenRefused, receivePicture } from '../images/receive.ts';
import { changingOf, lockConversation, sideOf } from './changing.ts';
import { keepPicture, maySeePicture } from './pictures.ts';
import { requireMayWrite } from './writing.ts';

const path = '/customers/{uid}/message-pictures';

const add = createRoute({
  method: 'post',
  path,
  summary: 'Add a picture for one’s next message; it is made anew, without metadata',
  ...allow('owner', 'dietician'),
  ...audit('changes', 'message-picture'),
  request: { params: customerParams, body: pictureBody },
  responses: {
    201: json(messagePictureSchema),
    ...refusals(401, 403, 404, 409, 413, 415, 422, 429),
  },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{filename}`,
  summary: 'A picture of a message, large or small; of one that is not sent yet, one’s own',
  ...allow('owner', 'dietician'),
  ...audit('reads', 'message'),
  request: { params: z.object({ uid: idSchema, filename: shapedText(60, IMAGE_NAME) }) },
  responses: { 200: pictureAnswer, ...refusals(401, 403, 404) },
});

export function messagePictureRoutes(api: Api, deps: ImageDeps): void {
  api.openapi(add, async (context) =>
    closingWhenRefused(context, async () => {
      const scope = scopeOf(context);
      const side = sideOf(context);
      await requireMayWrite(deps.db, scope, { now: deps.now, side });
      const whose = { ownerId: scope.customerId, by: sessionOf(context).id, cut: 'whole' } as const;
      const pictureId = await receivePicture(deps, context, whose, (filename) =>
        write(operationOf(context), async (running) => {
          const changing = changingOf(context, running);
          await lockConversation(changing);
          await requireMayWrite(running.db, scope, { now: deps.now, side });
          await keepPicture(changing, filename);
          return filename;
        }),
      );
      const url = messagePictureUrl(scope.customerId, pictureId);
      return context.json({ pictureId, url }, 201);
    }),
  );

  api.openapi(read, async (context) => {
    const scope = scopeOf(context);
    const { filename } = context.req.valid('param');
    const large = filename.replace('-small', '');
    const may = await maySeePicture(deps.db, scope, large, sessionOf(context).id);
    const bytes = may && (await fromStorage(deps.images.read(scope.customerId, filename)));
    if (!bytes) throw notFound();
    return pictureOf(context, bytes);
  });
}
