import type { ApiFailure } from '../http/failure.ts';

/**
 * The page that the popup shows at the end. `/google.js` tells the outcome to the waiting page, and closes
 * the popup; without a waiting page it opens the dashboard, or leaves this page to be read.
 */
export function googlePage(failure: ApiFailure | null): string {
  const sentence = failure ? failure.message : 'You are signed in.';
  const [href, link] = failure ? ['/login', 'To the log-in'] : ['/dashboard', 'To the dashboard'];
  return `<!doctype html>
<html lang="en" data-message="${failure ? escaped(failure.message) : ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in with Google</title>
<style>:root{color-scheme:light dark}body{margin:3rem auto;max-width:26rem;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}</style>
<script src="/google.js" defer></script>
</head>
<body>
<main>
<h1>Sign in with Google</h1>
<p role="${failure ? 'alert' : 'status'}">${escaped(sentence)}</p>
<p><a href="${href}">${link}</a></p>
</main>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? '');
