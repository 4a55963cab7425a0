import * as z from 'zod/mini'
import { contractErrors } from '../contracts/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { invoiceErrors } from './errors.ts'
import { approveBuyoutForm, buyout, buyoutForm } from './schema-buyouts.ts'

const idParams = z.object({ id: id() })
/** Null where the contract does not run, ends already, or was bought out. */
const answer = () => z.object({ data: z.nullable(buyout()) })
const { not_authorized, not_found } = platformErrors

export const clientBuyoutsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id/buyout',
    access: 'client',
    may: 'contracts.end',
    summary: 'What taking over a contract costs, and whether it was asked for',
    params: idParams,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/buyout',
    access: 'client',
    may: 'contracts.end',
    summary: 'Asks operations to hand a contract over to the company, for the price that was read',
    params: idParams,
    body: buyoutForm(),
    answer: answer(),
    refusals: [
      not_authorized,
      not_found,
      contractErrors.contract_not_running,
      contractErrors.notice_given,
      contractErrors.end_too_early,
      contractErrors.end_too_late,
      invoiceErrors.buyout_asked,
      invoiceErrors.buyout_price_changed,
      invoiceErrors.already_bought_out,
    ],
  }),
} as const

export const buyoutsOpsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/buyout',
    access: 'staff',
    may: 'contracts.end',
    summary: 'What taking over a contract costs, and whether the company asked for it',
    params: idParams,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/ops/contracts/:id/buyout/approve',
    access: 'staff',
    may: 'contracts.end',
    summary: 'Approves a buyout: the contract ends on its day, and finance have the draft of its invoice',
    params: idParams,
    body: approveBuyoutForm(),
    answer: answer(),
    refusals: [
      not_authorized,
      not_found,
      platformErrors.moved_on,
      contractErrors.contract_not_running,
      contractErrors.notice_given,
      invoiceErrors.already_bought_out,
    ],
  }),
} as const
