import type { Deps } from '../http/deps.ts';
import type { SquareMaker } from './squares.ts';
import type { ImageStore } from './store.ts';

export type ImageDeps = Deps & {
  readonly images: ImageStore;
  readonly squares: SquareMaker;
};
