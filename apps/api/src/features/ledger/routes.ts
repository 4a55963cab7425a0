import { ledgerContract as contract } from '@fareeq/domain/ledger/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { listBalances, listEntries } from './actions.ts'

export function ledgerRoutes(server: Server) {
  serve(server, contract.entries, (ctx, { query }) => listEntries(ctx, query))
  serve(server, contract.balances, (ctx, { query }) => listBalances(ctx, query))
}
