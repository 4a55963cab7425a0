import { meetingsOpsContract as contract } from '@fareeq/domain/meetings/contract-ops.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { addAbsence, cancelForVisitor, dropAbsence, moveForVisitor, readCalendar } from './actions-ops.ts'

export function meetingOpsRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.list, ({ query, ...call }) => readCalendar({ ...call, platform }, query))
  serve(server, contract.move, ({ params, body, ...call }) => moveForVisitor({ ...call, platform }, params.id, body))
  serve(server, contract.cancel, ({ params, body, ...call }) =>
    cancelForVisitor({ ...call, platform }, params.id, body),
  )
  serve(server, contract.addAbsence, ({ body, ...call }) => addAbsence({ ...call, platform }, body))
  serve(server, contract.dropAbsence, ({ params, ...call }) => dropAbsence({ ...call, platform }, params.id))
}
