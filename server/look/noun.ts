import { type Noun, ofNobody, type TablesOf } from '../db/noun.ts';

type Tables = {
  /** One row at most. */
  practiceLook: {
    id: number;
    colour: string | null;
    /** The folder of the logo in the storage, and its name there; null for no logo. */
    folder: string;
    filename: string | null;
    version: number;
    updatedAt: string;
    updatedBy: string;
  };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

export const look = {
  tables: { practiceLook: { ...ofNobody, pictureOf: 'folder' } } satisfies TablesOf<keyof Tables>,
  live: { 'practice-look': 'everybody' },
} as const satisfies Noun;
