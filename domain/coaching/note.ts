export type { Notes } from './noteSchema.ts';

export const NOTES_MAX = 20_000;
