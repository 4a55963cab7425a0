import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY, HOUR } from '@fareeq/domain/kernel/time/time.ts'
import { outdatedBackups } from '../../platform/backups/outdated-backups.ts'
import { backupPlace } from '../../platform/backups/place.ts'
import type { ActionContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { backupLateMail } from './emails.ts'
import {
  activeAdmins,
  insertBackup,
  presentBackups,
  lastBackup,
  markFailed,
  markFinished,
  markRemoved,
  markTold,
} from './queries.ts'

/** A night and two hours: a backup that is older is missed. */
const LATE = 26 * HOUR

/** Where BACKUP_TO is set; a failure is a row with its sentence, and a job that is tried again. */
export async function backUpNightly({ db, now, platform: { env, log, clock } }: ActionContext): Promise<void> {
  if (!env.BACKUP_TO) return
  const place = backupPlace(env.BACKUP_TO)
  // With its encryption a megabyte of code, once a night on one node.
  const { backUp } = await import('../../platform/backups/backup.ts')
  const id = newId(now)
  const name = `fareeq-${now.toISOString().slice(0, 16).replace(':', '')}-${id.slice(-6)}.backup`
  await insertBackup(db, id, name, now)
  const folder = await mkdtemp(join(env.DATA_DIR, 'backup-'))
  try {
    const to = join(folder, name)
    const { bytes, manifest } = await backUp({ env, to, log, now })
    await place.put(name, to)
    await markFinished(db, id, bytes, clock.now())
    log.info({ name, bytes, missing: manifest.files.missing.length }, 'the nightly backup is in its place')
  } catch (error) {
    await markFailed(db, id, error instanceof Error ? error.message : String(error))
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  for (const backup of outdatedBackups(await presentBackups(db), env.BACKUP_KEEP, now)) {
    await place.remove(backup.name)
    await markRemoved(db, backup.id, now)
  }
}

/** Hourly: the admins hear once a day that there is no backup of the last night. */
export async function watchBackups({ db, now, platform }: ActionContext): Promise<void> {
  if (!platform.env.BACKUP_TO) return
  await db.transaction(async (db) => {
    const { since, problem, told_at } = await lastBackup(db)
    if (!since || now.getTime() - since.getTime() < LATE) return
    if (told_at && now.getTime() - told_at.getTime() < DAY) return
    platform.log.error({ since, problem }, 'the last backup is too old')
    await markTold(db, newId(now), now)
    for (const { email, lang } of await activeAdmins(db))
      await queueMessage(db, platform, { to: email, ...backupLateMail(lang, since) })
  })
}
