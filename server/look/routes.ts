import { lookSaveSchema, lookSchema, uploadedLogoSchema } from '#domain/look/lookSchema.ts';
import type { Api } from '../http/operation.ts';
import { closingWhenRefused, receivePicture } from '../images/receive.ts';
import { pictureBody } from '../images/routes.ts';
import type { ImageDeps } from '../images/squares.ts';
import { removeLeftover } from '../images/sweep.ts';
import type { SignInDeps } from '../signIn/deps.ts';
import { proveAgain } from '../signIn/proveAgain.ts';
import { FOLDER, readLook, saveLook } from './queries.ts';

export function lookRoutes(api: Api, deps: ImageDeps & SignInDeps): void {
  api.operation({
    get: '/practice/look',
    summary: 'The practice’s logo and colour',
    by: ['practiceOwner'],
    gives: lookSchema,
    answer: async ({ context }) => {
      const look = await readLook(deps.db);
      context.header('etag', `"${look.version}"`);
      return look;
    },
  });

  api.operation({
    post: '/practice/logos',
    summary: 'Upload a logo, to be chosen within a quarter of an hour; it is made anew, with icons',
    by: ['practiceOwner'],
    takes: pictureBody,
    makes: uploadedLogoSchema,
    refuses: [413, 415, 429],
    answer: ({ context, session }) =>
      closingWhenRefused(context, () =>
        receivePicture(
          deps,
          context,
          { ownerId: FOLDER, by: session.id, cut: 'logo' },
          async (logo, { small }) => ({
            logo,
            picture: `data:image/webp;base64,${Buffer.from(small).toString('base64')}`,
          }),
        ),
      ),
  });

  api.operation({
    put: '/practice/look',
    summary: 'Save the practice’s logo and colour, for who proves anew who they are',
    by: ['practiceOwner'],
    changes: 'practice',
    ifMatch: 'needed',
    takes: lookSaveSchema,
    gives: lookSchema,
    refuses: [429],
    answer: async ({ context, session, operation, input, version }) => {
      const { password, code, ...chosen } = input;
      await proveAgain(deps, context, session, { password, code });
      const { look, replaced } = await saveLook(operation, chosen, { version, by: session.id });
      if (replaced) await removeLeftover(deps, FOLDER, replaced);
      context.header('etag', `"${look.version}"`);
      return look;
    },
  });
}
