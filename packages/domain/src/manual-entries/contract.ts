import * as z from 'zod/mini'
import { approvalErrors } from '../approvals/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { manualErrors } from './errors.ts'
import { PROOF_UPLOAD } from './limits.ts'
import { manualEntry, manualForm, reversalForm } from './schema.ts'
import { MANUAL_STATES } from './states.ts'

const params = z.object({ id: id() })
const answer = () => z.object({ data: manualEntry() })
const { not_authorized, not_found, file_type, file_too_large } = platformErrors
const dayRefusals = [manualErrors.entry_future, manualErrors.entry_month_closed] as const

export const manualEntriesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/ops/manual-entries',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Entries by hand, the newest first',
    query: z.object({ state: z.optional(z.literal(MANUAL_STATES, 'choice')), ...pageQuery(50, 20) }),
    answer: listOf(manualEntry(), { closed_through: z.nullable(z.string()) }),
    refusals: [not_authorized],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/ops/manual-entries/:id',
    access: 'staff',
    may: 'ledger.read',
    summary: 'An entry by hand with its approval',
    params,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  uploadProof: endpoint({
    method: 'POST',
    path: '/api/ops/manual-entries/proofs',
    access: 'staff',
    may: 'ledger.write',
    summary: 'The document of an entry by hand, kept for the entry that names it',
    upload: PROOF_UPLOAD,
    status: 201,
    answer: z.object({ data: z.object({ id: id() }) }),
    refusals: [not_authorized, file_type, file_too_large],
    limit: { count: 60, seconds: 600, by: 'user' },
    idempotent: false,
  }),
  proof: endpoint({
    method: 'GET',
    path: '/api/ops/manual-entries/:id/proof',
    access: 'staff',
    may: 'ledger.read',
    summary: 'The document of an entry by hand',
    params,
    answer: 'file',
    refusals: [not_authorized, not_found],
  }),
  write: endpoint({
    method: 'POST',
    path: '/api/ops/manual-entries',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Writes an entry by hand; it is in the books when another colleague has released it',
    body: manualForm(),
    status: 201,
    answer: answer(),
    refusals: [
      not_authorized,
      ...dayRefusals,
      manualErrors.entry_one_side,
      manualErrors.entry_unbalanced,
      manualErrors.entry_proof_missing,
      manualErrors.tax_period,
      manualErrors.tax_more_than_owed,
    ],
  }),
  reverse: endpoint({
    method: 'POST',
    path: '/api/ops/manual-entries/reversals',
    access: 'staff',
    may: 'ledger.write',
    summary: 'Takes an entry by hand back by one the other way round, which another colleague releases',
    body: reversalForm(),
    status: 201,
    answer: answer(),
    refusals: [
      not_authorized,
      not_found,
      ...dayRefusals,
      manualErrors.entry_not_reversible,
      manualErrors.entry_reversed,
      approvalErrors.approval_waiting,
    ],
  }),
} as const
