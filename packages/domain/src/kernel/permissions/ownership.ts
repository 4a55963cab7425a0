import { platformErrors } from '../platform-errors.ts'
import { Refusal } from '../refusal.ts'

/** Ownership of a thing by one colleague (D-121): a takeover requires having seen the current owner. */
type Ownership = { readonly owner: string | null; readonly me: string }

/** `same`: nothing is to be changed; `taken`: somebody else has it, and the caller did not know. */
export type OwnershipDecision = 'change' | 'same' | 'taken'

/** `expectedOwner` is the owner the caller saw. Taking from that very colleague is taking over, a named act. */
export function takeDecision({
  owner,
  me,
  expectedOwner,
}: Ownership & { expectedOwner: string | null }): OwnershipDecision {
  if (owner === me) return 'same'
  return owner === null || owner === expectedOwner ? 'change' : 'taken'
}

export function giveBackDecision({ owner, me }: Ownership): OwnershipDecision {
  if (owner === null) return 'same'
  return owner === me ? 'change' : 'taken'
}

/** Hand-over needs own or unowned work; a colleague's must be taken over first. */
export function handOverDecision({ owner, me, to }: Ownership & { to: string }): OwnershipDecision {
  if (owner === to) return 'same'
  return owner === null || owner === me ? 'change' : 'taken'
}

export const takenBy = ({ id, name }: { id: string; name: string }) =>
  new Refusal(platformErrors.taken_by, { values: { name }, data: { owner: { id, name } } })
