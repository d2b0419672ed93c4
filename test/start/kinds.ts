/** The ways to start that are measured, by the names that the figures have. */
export const FROM_MEMORY = 'files in memory';
export const FROM_DISK = 'files on the disk';
/** Of a version, by a user: nothing is compiled yet. */
export const FIRST_EVER = 'first ever, files on the disk';
