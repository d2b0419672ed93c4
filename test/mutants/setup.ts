import { relative } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { ROOT } from '../check/run.ts';
import { nowRuns } from './isOn.ts';

// What is reached while a file is loaded says nothing: the next file in this process finds it loaded.
beforeAll(() => nowRuns(relative(ROOT, expect.getState().testPath ?? '')));
afterAll(() => nowRuns(''));
