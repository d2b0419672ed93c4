export const ADD_ALTERNATIVE = 'Add an alternative';
export const ADD_ALTERNATIVE_HINT = 'Add an alternative (a line with “or”)';

/** '2 alternatives to choose from'. */
export const alternativesNote = (count: number): string => `${count} alternatives to choose from`;
