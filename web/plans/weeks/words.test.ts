import { expect, test } from 'vitest';
import { ApiError } from '../../api/request.ts';
import {
  failureWords,
  storedBefore,
  takenBackWords,
  unseenFailureWords,
  uploadedWords,
} from './words.ts';

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

test('[REUSE-02] taking back says how many were still there, and where what was written is', () => {
  expect(takenBackWords(3, 3, null)).toBe(
    '3 diet plans taken back. What you wrote is in the form again.',
  );
  expect(takenBackWords(1, 3, null)).toMatch(/^1 of 3 diet plans taken back: the others were gone/);
  expect(takenBackWords(0, 3, 'Anna')).toBe(
    'Nothing was left to take back. What you wrote is kept, and offered in the plan form of Anna.',
  );
});
