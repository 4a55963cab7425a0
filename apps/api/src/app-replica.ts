import { figuresContract } from '@fareeq/domain/figures/contract.ts'
import type { Endpoint } from '@fareeq/domain/kernel/endpoint.ts'
import { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { searchesContract } from '@fareeq/domain/searches/contract.ts'
import { siteContract } from '@fareeq/domain/site/contract.ts'

/** Calls that a read replica may answer; all others are the primary's (docs/decisions/082). Rendered pages are read there as well. */
export const REPLICA_READS: ReadonlySet<Endpoint> = new Set<Endpoint>([
  // Counts over months: seconds of work for one answer, of which the last minute is a small part.
  figuresContract.list,
  figuresContract.rows,
  figuresContract.steps,
  figuresContract.wizards,
  // By every colleague with every letter; a step of the work reads what was found from the primary.
  searchesContract.find,
  // By every company with every choice; the cards of what the index in memory has found.
  matchingContract.find,
  // Content for strangers, who keep it for a minute anyway.
  siteContract.page,
])
