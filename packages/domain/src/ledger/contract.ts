import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { id } from '../kernel/ids.ts'
import { listOf, pageLimit } from '../kernel/list.ts'
import { platformErrors } from '../kernel/platform-errors.ts'
import { ENTRY_KINDS, LEDGER_ACCOUNTS } from './limits.ts'
import { ledgerBalance, ledgerEntry } from './schema.ts'

const MAX_ENTRIES = 50

export const ledgerContract = {
  entries: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/entries',
    access: 'staff',
    may: 'ledger.read',
    summary: 'Bookings by account, owner and kind, the newest first',
    query: z.object({
      account: z.optional(z.literal(LEDGER_ACCOUNTS, 'choice')),
      owner: z.optional(id()),
      kind: z.optional(z.literal(ENTRY_KINDS, 'choice')),
      /** The place of the last booking that was read. */
      cursor: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
      limit: pageLimit(MAX_ENTRIES, 20),
    }),
    answer: listOf(ledgerEntry()),
    refusals: [platformErrors.not_authorized],
  }),
  balances: endpoint({
    method: 'GET',
    path: '/api/ops/ledger/balances',
    access: 'staff',
    may: 'ledger.read',
    summary: 'What every account holds, in all or for one owner; and who has something in one account',
    query: z.object({ owner: z.optional(id()) }),
    answer: z.object({
      data: z.array(ledgerBalance()),
      meta: z.object({
        owners: z.array(
          z.object({
            owner: id(),
            owner_name: z.nullable(z.string()),
            account: z.literal(LEDGER_ACCOUNTS),
            balance: z.number(),
          }),
        ),
      }),
    }),
    refusals: [platformErrors.not_authorized],
  }),
} as const
