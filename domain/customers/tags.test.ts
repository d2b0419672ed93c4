import { expect, it } from 'vitest';
import { tagsIn } from './customer.ts';

it.each([
  ['Shy about dairy. #vegan #Type-2', ['#type-2', '#vegan']],
  ['#vegan, (#new) and #VEGAN again', ['#new', '#vegan']],
  ['#نباتي و #sport', ['#sport', '#نباتي']],
  ['Call 5#6, #1 or a#b; see example.org/#top & # alone', []],
  [`#${'x'.repeat(200)}`, [`#${'x'.repeat(40)}`]],
])('[BOARD-05] a word of the notes that begins with # is a tag: “%s”', (notes, tags) => {
  expect(tagsIn(notes)).toEqual(tags);
});
