import { cvErrors } from '@fareeq/domain/cv-imports/errors.ts'
import {
  type CvPolicies,
  countedSince,
  nextReadingAt,
  readingsLeft,
  CV_UPLOAD,
} from '@fareeq/domain/cv-imports/rules.ts'
import type { CvType } from '@fareeq/domain/cv-imports/schema.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import { newId } from '../../platform/ids.ts'
import type { Log } from '../../platform/log.ts'
import type { Member } from '../../platform/session.ts'
import { WorkFailed, type WorkFailure, type Workers } from '../../platform/workers/workers.ts'
import type { CvReading, CvWork } from '../../engines/cv-reader/read-file.ts'
import { deleteReadings, insertReading, lastReading, lockReadings, readingsOf } from './queries.ts'
import type { CvImportRow } from './rows.ts'

export type CvReader = Workers<CvWork, CvReading>

/** Reads first and counts on success, so that an unreadable file costs no attempt. */
export async function importCv(
  { db, platform, viewer, now }: RequestContext<Member>,
  reader: CvReader,
  { bytes, type }: UploadedFile,
) {
  const policies = platform.policies.at(now)
  left(await readingsOf(db, viewer), policies, now)
  const reading = await reader.run({ type: type as CvType, bytes, now }, viewer.userId).catch((error: unknown) => {
    throw notRead(error, platform.log, { type, size: bytes.length })
  })
  if ('refused' in reading) throw new Refusal(cvErrors[reading.refused], { field: CV_UPLOAD.field })
  const row: CvImportRow = { id: newId(now), created_at: now, proposal: reading.proposal }
  const remaining = await db.transaction(async (db) => {
    await lockReadings(db, viewer)
    const before = left(await readingsOf(db, viewer), policies, now)
    await insertReading(db, viewer, type, row)
    return before - 1
  })
  return { data: { ...toImport(row), remaining } }
}

/** Attempts left; throws at zero. */
function left(readAt: readonly Date[], policies: CvPolicies, now: Date): number {
  const next = nextReadingAt(readAt, policies, now)
  if (next) throw new Refusal(cvErrors.cv_limit, { data: { remaining: 0, next_at: next.toISOString() } })
  return readingsLeft(readAt, policies, now)
}

const REFUSALS: Readonly<Record<WorkFailure, Refusal>> = {
  busy: new Refusal(cvErrors.cv_busy, { data: { retry_after: 10 } }),
  closed: new Refusal(platformErrors.unavailable),
  slow: new Refusal(cvErrors.cv_broken, { field: CV_UPLOAD.field }),
  greedy: new Refusal(cvErrors.cv_unsafe, { field: CV_UPLOAD.field }),
  died: new Refusal(cvErrors.cv_unsafe, { field: CV_UPLOAD.field }),
}

function notRead(error: unknown, log: Log, file: { type: string; size: number }): unknown {
  if (!(error instanceof WorkFailed)) return error
  log.warn({ reason: error.reason, ...file }, 'a CV was not read')
  return REFUSALS[error.reason]
}

export async function lastCvImport({ db, platform, viewer, now }: RequestContext<Member>) {
  const [last, readAt] = [await lastReading(db, viewer), await readingsOf(db, viewer)]
  const remaining = readingsLeft(readAt, platform.policies.at(now), now)
  return { data: { last: last ? toImport(last) : null, remaining } }
}

const toImport = ({ id, created_at, proposal }: CvImportRow) => ({ id, created_at: created_at.toISOString(), proposal })

export const forgetReadings = (db: Db, policies: CvPolicies, now: Date) =>
  deleteReadings(db, countedSince(now, policies))
