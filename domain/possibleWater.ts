/** Nobody drinks more on a day, in litres. Apart from the words of units, which only some screens need. */
export const WATER_POSSIBLE_L = 15;
