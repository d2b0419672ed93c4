import { type RefObject, useEffect, useRef } from 'react';

/** Whether the screen is still there, for what comes later. */
export function useOnScreen(): RefObject<boolean> {
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false;
    };
  }, []);
  return onScreen;
}
