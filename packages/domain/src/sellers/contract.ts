import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageLimit } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { sellerErrors } from './errors.ts'
import { currentSeller, sellerForm, sellerVersion } from './schema.ts'

const answer = z.object({ data: sellerVersion() })
const params = z.object({ id: id() })

export const sellersContract = {
  current: endpoint({
    method: 'GET',
    path: '/api/ops/sellers/current',
    access: 'staff',
    may: 'sellers.manage',
    summary: 'Who issues invoices today, and into which accounts companies transfer',
    answer: z.object({ data: currentSeller() }),
    refusals: [platformErrors.not_authorized],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/ops/sellers',
    access: 'staff',
    may: 'sellers.manage',
    summary: 'All versions of the seller, the newest first',
    query: z.object({
      cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      limit: pageLimit(50, 20),
    }),
    answer: listOf(sellerVersion()),
    refusals: [platformErrors.not_authorized],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/ops/sellers',
    access: 'staff',
    may: 'sellers.manage',
    summary: 'Proposes a version from a day on; it counts when another colleague has released it',
    body: sellerForm(),
    answer,
    refusals: [
      platformErrors.not_authorized,
      sellerErrors.seller_day_past,
      sellerErrors.seller_day_far,
      sellerErrors.seller_waiting,
    ],
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/ops/sellers/:id/release',
    access: 'staff',
    may: 'sellers.manage',
    summary: 'Releases what another colleague has proposed',
    params,
    answer,
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      sellerErrors.seller_own_proposal,
      sellerErrors.seller_too_late,
      sellerErrors.seller_released,
      sellerErrors.seller_withdrawn,
    ],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/ops/sellers/:id/withdraw',
    access: 'staff',
    may: 'sellers.manage',
    summary: 'Takes a proposal back before it is released',
    params,
    answer,
    refusals: [
      platformErrors.not_authorized,
      platformErrors.not_found,
      sellerErrors.seller_released,
      sellerErrors.seller_withdrawn,
    ],
  }),
} as const
