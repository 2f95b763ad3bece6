import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Store } from '../../../store.ts';
import { poolFigures } from '../../db/database.ts';
import { addGauge, addGauges, secondsOf } from './gauges.ts';

/** This instance's connections for requests, the replicas of the database, and its last good backup. */
export function measureDatabase(registry: Registry, { db }: Store): void {
  const pool = (name: string, help: string, figure: 'most' | 'used' | 'waiting') =>
    addGauge({ registry, name, help }, () => poolFigures(db)?.[figure] ?? null);
  pool('minwal_pool_most', 'Connections that this instance may open for requests', 'most');
  pool('minwal_pool_used', 'Connections for requests that are in use', 'used');
  pool('minwal_pool_waiting', 'Reads and transactions that wait for a connection', 'waiting');
  addGauges(
    {
      registry,
      name: 'minwal_replica_lag_bytes',
      help: 'What a replica has not replayed yet; missing where it is not connected, or where the role lacks pg_monitor',
      label: 'replica',
    },
    async () => {
      const { rows } = await REPLICAS.execute(db);
      return rows.map(({ name, lag }) => [name, lag]);
    },
  );
  addGauge(
    {
      registry,
      name: 'minwal_backup_last_success_timestamp_seconds',
      help: 'When the last backup in BACKUP_DIR was made that was checked',
    },
    async () => {
      const { rows } = await LAST_BACKUP.execute(db);
      return secondsOf(rows[0]?.at ?? null);
    },
  );
}

const REPLICAS = sql<{ name: string; lag: number }>`
  select application_name as name, max(pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::float8 as lag
    from pg_stat_replication where replay_lsn is not null group by application_name`;
const LAST_BACKUP = sql<{ at: Date | null }>`select max(ended_at) as at from backups`;
