/** The most characters of a tag. */
export const TAG_MAX = 30;

/** The tags in a text, separated by commas: in lower case, each once, in order. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim().toLowerCase())
      .filter((tag) => tag !== ''),
  ),
];
