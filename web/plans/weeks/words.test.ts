import { expect, test } from 'vitest';
import { ApiError } from '../../api/request.ts';
import { failureWords, storedBefore, unseenFailureWords, uploadedWords } from './words.ts';

test('[REUSE-02] [T-C4] nothing was uploaded only if the server has refused it; else it is not certain', () => {
  for (const status of [409, 422, 404])
    expect(failureWords(new ApiError(status, 'no', 'Why.'))).toEqual({
      message: 'Nothing was uploaded.',
      reason: 'Why.',
    });
  for (const error of [new ApiError(0, 'timeout', 'Why.'), new ApiError(503, 'no', 'Why.')])
    expect(failureWords(error)).toEqual({
      message: 'It is not certain whether these weeks were uploaded.',
      reason: 'Why.',
    });
});

test('[REUSE-02] weeks that an earlier try has stored are not called missing', () => {
  const { message, reason } = failureWords(storedBefore());
  expect(message).toMatch(/^An earlier try has uploaded these weeks/);
  expect(reason).toBeNull();
});

test('[REUSE-02] on another screen the message says whose weeks it is about', () => {
  expect(unseenFailureWords(new ApiError(409, 'no', 'Why.'), 'Anna')).toBe(
    'Several weeks for Anna: Nothing was uploaded. Why.',
  );
  expect(uploadedWords(3, false)).toBe('3 diet plans uploaded.');
  expect(uploadedWords(1, true, 'Anna')).toBe(
    'Diet plan uploaded for Anna. What was typed since is still in the form.',
  );
});
