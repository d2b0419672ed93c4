import { expect, it } from 'vitest';
import { MAX_ZOOM, moved, squareOf, WHOLE, within, zoomed } from './crop.ts';

const wide = { width: 900, height: 300 };

it('[PROF-04] the crop begins with the largest square in the middle', () => {
  expect(squareOf(WHOLE, wide)).toEqual({ left: 300, top: 0, side: 300 });
});

it('[PROF-04] the crop never leaves the picture, wherever it is moved', () => {
  const left = moved(WHOLE, wide, -9, -9);
  expect(squareOf(left, wide)).toEqual({ left: 0, top: 0, side: 300 });
  const right = moved(WHOLE, wide, 1.5, 4);
  expect(squareOf(right, wide)).toEqual({ left: 600, top: 0, side: 300 });
  const close = moved(zoomed(WHOLE, wide, 2), wide, 0.5, 0.5);
  expect(squareOf(close, wide)).toEqual({ left: 450, top: 150, side: 150 });
});

it('[PROF-04] zooming out again brings the square back inside', () => {
  const corner = moved(zoomed(WHOLE, wide, 3), wide, 99, 99);
  expect(squareOf(within({ ...corner, zoom: 1 }, wide), wide).left).toBeCloseTo(600);
  expect(zoomed(WHOLE, wide, 99).zoom).toBe(MAX_ZOOM);
  expect(zoomed(WHOLE, wide, 0.1).zoom).toBe(1);
});
