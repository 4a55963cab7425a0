import type { RequestContext } from '../../platform/context.ts'
import type { People, Reader } from './actions-people.ts'
import type { RecruiterProposalRow } from './rows.ts'

/** What an old answer is read with today: people as they are now, previews as they stand. */
export type Sources = {
  readonly reader: Reader
  readonly people: People
  readonly proposals: ReadonlyMap<string, RecruiterProposalRow>
  readonly ctx: RequestContext
}
