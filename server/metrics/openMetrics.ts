import { createServer } from 'node:http';
import { ConfigError, type MetricsConfig } from '../config/config.ts';
import type { PoolState } from '../db/open.ts';
import type { RequestLine } from '../log/log.ts';
import type { Gauges } from './registry.ts';

type Metrics = {
  observe(line: RequestLine): void;
  close(): void;
};

/**
 * Serves metrics of this instance to Prometheus, on another port than the product, so that they cannot
 * be reached from outside. The library is loaded only here, since most installations do not use it.
 * Throws {@link ConfigError} when the port cannot be used.
 */
export async function openMetrics(
  { port, host }: MetricsConfig,
  gauges: Gauges,
  pool: (() => PoolState) | null,
): Promise<Metrics> {
  const { createRegistry } = await import('./registry.ts');
  const { registry, observe } = createRegistry(gauges, pool);
  const server = createServer(async (request, answer) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      answer.writeHead(404).end();
      return;
    }
    const text = await registry.metrics();
    answer.writeHead(200, { 'content-type': registry.contentType }).end(text);
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) =>
      reject(new ConfigError(`METRICS_PORT ${port} cannot be listened on: ${error.message}.`)),
    );
    server.listen(port, host, resolve);
  });
  return {
    observe,
    close() {
      server.close();
      server.closeAllConnections();
      registry.clear();
    },
  };
}
