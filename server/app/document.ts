import * as z from 'zod';
import { type Api, allow, createRoute, json, rawJson } from '../http/operation.ts';

const document = createRoute({
  method: 'get',
  path: '/openapi.json',
  summary: 'This document',
  ...allow('anyone'),
  responses: { 200: json(z.record(z.string(), z.unknown())) },
});

/** The OpenAPI 3.1 document of the API; each operation states who may call it (`x-access`). */
export function documentRoutes(api: Api): void {
  let text: string | undefined;
  api.openapi(document, (context) => {
    text ??= JSON.stringify(
      api.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'Weekplate', version: '1' },
        servers: [{ url: '/api' }],
      }),
    );
    return rawJson(context, text);
  });
}
