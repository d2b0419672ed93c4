/** These in one cell, so that they are found in it again. */
export const alternativesText = (alternatives: readonly string[]): string =>
  alternatives.join(alternatives.some((each) => each.includes('\n')) ? '\nor\n' : '\nor ');
