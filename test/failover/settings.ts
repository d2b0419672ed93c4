import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunAs } from '../postgres/cluster.ts';

/** Where a machine has its files and listens. */
export type Seat = {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
  readonly restPort: number;
};

type Common = { readonly bin: string; readonly etcdPort: number; readonly password: string };

/**
 * The settings that docs/OPERATIONS.md recommends. Patroni reads YAML, and all JSON is YAML. A leader that is
 * gone is noticed once its key in etcd is older than `ttl`, in seconds; Patroni wants no less than 20.
 */
export function patroniConfig(seat: Seat, { bin, etcdPort, password }: Common): string {
  const { name, folder, port, restPort } = seat;
  const login = (username: string) => ({ username, password });
  return JSON.stringify({
    scope: 'weekplate',
    name,
    restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
    // Not etcd3: there Patroni before 3.0.3 overwrites the key of the next leader when it awakes.
    etcd: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 60 } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, name),
      bin_dir: bin,
      pgpass: join(folder, `${name}.pgpass`),
      // A follower looks for its leader again after this time: before it leads itself, and before it follows
      // the next one. With PostgreSQL's five seconds either may take so long.
      parameters: { unix_socket_directories: '', wal_retrieve_retry_interval: '500ms' },
      pg_hba: [
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication all 127.0.0.1/32 scram-sha-256',
      ],
      authentication: {
        superuser: login('postgres'),
        replication: login('replicator'),
        rewind: login('rewinder'),
      },
    },
  });
}

/** Leads to the machine whose Patroni says that it is the leader, and cuts what leads to another one. */
export const haproxyConfig = (port: number, seats: readonly Seat[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout queue 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m

listen postgres
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${seats.map((seat) => `  server ${seat.name} 127.0.0.1:${seat.port} check port ${seat.restPort}`).join('\n')}
`;

/** Writes a file that only its process may read. Returns its path. */
export function writeConfig(
  { name, folder }: Pick<Seat, 'name' | 'folder'>,
  config: string,
  { uid, gid }: RunAs,
): string {
  const path = join(folder, `${name}.conf`);
  writeFileSync(path, config, { mode: 0o600 });
  if (uid && gid) chownSync(path, uid, gid);
  return path;
}
