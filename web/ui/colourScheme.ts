import { localStorageColorSchemeManager } from '@mantine/core';

/** The key is read by public/boot.js too, before the first paint. */
export const colourScheme = localStorageColorSchemeManager({ key: 'weekplate-colour-scheme' });
