import row from './DayRow.module.css';
import { PART_MISSING } from './words.ts';

/** Stands in for a part whose code could not be fetched: the rest of the screen stays. */
export const MissingPart = () => <p className={row.none}>{PART_MISSING}</p>;
