/** The kinds of start that are measured, by their names in the figures. */
export const FROM_MEMORY = 'files in memory';
export const FROM_DISK = 'files on the disk';
/** The first start of a version by a user: nothing is compiled yet. */
export const FIRST_EVER = 'first ever, files on the disk';
/** The start of the bench's bare server on the same data: how fast this machine is. */
export const BARE = 'the bare server, files in memory';
