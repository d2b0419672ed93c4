import * as z from 'zod';

/** The values that an operation's `x-access` can have: see domain/signIn/access.ts. */
export const accessSchema = z
  .array(z.enum(['anyone', 'user', 'practiceOwner', 'dietician', 'assistant', 'customer', 'owner']))
  .min(1);

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
export type Method = (typeof METHODS)[number];

const jsonSchema = z.record(z.string(), z.unknown());
const responseSchema = z.looseObject({
  content: z.record(z.string(), z.looseObject({ schema: jsonSchema.optional() })).optional(),
});
const operationSchema = z.looseObject({
  'x-access': accessSchema.optional(),
  'x-before-proof': z.literal(true).optional(),
  'x-consent': z.literal('not-needed').optional(),
  'x-audit': z.strictObject({ does: z.string(), to: z.array(z.string()) }).optional(),
  responses: z.record(z.string(), responseSchema),
  parameters: z
    .array(
      z.looseObject({
        name: z.string(),
        in: z.string(),
        required: z.boolean().optional(),
        schema: jsonSchema.optional(),
      }),
    )
    .optional(),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: jsonSchema })) })
    .optional(),
});
const documentSchema = z.looseObject({
  servers: z.tuple([z.looseObject({ url: z.string() })]),
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), operationSchema)),
  components: z.looseObject({ schemas: z.record(z.string(), jsonSchema).optional() }).optional(),
});

export type Operation = {
  readonly method: Method;
  /** As declared, `/api/customers/{uid}`. */
  readonly path: string;
  readonly access: z.infer<typeof accessSchema> | undefined;
  /** Whether a dietician who has yet to set up a second factor may call it. */
  readonly beforeProof: boolean;
  /** Which data of a customer it declares to read or change. */
  readonly audited: { readonly does: string; readonly to: readonly string[] } | undefined;
  /** Whether a customer must have agreed to the use of their health data. */
  readonly needsConsent: boolean;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema?: Record<string, unknown> | undefined;
  }[];
  /** The JSON schema of the body by its content type; empty if the operation takes no body. */
  readonly bodies: Readonly<Record<string, Record<string, unknown>>>;
  /** The schema of a JSON response with this status; null for a response without a body. */
  answer(status: number): z.ZodType | null | 'undeclared';
};

/** The operations of an OpenAPI document as the server serves it. */
export function operationsOf(document: unknown): Operation[] {
  // zod resolves references under $defs, as in JSON Schema itself.
  const text = JSON.stringify(document).replaceAll('#/components/schemas/', '#/$defs/');
  const { servers, paths, components } = documentSchema.parse(JSON.parse(text));
  const $defs = components?.schemas ?? {};
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      if (!operation) return [];
      const {
        responses,
        parameters = [],
        requestBody,
        'x-access': access,
        'x-audit': audited,
        'x-before-proof': beforeProof = false,
        'x-consent': consent,
      } = operation;
      const bodies = Object.fromEntries(
        Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) => [type, schema]),
      );
      const declared = (status: number) => {
        const response = responses[String(status)];
        if (!response) return 'undeclared';
        const schema = response.content?.['application/json']?.schema;
        return schema ? z.fromJSONSchema({ ...schema, $defs }) : null;
      };
      // Cached: creating a schema takes longer than the request whose response it checks.
      const made = new Map<number, ReturnType<typeof declared>>();
      const answer = (status: number) => {
        const schema = made.get(status) ?? declared(status);
        made.set(status, schema);
        return schema;
      };
      return [
        {
          method,
          path: `${servers[0].url}${path}`,
          access,
          beforeProof,
          audited,
          needsConsent: consent === undefined,
          parameters,
          bodies,
          answer,
        },
      ];
    }),
  );
}

/** The operation that handles a request; a literal path takes precedence over one with parameters. */
export function operationFor(
  operations: readonly Operation[],
  method: Method,
  pathname: string,
): Operation | undefined {
  return operationsAt(operations, pathname)
    .filter((each) => each.method === method)
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

/** All operations that a path can match: `…/latest` also matches `…/{id}`. */
export const operationsAt = (operations: readonly Operation[], pathname: string): Operation[] =>
  operations.filter((each) => matches(each.path, pathname));

function matches(template: string, pathname: string): boolean {
  const wanted = template.split('/');
  const given = pathname.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith('{') || part === given[index])
  );
}

/** Whether an operation is for people of the practice, whatever their position. */
export const isForPractice = (access: readonly string[]): boolean =>
  ['practiceOwner', 'dietician', 'assistant'].some((who) => access.includes(who));
