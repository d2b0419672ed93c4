import { jsonWithoutFigures, withoutFigures } from '#domain/hiddenNumbers.ts';
import { ownWordsOf } from './operation.ts';

/**
 * Makes the function that removes figures of energy and of the body from an operation's answers, for
 * customers from whom numbers are hidden. All answers pass this one place, so no operation can forget it.
 * Answers that are neither JSON nor a page pass unchanged.
 */
export function hidingNumbers(route: object): (response: Response) => Promise<Response> {
  const own = ownWordsOf(route);
  return async (response) => {
    const type = response.headers.get('content-type') ?? '';
    const isJson = type.startsWith('application/json');
    if (own.includes('*') || !(isJson || type.startsWith('text/html'))) return response;
    const text = isJson
      ? JSON.stringify(jsonWithoutFigures(await response.json(), own))
      : withoutFigures(await response.text());
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(text, { status: response.status, headers });
  };
}
