import { useState } from 'react';

/** So long a hand may go on pressing what it has pressed. */
const REST_MS = 1000;

/** After a press something else stands under the hand: for a moment no press is meant for that. */
export function useRest() {
  const [rest] = useState(() => {
    let until = 0;
    return {
      begin: () => {
        until = performance.now() + REST_MS;
      },
      isOn: () => performance.now() < until,
    };
  });
  return rest;
}
