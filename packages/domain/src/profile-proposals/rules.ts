import type { Lang } from '../kernel/language/locale.ts'
import { grantOf, peopleIn } from '../kernel/permissions/permissions.ts'
import type { Part } from './limits.ts'
import { type ProposalState, proposalLife } from './states.ts'

export const PART_LANGS: Readonly<Record<Part, Lang>> = { bio_ar: 'ar', bio_en: 'en' }

/** May change a text without the talent's consent, with a reason; all other roles propose. */
export const mayChangeAtOnce = (roles: readonly string[]): boolean =>
  peopleIn({ kind: 'staff', roles }).some((person) => grantOf(person, 'profiles.edit') === 'with_reason')

type Facts = { state: ProposalState; proposed_by: string | null }

/** One’s own, while it is open; an admin takes back anybody’s. */
export const mayWithdraw = ({ state, proposed_by }: Facts, staffId: string, roles: readonly string[]): boolean =>
  proposalLife.next(state, 'withdraw') !== null && (proposed_by === staffId || mayChangeAtOnce(roles))

/** Whether somebody else was faster (D-121): only one’s own open proposal is replaced. */
export const isInTheWay = (open: Facts | undefined, staffId: string): boolean =>
  open !== undefined && open.proposed_by !== staffId
