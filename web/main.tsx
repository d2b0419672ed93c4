import './ui/styles.ts';
import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { refreshSession } from './auth/sessionStore.ts';
import { preloadFor } from './preload.ts';
import { Router } from './router.tsx';
import { BrowserRouter } from './ui/BrowserRouter.tsx';
import { colourScheme } from './ui/colourScheme.ts';
import { cssVariables, theme } from './ui/theme.ts';

void refreshSession();
preloadFor(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={colourScheme}
    defaultColorScheme="auto"
    deduplicateCssVariables={false}
  >
    <BrowserRouter>
      <Router />
    </BrowserRouter>
  </MantineProvider>,
);
