/** Structured lines on standard output, one JSON object each. Never health text, e-mail or token. */

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

function write(level: 'info' | 'warn' | 'error', message: string, fields: Fields): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`,
  );
}

export const log = {
  info: (message: string, fields: Fields = {}) => write('info', message, fields),
  warn: (message: string, fields: Fields = {}) => write('warn', message, fields),
  error: (message: string, fields: Fields = {}) => write('error', message, fields),
};
