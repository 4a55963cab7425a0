import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { TICKET_KINDS } from './states.ts'
import { ticketErrors } from './errors.ts'
import { answerForm, handOverForm, takeForm, ticket, ticketsQuery } from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: ticket() })
const moveRefusals = [platformErrors.not_authorized, platformErrors.not_found, platformErrors.moved_on] as const
const takeRefusals = [...moveRefusals, platformErrors.taken_by, ticketErrors.ticket_merged]

export const ticketsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/tickets',
    access: 'staff',
    may: 'tickets.answer',
    summary:
      'What operations are asked, of the kinds the caller answers: the open ones by their clock, the rest newest first',
    query: ticketsQuery(),
    answer: listOf(ticket(), {
      /** The company it is filtered by. */
      company: z.nullable(z.string()),
      /** The kinds the caller answers, each with how many are open and how many of those are late. */
      kinds: z.array(z.object({ kind: z.literal(TICKET_KINDS), open: z.number(), late: z.number() })),
      /** Of the open ones: the caller's, nobody's, and those with a note that calls the caller. */
      counts: z.object({
        open: z.number(),
        mine: z.number(),
        unowned: z.number(),
        mentioned: z.number(),
        late: z.number(),
      }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/tickets/:id',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'One ticket of a kind the caller answers',
    params: idParams,
    answer: answer(),
    refusals: [platformErrors.not_authorized, platformErrors.not_found],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/answer',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'Answers by mail, in the language of the question',
    params: idParams,
    body: answerForm(),
    answer: answer(),
    refusals: [
      ...moveRefusals,
      ticketErrors.ticket_answered,
      ticketErrors.ticket_closed,
      ticketErrors.ticket_language,
      ticketErrors.ticket_merged,
      ticketErrors.ticket_no_address,
    ],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/close',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'Nothing more is to be done about it',
    params: idParams,
    answer: answer(),
    refusals: [...moveRefusals, ticketErrors.ticket_closed, ticketErrors.ticket_merged],
  }),
  admit: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/admit',
    access: 'staff',
    may: 'companies.prove',
    summary: 'The company is what it says: its address may open an account though it is no business one, and is told',
    params: idParams,
    answer: answer(),
    refusals: [...moveRefusals, ticketErrors.ticket_closed, ticketErrors.ticket_merged],
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/reopen',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'There is more to be done about it after all',
    params: idParams,
    answer: answer(),
    refusals: [...moveRefusals, ticketErrors.ticket_reopened, ticketErrors.ticket_merged],
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/take',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'The caller is on it from now on; whoever had it meanwhile is not passed over',
    params: idParams,
    body: takeForm(),
    answer: answer(),
    refusals: takeRefusals,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/hand-over',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'A colleague who answers its kind is on it from now on, and is told',
    params: idParams,
    body: handOverForm(),
    answer: answer(),
    refusals: [...takeRefusals, ticketErrors.ticket_not_theirs],
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/ops/tickets/:id/give-back',
    access: 'staff',
    may: 'tickets.answer',
    summary: 'The caller is no longer on it',
    params: idParams,
    answer: answer(),
    refusals: takeRefusals,
  }),
} as const
