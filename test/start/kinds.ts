/** The ways to start that are measured, by the names that the figures have. */
export const FROM_MEMORY = 'files in memory';
export const FROM_DISK = 'files on the disk';
export const BY_NPM = 'npm start';
/** Of a version, by a user: nothing is compiled yet. */
export const FIRST_FROM_MEMORY = 'first ever, files in memory';
export const FIRST_FROM_DISK = 'first ever, files on the disk';

const FIRST: readonly string[] = [FIRST_FROM_MEMORY, FIRST_FROM_DISK];

/** Whether it had to compile what all later starts read compiled. */
export const isFirst = ({ name }: { readonly name: string }) => FIRST.includes(name);
