/** The parts of `oidc-provider` that the tests use; it has no types of its own. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Prompts = { add(prompt: unknown, index?: number): void };

  export const interactionPolicy: {
    base(): Prompts;
    Prompt: new (info: { name: string; requestable: boolean }) => unknown;
  };

  export class Provider {
    constructor(issuer: string, configuration: object);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ params: { client_id: string; scope: string } }>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: object,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
    on(event: string, listener: (...values: unknown[]) => void): this;
    Grant: new (of: {
      accountId: string;
      clientId: string;
    }) => Grant;
    Client: { prototype: { redirectUriAllowed(uri: string): boolean } };
  }

  export default Provider;
}
