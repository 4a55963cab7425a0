import * as z from 'zod/mini'
import { contractErrors } from '../contracts/errors.ts'
import { invoiceErrors } from '../invoices/errors.ts'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { buyoutErrors } from './errors.ts'
import {
  approveBuyoutForm,
  buyout,
  buyoutForm,
  declineBuyoutForm,
  refuseBuyoutForm,
  staffBuyout,
  talentBuyout,
} from './schema.ts'

const idParams = z.object({ id: id() })
/** Null where the contract does not run, ends already, or was bought out. */
const answer = () => z.object({ data: z.nullable(buyout()) })
const forStaff = () => z.object({ data: z.nullable(staffBuyout()) })
/** Null where nothing is asked of the talent. */
const forTalent = () => z.object({ data: z.nullable(talentBuyout()) })
const { not_authorized, not_found } = platformErrors
const { contract_not_running, notice_given } = contractErrors

export const clientBuyoutsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/client/contracts/:id/buyout',
    access: 'client',
    may: 'contracts.end',
    summary: 'What taking over a contract costs, and how far it is where it was asked for',
    params: idParams,
    answer: answer(),
    refusals: [not_authorized, not_found],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/client/contracts/:id/buyout',
    access: 'client',
    may: 'contracts.end',
    summary: 'Asks the talent, then operations, to hand a contract over to the company, for the price that was read',
    params: idParams,
    body: buyoutForm(),
    answer: answer(),
    refusals: [
      not_authorized,
      not_found,
      contract_not_running,
      notice_given,
      contractErrors.notice_beyond_end,
      contractErrors.end_too_early,
      contractErrors.end_too_late,
      buyoutErrors.buyout_asked,
      buyoutErrors.buyout_price_changed,
      buyoutErrors.buyout_paused,
      invoiceErrors.already_bought_out,
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/client/buyouts/:id/withdraw',
    access: 'client',
    may: 'contracts.end',
    summary: 'Withdraws a buyout that operations have not approved yet',
    params: idParams,
    answer: answer(),
    refusals: [not_authorized, not_found, buyoutErrors.buyout_settled],
  }),
} as const

export const talentBuyoutsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/talent/contracts/:id/buyout',
    access: 'talent',
    may: 'contracts.end',
    summary: 'Whether the company asks to go on with the talent by a contract of its own',
    params: idParams,
    answer: forTalent(),
    refusals: [not_found],
  }),
  consent: endpoint({
    method: 'POST',
    path: '/api/talent/buyouts/:id/consent',
    access: 'talent',
    may: 'contracts.end',
    summary: 'Agrees that the company takes the contract over; operations decide then',
    params: idParams,
    answer: forTalent(),
    refusals: [not_found, buyoutErrors.buyout_settled],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/talent/buyouts/:id/decline',
    access: 'talent',
    may: 'contracts.end',
    summary: 'Declines, also after having agreed, until it is approved; the reason stays with our colleagues',
    params: idParams,
    body: declineBuyoutForm(),
    answer: forTalent(),
    refusals: [not_found, buyoutErrors.buyout_settled],
  }),
} as const

export const buyoutsOpsContract = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/ops/contracts/:id/buyout',
    access: 'staff',
    may: 'contracts.end',
    summary: 'What taking over a contract costs, and how far it is where the company asked for it',
    params: idParams,
    answer: forStaff(),
    refusals: [not_authorized, not_found],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/ops/contracts/:id/buyout/approve',
    access: 'staff',
    may: 'contracts.end',
    summary:
      'Approves a buyout that the talent agreed to: the contract ends on its day, finance have the draft of its invoice',
    params: idParams,
    body: approveBuyoutForm(),
    answer: forStaff(),
    refusals: [
      not_authorized,
      not_found,
      platformErrors.moved_on,
      contract_not_running,
      notice_given,
      buyoutErrors.buyout_unanswered,
      invoiceErrors.already_bought_out,
    ],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/ops/buyouts/:id/refuse',
    access: 'staff',
    may: 'contracts.end',
    summary: 'Refuses a buyout with words that the company reads; the contract goes on',
    params: idParams,
    body: refuseBuyoutForm(),
    answer: forStaff(),
    refusals: [not_authorized, not_found, buyoutErrors.buyout_settled],
  }),
} as const
