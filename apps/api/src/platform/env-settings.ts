import * as z from 'zod/mini'
import { databaseSettings } from './env-database.ts'
import { LOCAL_DRIVERS } from './env-drivers.ts'
import { httpSettings } from './env-http.ts'
import { monitoringSettings } from './env-monitoring.ts'
import { ROLES } from './env-roles.ts'
import { serviceSettings } from './env-services.ts'
import { daysAndWeeks, namesOf, secret } from './env-values.ts'
import { sellerSettings } from './seller.ts'

/** Every setting of the environment. */
export const settings = z.object({
  NODE_ENV: z._default(
    z.literal(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  /** What this process does; none is named: all of it. */
  ROLES: z.pipe(
    namesOf(ROLES, 'roles'),
    z.transform((roles) => new Set(roles.length > 0 ? roles : ROLES)),
  ),
  /** `virtual`: moved by hand and followed by everything, for a simulated year. A moment: the same, beginning there. */
  CLOCK: z._default(
    z.union(
      [z.literal(['system', 'virtual']), z.iso.datetime()],
      'must be system, virtual, or a moment: 2027-01-03T06:00:00Z',
    ),
    'system',
  ),
  /** What an empty database is filled with outside production. */
  WORLD: z._default(z.literal(['demo', 'empty'], 'must be demo or empty'), 'demo'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  /** Seals what must not be read in the database; generated and stored in DATA_DIR when not set. */
  SECRET_KEY: z.optional(secret(32)),
  /** The key before, while `npm run reseal` has not ended; until it begins, the one that seals. */
  SECRET_KEY_PREVIOUS: z.optional(secret(32)),
  /** Encrypts backups: a passphrase, or a key of age (`age1…` to write, `AGE-SECRET-KEY-…` to restore). */
  BACKUP_SECRET: z.optional(z.string().check(z.minLength(12, 'must have at least 12 characters'))),
  /** Where a backup is put every night: a folder, or `s3://key:secret@host/bucket/prefix?region=…`. */
  BACKUP_TO: z.optional(z.string().check(z.minLength(1))),
  /** How many nightly backups are kept: the last of each day, then the last of each week. */
  BACKUP_KEEP: daysAndWeeks(),
  /** Which local drivers a production start may use, by name; each is a choice of its own. */
  ALLOW_LOCAL_DRIVERS: namesOf(LOCAL_DRIVERS, 'drivers'),
  ...databaseSettings,
  ...httpSettings,
  ...serviceSettings,
  ...sellerSettings,
  ...monitoringSettings,
})
export type Settings = z.output<typeof settings>
