import { skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { pairsContract } from '@fareeq/domain/talent-imports/contract-pairs.ts'
import { importErrors } from '@fareeq/domain/talent-imports/errors.ts'
import { keepsOf, mayChoose, sideOf } from '@fareeq/domain/talent-imports/rules-pairs.ts'
import type { Pair } from '@fareeq/domain/talent-imports/schema-pairs.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { RequestContext, ActionContext } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { correctImported } from '../accounts/actions-imported.ts'
import { lockSelection } from '../selections/queries-moves.ts'
import { moveRecord } from '../selections/queries-record.ts'
import { correctProfile } from '../talents/queries-imported.ts'
import { nameQuery } from './actions-comparing.ts'
import { forget } from './actions-consent.ts'
import { dismissPair, lockPair, insertMerge, pairRows, savePairs, unansweredAfter } from './queries-pairs.ts'
import type { PairRow } from './rows.ts'

const FEW = 200
const FIRST = '00000000-0000-0000-0000-000000000000'

/** Job, after every import and every night: somebody may have registered since. */
export async function findPairs({ db, now }: Pick<ActionContext, 'db' | 'now'>): Promise<void> {
  for (let after = FIRST; ;) {
    const people = await unansweredAfter(db, after, FEW)
    const searches = people.map(({ id, phone, first_name, last_name }) => ({
      id,
      phone,
      query: nameQuery(`${first_name} ${last_name}`),
    }))
    if (people.length > 0) await savePairs(db, searches, now)
    if (people.length < FEW) return
    after = people.at(-1)?.id ?? after
  }
}

const toPair = ({ imported, other, likeness, found_at }: PairRow, lang: Lang): Pair => {
  const side = (pairRow: PairRow['other']) => ({
    ...pairRow,
    skills: pairRow.skills.map((skill) => skillName(skill, lang)),
  })
  return {
    likeness,
    found_at: found_at.toISOString(),
    imported: side(imported),
    other: side(other),
    keeps: keepsOf(imported, other),
    may_choose: mayChoose(imported, other),
  }
}

export async function listPairs(
  ctx: RequestContext<Staff>,
  { cursor, limit }: QueryOf<(typeof pairsContract)['list']>,
) {
  const [imported = '', other = ''] = cursor?.split('.') ?? []
  const rows = await pairRows(ctx.db, ctx.viewer, { cursor: cursor ? [imported, other] : undefined, limit })
  const { page, next_cursor } = cutPage(rows, limit, ({ imported, other }) => `${imported.id}.${other.id}`)
  return { data: page.map((row) => toPair(row, ctx.lang)), meta: { next_cursor } }
}

async function lockPairOrThrow(db: Db, imported: string, other: string): Promise<PairRow> {
  const row = await lockPair(db, imported, other)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

type MergeRequest = BodyOf<(typeof pairsContract)['merge']>

/** One transaction: fields, notes, then the record that nobody has agreed to is deleted; the trail is on the one that stays. */
export const mergePair = (
  ctx: RequestContext<Staff>,
  ids: { imported: string; other: string },
  request: MergeRequest,
) =>
  ctx.db.transaction(async (db) => {
    const { viewer, platform, now } = ctx
    const row = await lockPairOrThrow(db, ids.imported, ids.other)
    if (!keepsOf(row.imported, row.other).includes(request.keep)) throw new Refusal(importErrors.merge_owned)
    const [survivor, merged] = request.keep === 'imported' ? [row.imported, row.other] : [row.other, row.imported]
    // Notes belong to a selection, which exists only after an application.
    if (!(await lockSelection(db, survivor.id))) throw new Refusal(importErrors.merge_nowhere)
    if (mayChoose(row.imported, row.other)) await correct(db, row, request, survivor.id, now)
    await moveRecord(db, merged.id, survivor.id)
    const merge = { id: newId(now), keptId: survivor.id, mergedId: merged.id, likeness: row.likeness }
    await insertMerge(db, { ...merge, staffId: viewer.staffId }, now)
    await forget(db, merged.id)
    for (const id of [survivor.id, merged.id])
      await audit(db, {
        actor: actorOf(viewer),
        action: 'account.merged',
        subject: { kind: 'talent', id },
        details: { kept: survivor.id, merged: merged.id },
      })
    await publishToStaff(db, platform.events, 'selection.changed', { id: survivor.id })
    return { data: { kept_id: survivor.id } }
  })

async function correct(db: Db, row: PairRow, request: MergeRequest, keptId: string, now: Date) {
  const from = (field: Parameters<typeof sideOf>[0]) => row[sideOf(field, request)]
  const { first_name, last_name } = from('name')
  const { phone, phone_country } = from('phone')
  await correctImported(db, keptId, { first_name, last_name, phone, phone_country }, now)
  await correctProfile(db, keptId, { linkedin: from('linkedin').linkedin, skills: from('skills').skills }, now)
}

export const dismiss = (ctx: RequestContext<Staff>, { imported, other }: { imported: string; other: string }) =>
  ctx.db.transaction(async (db) => {
    await lockPairOrThrow(db, imported, other)
    await dismissPair(db, imported, other, ctx.viewer.staffId, ctx.now)
    await audit(db, {
      actor: actorOf(ctx.viewer),
      action: 'account.not_merged',
      subject: { kind: 'talent', id: other },
      details: { other: imported },
    })
    return { data: { dismissed: true as const } }
  })
