/** A page without JavaScript, for mail programs and plain forms. `title` and `content` are HTML. */
export const plainPage = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; }
body { max-width: 36em; margin: 0 auto; padding: 48px 16px; }
label { display: block; margin-top: 16px; font-weight: 600; }
input, textarea { box-sizing: border-box; width: 100%; padding: 8px; font: inherit; }
button { margin-top: 16px; padding: 8px 20px; font: inherit; }
.trap { position: absolute; left: -999em; }
</style>
</head>
<body>
<h1>${title}</h1>
${content}
<p><a href="/">Back to the start</a></p>
</body>
</html>
`;

/** Text escaped for HTML, also for the value of an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);
