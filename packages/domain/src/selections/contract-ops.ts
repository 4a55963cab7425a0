import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { selectionErrors } from './errors.ts'
import {
  handOverForm,
  moveForm,
  reasonForm,
  rejectForm,
  selection,
  selectionCounts,
  selectionFilter,
  selectionsQuery,
  takeForm,
} from './schema.ts'

const idParams = z.object({ id: id() })
const answer = () => z.object({ data: selection() })
const accessRefusals = [platformErrors.not_authorized, platformErrors.not_found] as const
const moveRefusals = [
  ...accessRefusals,
  platformErrors.moved_on,
  selectionErrors.selection_moved,
  selectionErrors.no_such_move,
] as const
const takeRefusals = [...accessRefusals, platformErrors.taken_by] as const

/** Board and list of the pipeline. */
export const selectionsOpsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/selections',
    access: 'staff',
    may: 'selections.read',
    summary: 'Talents on their way through the four steps, what is promised first comes first',
    query: selectionsQuery(),
    answer: listOf(selection()),
    refusals: [platformErrors.not_authorized],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/ops/selections/counts',
    access: 'staff',
    may: 'selections.read',
    summary: 'How many are in each step, and of the open ones how many are late, due today, unowned, the caller’s',
    query: selectionFilter(),
    answer: z.object({ data: selectionCounts() }),
    refusals: [platformErrors.not_authorized],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/move',
    access: 'staff',
    may: 'selections.move',
    summary: 'On to the next step, with its evidence or a reason, or back to the one before',
    params: idParams,
    body: moveForm(),
    answer: answer(),
    refusals: [...moveRefusals, selectionErrors.evidence_missing],
  }),
  reject: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/reject',
    access: 'staff',
    may: 'selections.move',
    summary: 'Ends the selection with a reason; the talent is told by mail, and when they may apply again',
    params: idParams,
    body: rejectForm(),
    answer: answer(),
    refusals: [...moveRefusals, selectionErrors.consent_awaited],
  }),
  reconsider: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/reconsider',
    access: 'staff',
    may: 'selections.move',
    summary: 'Opens an ended selection again, with a reason',
    params: idParams,
    body: reasonForm(),
    answer: answer(),
    refusals: moveRefusals,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/invite',
    access: 'staff',
    may: 'selections.move',
    summary: 'Invites to the tests by mail; of a referred talent this stops the clock of three working days',
    params: idParams,
    answer: answer(),
    refusals: [...moveRefusals, selectionErrors.already_invited, selectionErrors.consent_awaited],
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/take',
    access: 'staff',
    may: 'selections.move',
    summary: 'The caller looks after this talent from now on; a colleague who has them is named first',
    params: idParams,
    body: takeForm(),
    answer: answer(),
    refusals: takeRefusals,
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/hand-over',
    access: 'staff',
    may: 'selections.move',
    summary: 'Hands one’s own, or what nobody has, to a colleague who may move it',
    params: idParams,
    body: handOverForm(),
    answer: answer(),
    refusals: takeRefusals,
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/ops/selections/:id/give-back',
    access: 'staff',
    may: 'selections.move',
    summary: 'The caller no longer looks after this talent',
    params: idParams,
    answer: answer(),
    refusals: takeRefusals,
  }),
} as const
