import type { Stage } from '@fareeq/domain/client-projects/rules.ts'
import type { CompanySection } from '@fareeq/domain/companies/limits.ts'
import type { ContractState as Contract } from '@fareeq/domain/contracts/states.ts'
import type { InterviewState } from '@fareeq/domain/interviews/states.ts'
import type { InvoiceState as Invoice } from '@fareeq/domain/invoices/states.ts'
import type { MeetingState } from '@fareeq/domain/meetings/states.ts'
import type { NominationState as Nomination } from '@fareeq/domain/nominations/states.ts'
import type { TicketState } from '@fareeq/domain/tickets/states.ts'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { STAGE_TONES } from '../../client-projects/parts/board/board-card.tsx'
import { useBoardWords } from '../../client-projects/messages/board/en.ts'
import { ContractState } from '../../contracts/parts/contract-state.tsx'
import { StateBadge } from '../../interviews/parts/state-badge.tsx'
import { InvoiceState } from '../../invoices/parts/invoice-state.tsx'
import { useMeetingOpsWords } from '../../meetings/messages/operations/en.ts'
import { NominationState } from '../../nominations/parts/nomination-state.tsx'
import { useTicketWords } from '../../tickets/messages/en.ts'

const MEETING_TONES: Readonly<Record<MeetingState, Tone>> = {
  pending: 'warning',
  booked: 'point',
  canceled: 'neutral',
  held: 'positive',
  missed: 'warning',
}

const TICKET_TONES: Readonly<Record<TicketState, Tone>> = {
  open: 'warning',
  answered: 'neutral',
  closed: 'neutral',
  merged: 'neutral',
}

type Props = { section: CompanySection; state: string }

/** A state in the words of its own feature. */
export function ItemState({ section, state }: Props): ReactNode {
  const [board, meetings, tickets] = [useBoardWords(), useMeetingOpsWords(), useTicketWords()]
  const badges: Readonly<Record<CompanySection, () => ReactNode>> = {
    request: () => (
      <Badge tone={STAGE_TONES[state as Stage]} dot>
        {board.stages[state as Stage]}
      </Badge>
    ),
    meeting: () => (
      <Badge tone={MEETING_TONES[state as MeetingState]} dot>
        {meetings.states[state as MeetingState]}
      </Badge>
    ),
    nomination: () => <NominationState state={state as Nomination} />,
    interview: () => <StateBadge state={state as InterviewState} />,
    contract: () => <ContractState state={state as Contract} />,
    invoice: () => <InvoiceState state={state as Invoice} />,
    ticket: () => (
      <Badge tone={TICKET_TONES[state as TicketState]} dot>
        {tickets.states[state as TicketState]}
      </Badge>
    ),
  }
  return badges[section]()
}
