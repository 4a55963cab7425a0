import { setTimeout as delay } from 'node:timers/promises'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { type StatusFacts, statusOf } from '@fareeq/domain/operations/rules.ts'
import type { Status } from '@fareeq/domain/operations/schema.ts'
import { withQueryTimeout } from '../../platform/db/connections/query-timeout.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { oldestWaits } from './queries.ts'

/** Anybody may ask: so often one process looks at most. */
const CACHE_LIFETIME = 5 * SECOND
/** A database that needs longer is away for whoever waits for a page. */
const PATIENCE = 1.5 * SECOND

const AWAY = { isDatabaseAway: true, waits: { messages: 0, code_runs: 0 } }

async function askDatabase(db: Db): Promise<Pick<StatusFacts, 'isDatabaseAway' | 'waits'>> {
  const answer = withQueryTimeout(PATIENCE, () => oldestWaits(db)).then(
    ({ messages, code_runs }) => ({
      isDatabaseAway: false,
      waits: { messages: messages * SECOND, code_runs: code_runs * SECOND },
    }),
    () => AWAY,
  )
  return Promise.race([answer, delay(PATIENCE, AWAY, { ref: false })])
}

type StatusAnswer = { status: Status; isDatabaseAway: boolean }
const cached = new WeakMap<Platform, { reading: Promise<StatusAnswer>; at: number }>()

/** Which part works, from what this process has seen of its own calls and what waits in the database. */
export function readStatus(platform: Platform): Promise<StatusAnswer> {
  const { db, clock, env, metrics } = platform
  const before = cached.get(platform)
  const now = performance.now()
  if (before && now - before.at < CACHE_LIFETIME) return before.reading
  const { of } = metrics.recent
  const calls = {
    sign_in: of('sign_in'),
    pages: of('pages'),
    video_calls: of('video_calls'),
    mail: of('mail'),
    phone: of('phone'),
    identity: of('identity'),
    payments: of('payments'),
    code: of('code'),
  }
  const reading = askDatabase(db).then((database) => ({
    isDatabaseAway: database.isDatabaseAway,
    status: statusOf({ ...database, off: env.off.payments ? ['payments'] : [], calls }, clock.now()),
  }))
  cached.set(platform, { reading, at: now })
  return reading
}
