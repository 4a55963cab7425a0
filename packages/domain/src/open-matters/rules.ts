import {
  LEAVERS,
  OPEN_MATTERS,
  OPEN_MATTER_KINDS,
  OUTCOMES,
  type Leaver,
  type OpenMatterKind,
  type Outcome,
} from './limits.ts'

type Account = { readonly is_talent: boolean; readonly colleagues: number }
/** Whoever closes an account of their own. */
export function leaverOf({ is_talent, colleagues }: Account): Leaver {
  if (is_talent) return 'talent'
  return colleagues > 0 ? 'member' : 'company'
}

export const outcomeOf = (kind: OpenMatterKind, leaver: Leaver): Outcome | null => OPEN_MATTERS[kind][leaver]

/** What can be open when this one leaves: first what the account waits for, then what ends for somebody else. */
export const kindsFor = (leaver: Leaver): OpenMatterKind[] =>
  OUTCOMES.flatMap((outcome) => OPEN_MATTER_KINDS.filter((kind) => outcomeOf(kind, leaver) === outcome))

/** Whether the account stays open, also after its day, until it is over. */
export const keepsOpen = (kind: OpenMatterKind, leaver: Leaver): boolean => outcomeOf(kind, leaver) === 'waits'

/** Whether something of this is taken over by a colleague. */
export const hasSuccessor = (leaver: Leaver): boolean =>
  kindsFor(leaver).some((kind) => outcomeOf(kind, leaver) === 'passes')

export const WAITED_FOR: Readonly<Record<Leaver, readonly OpenMatterKind[]>> = Object.fromEntries(
  LEAVERS.map((leaver) => [leaver, kindsFor(leaver).filter((kind) => keepsOpen(kind, leaver))]),
) as Record<Leaver, OpenMatterKind[]>
