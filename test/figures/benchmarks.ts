import type { Parts } from './parts.ts';

export const benchmarksPage = (_: Parts): string => '# Benchmarks\n';
