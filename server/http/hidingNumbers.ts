import { jsonWithoutFigures, pageWithoutFigures } from '#domain/answerWithoutFigures.ts';

/**
 * An answer without figures of energy and of the body, for customers from whom numbers are hidden. All answers
 * pass this one place, so no operation can forget it. What a customer reads here and sends back gets its figures
 * again where it is stored. Answers that are neither JSON nor a page pass unchanged.
 */
export async function hidingNumbers(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  const isJson = type.startsWith('application/json');
  if (!(isJson || type.startsWith('text/html'))) return response;
  const text = isJson
    ? JSON.stringify(jsonWithoutFigures(await response.json()))
    : pageWithoutFigures(await response.text());
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  return new Response(text, { status: response.status, headers });
}
