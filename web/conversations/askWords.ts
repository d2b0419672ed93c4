/** The name of the button beside a meal, a day or a measurement, as around the figure in it. */
export const aboutWords = (
  name: string,
  count: number,
): readonly [before: string, after: string] =>
  count === 0 ? [`about ${name}`, ''] : [`about ${name},`, count === 1 ? 'message' : 'messages'];
