import { useState } from 'react';

/** How long a user may repeat a press out of habit. */
const REST_MS = 1000;

/** After a press, another control may appear in the same place: for a moment, presses on it are ignored. */
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
