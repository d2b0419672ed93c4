import { useMediaQuery } from '@mantine/hooks';

/** True below 768 px, where the person covers the list. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
}
