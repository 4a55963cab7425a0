import type { Lang } from '../kernel/language/locale.ts'
import { grantOf, peopleIn } from '../kernel/permissions/permissions.ts'
import { type ProposalState, proposalLife } from './states.ts'

/** Texts of a profile that a colleague may word anew. Pay and contact data are never among them. */
export const PARTS = ['bio_ar', 'bio_en'] as const
export type ProfilePart = (typeof PARTS)[number]

/** Why, in the words the talent reads. */
export const REASON_LENGTH = { min: 10, max: 400 } as const
/** What a talent says with a no. */
export const NOTE_LENGTH = 400

export const PART_LANGS: Readonly<Record<ProfilePart, Lang>> = { bio_ar: 'ar', bio_en: 'en' }

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
