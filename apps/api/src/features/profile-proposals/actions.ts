import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { mayChangeAtOnce, mayWithdraw } from '@fareeq/domain/profile-proposals/rules.ts'
import type { OwnProposals, ProposalsOfTalent } from '@fareeq/domain/profile-proposals/schema.ts'
import { isBanned } from '@fareeq/domain/talents/states.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Staff, Talent } from '../../platform/session.ts'
import { openProposals, proposalsOf, textsOf } from './queries.ts'
import type { ProposalRow } from './rows.ts'

const toProposal = ({ id, part, old_text, new_text, reason, by, created_at }: ProposalRow) => ({
  id,
  part,
  old_text,
  new_text,
  reason,
  by,
  at: created_at.toISOString(),
})

export async function readProposals(
  { db, viewer }: RequestContext<Staff>,
  id: string,
): Promise<{ data: ProposalsOfTalent }> {
  const texts = await textsOf(db, id)
  if (!texts) throw new Refusal(platformErrors.not_found)
  const { version, bio_ar, bio_en } = texts
  const proposals = (await proposalsOf(db, viewer, id)).map((row) => ({
    ...toProposal(row),
    state: row.state,
    note: row.note,
    answered_at: row.answered_at?.toISOString() ?? null,
    may_withdraw: mayWithdraw(row, viewer.staffId, viewer.roles),
  }))
  const may_change = mayChangeAtOnce(viewer.roles)
  return {
    data: { version, texts: { bio_ar, bio_en }, is_closed: isBanned(texts.hiring_status), may_change, proposals },
  }
}

export async function readOwnProposals({ db, viewer }: RequestContext<Talent>): Promise<{ data: OwnProposals }> {
  const texts = await textsOf(db, viewer.userId)
  if (!texts) throw new Refusal(platformErrors.not_found)
  const proposals = (await openProposals(db, viewer)).map((row) => {
    const present_text = texts[row.part]
    return { ...toProposal(row), present_text, is_changed: present_text !== row.old_text }
  })
  return { data: { version: texts.version, proposals } }
}
