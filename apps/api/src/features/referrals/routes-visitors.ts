import { referralVisitorsContract as contract } from '@fareeq/domain/referrals/contract-visitors.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { confirmVisitor, introduceVisitor, inviteAsVisitor } from './actions-visitors.ts'

export function referralVisitorRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.introduce, ({ body, ...call }) => introduceVisitor({ ...call, platform }, body))
  serve(server, contract.confirm, ({ body, ...call }) => confirmVisitor({ ...call, platform }, body))
  serve(server, contract.invite, ({ body, ...call }) => inviteAsVisitor({ ...call, platform }, body))
}
