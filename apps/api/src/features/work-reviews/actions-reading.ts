import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { isAnswerable, isShowable } from '@fareeq/domain/work-reviews/rules.ts'
import type { ContractReview, StaffReview } from '@fareeq/domain/work-reviews/schema.ts'
import { AWAITING_RELEASE, READABLE_REFERENCES, referenceMoves } from '@fareeq/domain/work-reviews/states.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Client, Staff, Talent } from '../../platform/session.ts'
import { contractById, contractFor } from '../contracts/queries.ts'
import { referenceOf, reviewsOf } from './queries.ts'
import type { ReferenceRow, ReviewRow } from './rows.ts'

export type Party = RequestContext<Talent> | RequestContext<Client>

function toOwn(row: ReviewRow | undefined): ContractReview['own'] {
  const { overall = null, again = null, answered_at = null } = row ?? {}
  if (!row || overall === null || again === null || !answered_at) return null
  return { overall, again, words: row.words, answered_at: answered_at.toISOString() }
}

const toReference = ({ due_at: _, ...row }: ReferenceRow) => ({ ...row, written_at: row.written_at.toISOString() })

/** Its writer reads it always; the talent when no colleague has to before, and that it was taken away, without its words. */
function referenceFor(row: ReferenceRow | undefined, kind: 'talent' | 'client'): ContractReview['reference'] {
  if (!row || (kind === 'talent' && AWAITING_RELEASE.includes(row.state) && !row.reply)) return null
  const isReadable = READABLE_REFERENCES.includes(row.state)
  const moves = kind === 'talent' ? referenceMoves(row.state, 'talent') : []
  const isWithheld = kind === 'talent' && row.removed_reason !== null
  return {
    ...toReference(row),
    ...(isWithheld && { feedback: null, reference: null }),
    can_show: moves.includes('show') && isShowable(row),
    can_hide: moves.includes('hide'),
    can_reply: kind === 'talent' && isReadable,
  }
}

export async function reviewOfContract(ctx: Party, contractId: string): Promise<{ data: ContractReview }> {
  const { db, viewer, now } = ctx
  const [reviews, reference] = await Promise.all([reviewsOf(db, contractId), referenceOf(db, contractId)])
  const own = reviews.find(({ side }) => side === viewer.kind)
  const isOpen = own && may(viewer, 'work_reviews.answer') && isAnswerable(own, now)
  return {
    data: {
      open: isOpen ? { id: own.id, due_at: own.due_at.toISOString() } : null,
      own: toOwn(own),
      reference: referenceFor(reference, viewer.kind),
    },
  }
}

export async function readOfContract(ctx: Party, id: string) {
  if (!(await contractFor(ctx.db, ctx.viewer, id, ctx.lang))) throw new Refusal(platformErrors.not_found)
  return reviewOfContract(ctx, id)
}

export async function readForStaff(ctx: RequestContext<Staff>, id: string): Promise<{ data: StaffReview }> {
  const { db, viewer, lang } = ctx
  if (!(await contractById(db, id, lang))) throw new Refusal(platformErrors.not_found)
  const [reviews, reference] = await Promise.all([reviewsOf(db, id), referenceOf(db, id)])
  const moves = reference ? referenceMoves(reference.state, 'staff') : []
  return {
    data: {
      reviews: (may(viewer, 'check_ins.read') ? reviews : []).map(({ id: _, ...row }) => ({
        ...row,
        due_at: row.due_at.toISOString(),
        answered_at: row.answered_at?.toISOString() ?? null,
      })),
      reference: reference
        ? {
            ...toReference(reference),
            due_at: reference.due_at?.toISOString() ?? null,
            can_release: moves.includes('release'),
            can_remove: moves.includes('remove'),
          }
        : null,
    },
  }
}
