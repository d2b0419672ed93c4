const words = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** When a profile was last saved, in the reader's own calendar. */
export const updatedWords = (lastUpdated: string): string =>
  `Last updated ${words.format(new Date(lastUpdated))}`;
