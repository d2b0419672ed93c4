import type { Plugin } from 'vite';

/** The chunks that a customer's first screen is made of. */
const CALLED_ON_LOAD = ['react', 'pages', 'frame', 'signedIn', 'daily', 'Frame', 'HomeScreen'];

/** Has to stand first in its file: https://v8.dev/blog/explicit-compile-hints. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Most of this code runs before the screen is there. Told so, Chromium compiles it while other files are on
 * their way, beside the page, and not each function as it is called first: on a slow phone that is half a second.
 */
export const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  apply: 'build',
  generateBundle: {
    // Vite puts the names of files before the code of a screen.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && CALLED_ON_LOAD.includes(file.name))
          file.code = HINT + file.code;
    },
  },
};
