import * as z from 'zod';
import type { Api } from '../http/operation.ts';

/** The OpenAPI 3.1 document of the API; each operation states who may call it (`x-access`). */
export function documentRoutes(api: Api): void {
  let text: string | undefined;
  api.operation({
    get: '/openapi.json',
    summary: 'This document',
    by: ['anyone'],
    gives: z.record(z.string(), z.unknown()),
    answer: ({ context }) => {
      text ??= JSON.stringify(
        api.getOpenAPI31Document({
          openapi: '3.1.0',
          info: { title: 'Weekplate', version: '1' },
          servers: [{ url: '/api' }],
        }),
      );
      return context.body(text, 200, { 'content-type': 'application/json' });
    },
  });
}
