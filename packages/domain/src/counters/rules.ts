import { type Who, may } from '../kernel/permissions/permissions.ts'
import { pathTo } from '../navigation/paths.ts'
import { WAITING_KIND_NAMES, WAITING_KINDS, type WaitingKind, type WaitingSection } from './limits.ts'
import type { WaitingCount, WaitingItem } from './schema.ts'

type Facts = (typeof WAITING_KINDS)[WaitingKind]
const factsOf = (kind: WaitingKind): Facts => WAITING_KINDS[kind]

/** Kinds that can wait for this person: what they may answer, and nothing that they only read. */
export function waitingKindsFor(who: Who): WaitingKind[] {
  return WAITING_KIND_NAMES.filter((kind) => {
    const { client, talent } = factsOf(kind)
    if (who.kind === 'talent') return talent
    return who.kind === 'client' && client !== null && may(who, client)
  })
}

type Scope = { readonly project_id: string | null }
/** Whether it counts for a request: what belongs to none counts for each. */
const isFor = ({ project_id }: Scope, projectId: string | null): boolean =>
  project_id === null || projectId === null || project_id === projectId

const sumOf = (counts: readonly WaitingCount[]): number => counts.reduce((sum, { count }) => sum + count, 0)

/** All that waits, of one request or of all. */
export const countFor = (counts: readonly WaitingCount[], projectId: string | null): number =>
  sumOf(counts.filter((count) => isFor(count, projectId)))

/** The badge of a section, of one request or of all. */
export const countIn = (
  counts: readonly WaitingCount[],
  section: WaitingSection,
  projectId: string | null = null,
): number =>
  countFor(
    counts.filter(({ kind }) => factsOf(kind).section === section),
    projectId,
  )

/** How many there are of one request alone. */
export const countOfRequest = (counts: readonly WaitingCount[], projectId: string): number =>
  sumOf(counts.filter(({ project_id }) => project_id === projectId))

export const itemsFor = (items: readonly WaitingItem[], projectId: string | null): WaitingItem[] =>
  items.filter((item) => isFor(item, projectId))

/** What ends first comes first; what has no end after it, the longest waiting first. */
export const byEnd = (one: WaitingItem, other: WaitingItem): number =>
  (one.due_at ?? '9999').localeCompare(other.due_at ?? '9999') ||
  one.since.localeCompare(other.since) ||
  one.id.localeCompare(other.id)

type Item = Pick<WaitingItem, 'id' | 'target'>

/** Where it is answered. */
export function waitingPath(kind: WaitingKind, side: 'client' | 'talent', { id, target }: Item): string {
  const isClient = side === 'client'
  switch (kind) {
    case 'nomination':
      return pathTo('sharedProfile', { id: target ?? id })
    case 'terms':
      return pathTo('updateAvailability')
    case 'interview':
    case 'move':
    case 'feedback':
    case 'scorecard':
    case 'absence':
      return pathTo(isClient ? 'clientInterviewRequest' : 'chooseInterviewSlot', { id })
    case 'offer':
      return pathTo(isClient ? 'clientOffer' : 'talentOffer', { id })
    case 'contract':
    case 'start':
    case 'notice':
      return pathTo(isClient ? 'clientContract' : 'talentContract', { id })
    case 'check_in':
    case 'work_review':
    case 'buyout':
    case 'time_off':
      return pathTo(isClient ? 'clientContract' : 'talentContract', { id: target ?? id })
    case 'renewal':
      return pathTo(isClient ? 'clientRenewals' : 'talentRenewals')
    case 'quote':
      return pathTo('quote', { id })
    case 'invoice':
      return pathTo('invoice', { id })
    case 'conversation':
      return pathTo('conversation', { id })
    case 'proposal':
      return pathTo('talentProfile')
  }
}
