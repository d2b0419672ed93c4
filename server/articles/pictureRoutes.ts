import * as z from 'zod';
import { IMAGE_NAME } from '#domain/images/image.ts';
import { idSchema, shapedText } from '#domain/textSchema.ts';
import { audit } from '../audit/declare.ts';
import { notFound } from '../http/failure.ts';
import { type Api, allow, createRoute, json, operationOf, refusals } from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { pictureAnswer, pictureBody, pictureOf } from '../images/declare.ts';
import type { ImageDeps } from '../images/deps.ts';
import { fromStorage } from '../images/fromStorage.ts';
import { closingWhenRefused, receivePicture } from '../images/receive.ts';
import { addPicture, maySeePicture, requireRoom } from './pictures.ts';
import { articleParams } from './routes.ts';

const path = '/articles/{id}/pictures';

const add = createRoute({
  method: 'post',
  path,
  summary: 'Add a picture that the text can show; it is made anew, without metadata',
  ...allow('dietician'),
  ...audit('changes', 'article'),
  request: { params: articleParams, body: pictureBody },
  responses: {
    201: json(z.strictObject({ url: z.string() })),
    ...refusals(401, 403, 404, 409, 413, 415, 422, 429),
  },
});

const read = createRoute({
  method: 'get',
  path: `${path}/{filename}`,
  summary: 'A picture of an article, large or small',
  ...allow('customer', 'dietician'),
  request: { params: z.object({ id: idSchema, filename: shapedText(60, IMAGE_NAME) }) },
  responses: { 200: pictureAnswer, ...refusals(401, 403, 404) },
});

export function articlePictureRoutes(api: Api, deps: ImageDeps): void {
  api.openapi(add, async (context) =>
    closingWhenRefused(context, async () => {
      const { id } = context.req.valid('param');
      await requireRoom(deps.db, id);
      const whose = { ownerId: id, by: sessionOf(context).id, cut: 'whole' } as const;
      const url = await receivePicture(deps, context, whose, (filename) =>
        addPicture(operationOf(context), id, filename),
      );
      return context.json({ url }, 201);
    }),
  );

  api.openapi(read, async (context) => {
    const { id, filename } = context.req.valid('param');
    const picture = { id, filename: filename.replace('-small', '') };
    const may = await maySeePicture(deps.db, sessionOf(context), picture);
    const bytes = may && (await fromStorage(deps.images.read(id, filename)));
    if (!bytes) throw notFound();
    return pictureOf(context, bytes);
  });
}
