import { interviewsOpsContract as contract } from '@fareeq/domain/interviews/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { cancelByStaff, confirmForCompany, extend, listForStaff, offerForCompany, readForStaff } from './actions-ops.ts'

export function interviewOpsRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.list, ({ query, ...call }) => listForStaff({ ...call, platform }, query))
  serve(server, contract.read, ({ params, ...call }) => readForStaff({ ...call, platform }, params.id))
  serve(server, contract.offer, ({ params, body, ...call }) => offerForCompany({ ...call, platform }, params.id, body))
  serve(server, contract.confirmNew, ({ params, body, ...call }) =>
    confirmForCompany({ ...call, platform }, params.id, body),
  )
  serve(server, contract.cancel, ({ params, body, ...call }) => cancelByStaff({ ...call, platform }, params.id, body))
  serve(server, contract.extend, ({ params, body, ...call }) => extend({ ...call, platform }, params.id, body))
}
