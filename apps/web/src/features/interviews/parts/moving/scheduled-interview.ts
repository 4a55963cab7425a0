import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import type { InterviewEvent } from '@fareeq/domain/interviews/states.ts'

export type OtherTime = NonNullable<ClientInterview['move']>

/** Of either side. */
export type ScheduledInterview = Pick<
  ClientInterview,
  'id' | 'move' | 'busy' | 'client_timezone' | 'talent_timezone'
> & { moves: readonly InterviewEvent[] }
