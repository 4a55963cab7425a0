import type { ReplicaReads } from '../db/replica/replica.ts'
import type { Metrics } from './metrics.ts'

export function measureReplica(metrics: Metrics, replica: ReplicaReads | undefined) {
  metrics.counter(
    {
      name: 'fareeq_replica_reads_total',
      help: 'Calls that the read replica may answer: answered, or left to the primary because it is behind, away or failed',
      labels: ['outcome'],
    },
    () => Object.entries(replica?.outcomes ?? {}).map(([outcome, value]) => ({ labels: { outcome }, value })),
  )
  metrics.fromDatabase(
    [
      {
        name: 'fareeq_replica_lag_bytes',
        help: 'Write-ahead log that the read replica has not replayed; left out while it is not used',
      },
      {
        name: 'fareeq_replica_lag_seconds',
        help: 'Age of the last commit that the read replica has replayed, while it has not replayed all',
      },
    ],
    // What is thrown here would keep other figures from being read.
    async () => {
      const lag = await replica?.lag().catch(() => undefined)
      return lag ? [[{ value: lag.bytes }], [{ value: lag.seconds }]] : [[], []]
    },
  )
}
