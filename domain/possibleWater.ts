/** Nobody drinks more on a day, in litres. Apart from the words of units, which only some screens need. */
export const WATER_POSSIBLE_L = 15;

export const WATER_IMPOSSIBLE = `Water is between 0 and ${WATER_POSSIBLE_L} litres.`;
