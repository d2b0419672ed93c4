/** The push services of Chrome, Firefox, Safari and Edge; a dot in front: every host below. */
const SERVICES = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

const isService = (hostname: string): boolean =>
  SERVICES.some((each) => (each.startsWith('.') ? hostname.endsWith(each) : hostname === each));

/**
 * Whether an address that a browser gave is one of a push service, so that the server is sent nowhere
 * else: by https, at the usual port. `others` are the operator's own, `host` or `host:port`; one on
 * loopback may be without TLS.
 */
export function isPushEndpoint(endpoint: string, others: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, host, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  const isOther = others.includes(host);
  if (protocol === 'http:') return isOther && LOOPBACK.includes(hostname);
  return protocol === 'https:' && (isOther || (port === '' && isService(hostname)));
}
