import { announcedTransfersContract as contract } from '@fareeq/domain/announced-transfers/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { howToPay } from './actions-reading.ts'
import { announce, withdraw } from './actions.ts'

export function announcedTransferRoutes(server: Server) {
  serve(server, contract.read, (ctx) => howToPay(ctx))
  serve(server, contract.announce, (ctx, { body }) => announce(ctx, body))
  serve(server, contract.withdraw, (ctx, { params }) => withdraw(ctx, params.id))
}
