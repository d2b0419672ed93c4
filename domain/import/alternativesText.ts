/** The alternatives as the text of one cell, from which they can be read again. */
export const alternativesText = (alternatives: readonly string[]): string =>
  alternatives.join(alternatives.some((each) => each.includes('\n')) ? '\nor\n' : '\nor ');
