import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { listOf, pageQuery } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { payoutDetailsForm } from './schema-details.ts'
import { payoutDetails, talentPayout, upcomingPayout } from './schema.ts'

export const talentPayoutsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/talent/payouts',
    access: 'talent',
    may: 'invoices.view',
    summary: 'What a talent is owed and was paid by contract and month, and the bonuses for friends; the newest first',
    query: z.object(pageQuery(50, 20)),
    answer: listOf(talentPayout(), {
      /** What is owed, and what was paid this year; both net. */
      owed_amount: z.number(),
      paid_amount: z.number(),
      /** The part of what is owed that is late. */
      late_amount: z.number(),
      /** The next due day. */
      next_day: z.nullable(z.string()),
      has_details: z.boolean(),
      /** Months that are not billed yet. */
      upcoming: z.array(upcomingPayout()),
    }),
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/talent/payout-details',
    hiddenFromImpersonation: true,
    access: 'talent',
    may: 'payouts.details',
    summary: 'How a talent is paid, masked; null before they have said it, or when it must be said anew',
    answer: z.object({
      data: z.nullable(payoutDetails()),
      /** Of the account: where the form begins. */
      meta: z.object({
        country: z.nullable(z.string()),
        /** They were said, and the key they were stored with is lost. */
        is_unreadable: z.boolean(),
      }),
    }),
  }),
  saveDetails: endpoint({
    method: 'PUT',
    path: '/api/talent/payout-details',
    access: 'talent',
    may: 'payouts.details',
    summary: 'Says how a talent wants to be paid; kept encrypted, and told to them by mail',
    body: payoutDetailsForm(),
    answer: z.object({ data: payoutDetails() }),
    limit: { count: 10, seconds: 3600, by: 'user' },
  }),
  confirmDetails: endpoint({
    method: 'POST',
    path: '/api/talent/payout-details/confirm',
    access: 'talent',
    may: 'payouts.details',
    summary: 'Says that what is stored is right, after the bank sent a transfer back',
    answer: z.object({ data: payoutDetails() }),
    refusals: [platformErrors.not_found],
  }),
} as const
