import type { assessmentsOpsContract } from '@fareeq/domain/assessments/contract-ops.ts'
import { assessmentErrors } from '@fareeq/domain/assessments/errors.ts'
import { lengthOf } from '@fareeq/domain/assessments/rules.ts'
import { difficultyOf, discriminationOf } from '@fareeq/domain/assessments/review/rules-items.ts'
import { ASSESSMENTS, type Assessment, assessmentOf, isTechnical } from '@fareeq/domain/assessments/rules-offers.ts'
import type { ItemFigures } from '@fareeq/domain/assessments/schema-ops.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../../platform/context.ts'
import { publishToStaff } from '../../../platform/events/staff.ts'
import type { Staff } from '../../../platform/session.ts'
import { itemsFor } from '../actions-bank.ts'
import type { BankItem } from '../../../../bank/schema.ts'
import { retiredItems } from '../queries-answers.ts'
import { deleteRetired, insertRetired, itemSums, lockItems } from './queries-items.ts'
import type { ItemRow } from './rows.ts'

const askOf = (item: BankItem) =>
  item.kind === 'coding' || item.kind === 'sql'
    ? item.title
    : item.kind === 'personality'
      ? { ar: item.ar, en: item.en }
      : item.ask

const NO_ANSWERS = { drawn: 0, answered: 0, graded: 0, right: 0, mean: 0, deviation: 0, mean_right: 0 }

function toFigures(
  { kind, skill }: Assessment,
  item: BankItem,
  sums: readonly ItemRow[],
  isRetired: boolean,
): ItemFigures {
  const own = sums.find(({ item_id, item_version }) => item_id === item.id && item_version === item.version)
  const { drawn, answered, ...graded } = own ?? NO_ANSWERS
  return {
    id: item.id,
    version: item.version,
    kind,
    skill,
    level: 'level' in item ? item.level : null,
    ask: askOf(item),
    drawn,
    answered,
    difficulty: difficultyOf(graded),
    discrimination: discriminationOf(graded),
    retired: isRetired,
  }
}

async function figuresOf({ db, viewer }: RequestContext<Staff>, assessment: Assessment, items: readonly BankItem[]) {
  const sums = await itemSums(
    db,
    viewer,
    items.map(({ id }) => id),
  )
  const retired = await retiredItems(db)
  return items.map((item) => toFigures(assessment, item, sums, retired.includes(item.id)))
}

/** The items of one assessment in the current bank. */
export async function listItems(ctx: RequestContext<Staff>, assessmentId: string) {
  const assessment = assessmentOf(assessmentId)
  if (!assessment) throw new Refusal(platformErrors.not_found)
  return { data: await figuresOf(ctx, assessment, itemsFor(assessment)) }
}

/** Retiring needs drawn items: a video set and the questionnaire always ask all of theirs. */
function homeOf(itemId: string) {
  for (const assessment of ASSESSMENTS.filter(isTechnical)) {
    const items = itemsFor(assessment)
    const item = items.find(({ id }) => id === itemId)
    if (item) return { assessment, items, item }
  }
  throw new Refusal(platformErrors.not_found)
}

/** Running attempts keep the items they drew; a retired item is drawn for no new attempt. */
export const retireItem = (
  ctx: RequestContext<Staff>,
  id: string,
  { retired, reason }: BodyOf<(typeof assessmentsOpsContract)['retire']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, platform, now } = ctx
    const { assessment, items, item } = homeOf(id)
    await lockItems(db)
    const retiredIds = await retiredItems(db)
    const remaining = items.filter((item) => item.id !== id && !retiredIds.includes(item.id)).length
    if (retired && remaining < lengthOf(assessment.kind, platform.policies.at(now)).items)
      throw new Refusal(assessmentErrors.too_few_items)
    const changed = retired ? await insertRetired(db, id, viewer.staffId, reason, now) : await deleteRetired(db, id)
    if (changed > 0) {
      await audit(db, {
        actor: actorOf(viewer),
        action: retired ? 'assessment.item_retired' : 'assessment.item_restored',
        subject: { kind: 'assessment' },
        details: { item: id, reason },
      })
      await publishToStaff(db, platform.events, 'assessment.changed')
    }
    const [data] = await figuresOf(ctx, assessment, [item])
    if (!data) throw new Error('One item has figures')
    return { data }
  })
