/** '1 meal conflicts with Nora’s restrictions' */
export const conflictWords = (count: number, whose: string): string =>
  `${count === 1 ? '1 meal conflicts' : `${count} meals conflict`} with ${whose}’s restrictions`;
