import { referralVisitorsContract as contract } from '@fareeq/domain/referrals/contract-visitors.ts'
import { browserOf } from '../../platform/http/browser.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { confirmVisitor, introduceVisitor, inviteAsVisitor } from './actions-visitors.ts'

export function referralVisitorRoutes(server: Server) {
  serve(server, contract.introduce, (ctx, { body, request }) => introduceVisitor(ctx, browserOf(request), body))
  serve(server, contract.confirm, (ctx, { body, request }) => confirmVisitor(ctx, browserOf(request), body))
  serve(server, contract.invite, (ctx, { body }) => inviteAsVisitor(ctx, body))
}
