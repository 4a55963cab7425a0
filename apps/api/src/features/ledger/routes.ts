import { ledgerContract as contract } from '@fareeq/domain/ledger/contract.ts'
import { sendCsv } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { countExports, exportEntries } from './actions-exports.ts'
import { readTrialBalance, trialBalanceSheet } from './actions-trial.ts'
import { listBalances, listEntries, readEntry } from './actions.ts'

export function ledgerRoutes(server: Server) {
  serve(server, contract.entries, (ctx, { query }) => listEntries(ctx, query))
  serve(server, contract.entry, (ctx, { params }) => readEntry(ctx, params.id))
  serve(server, contract.balances, (ctx, { query }) => listBalances(ctx, query))
  serve(server, contract.trialBalance, (ctx, { query }) => readTrialBalance(ctx, query))
  serve(server, contract.trialBalanceSheet, async (ctx, { query, reply }) =>
    sendCsv(reply, await trialBalanceSheet(ctx, query)),
  )
  serve(server, contract.exports, (ctx, { query }) => countExports(ctx, query))
  serve(server, contract.export, async (ctx, { query, reply }) => sendCsv(reply, await exportEntries(ctx, query)))
}
