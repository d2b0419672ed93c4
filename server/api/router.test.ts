import { expect, it } from 'vitest';
import { OperationRouter } from './router.ts';

const router = new OperationRouter<string>();
for (const path of ['/a/*', '/a/:uid', '/a/:uid/plans/:id', '/a/:uid/plans/latest', '/a/counts'])
  router.add('GET', path, path);
router.add('POST', '/a/:uid', 'first');
router.add('POST', '/a/:uid', 'second');

const found = (method: string, path: string) => router.match(method, path)[0];

it('an operation is found by its parts, a fixed one before a named one', () => {
  expect(found('GET', '/a/7/plans/latest')).toEqual([
    ['/a/*', {}],
    ['/a/:uid/plans/latest', { uid: '7' }],
  ]);
  expect(found('GET', '/a/7/plans/8').at(-1)).toEqual(['/a/:uid/plans/:id', { uid: '7', id: '8' }]);
  expect(found('GET', '/a/counts').at(-1)).toEqual(['/a/counts', {}]);
  expect(found('GET', '/a/counts/plans/8').at(-1)).toEqual([
    '/a/:uid/plans/:id',
    { uid: 'counts', id: '8' },
  ]);
});

it('what was declared twice for one path is found in its order, and nothing for what was not', () => {
  expect(found('POST', '/a/7').map(([handler]) => handler)).toEqual(['first', 'second']);
  expect(found('PUT', '/a/7')).toEqual([]);
  for (const path of ['/a/', '/a/7/', '/a//plans/8', '/a/7/plans', '/a/7/plans/8/9', '/', ''])
    expect(found('POST', path)).toEqual([]);
  expect(() => router.add('GET', '/a/:id?', 'x')).toThrow('/a/:id? is no path of an operation');
});
