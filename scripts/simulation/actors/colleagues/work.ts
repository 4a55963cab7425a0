import type { WorkItem } from '@fareeq/domain/work-items/schema.ts'
import type { Work } from './work-item.ts'
import { conduct, incident, objection, video } from './work/assessments.ts'
import { checkIn } from './work/check-in.ts'
import { contract } from './work/contract.ts'
import { hire } from './work/hire.ts'
import { invoice } from './work/invoice.ts'
import { meeting } from './work/meeting.ts'
import { message } from './work/message.ts'
import { payment } from './work/payment.ts'
import { reference } from './work/reference.ts'
import { request } from './work/request.ts'
import { search } from './work/search.ts'
import { selection } from './work/selection.ts'
import { terms } from './work/terms.ts'
import { ticket } from './work/ticket.ts'

const ALL: readonly Work[] = [
  ticket,
  request,
  search,
  meeting,
  selection,
  hire,
  contract,
  terms,
  invoice,
  payment,
  checkIn,
  reference,
  video,
  objection,
  incident,
  conduct,
  message,
]

export const WORK: Partial<Record<WorkItem['kind'], Work>> = Object.fromEntries(ALL.map((work) => [work.kind, work]))
