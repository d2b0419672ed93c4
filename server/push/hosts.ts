/** The push services of Chrome, Firefox, Safari and Edge; a leading dot allows every host below. */
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
 * Whether an address from a browser belongs to a push service (https, the usual port), so that the server
 * sends requests nowhere else. `others` are the operator's own services, `host` or `host:port`; one on
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
