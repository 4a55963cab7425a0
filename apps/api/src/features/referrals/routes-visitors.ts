import { referralVisitorsContract as contract } from '@fareeq/domain/referrals/contract-visitors.ts'
import type { FastifyRequest } from 'fastify'
import { browserOf } from '../../platform/http/browser.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { confirmVisitor, introduceVisitor, inviteAsVisitor } from './actions-visitors.ts'

export function referralVisitorRoutes(server: Server) {
  const { platform } = server

  const caller = <C extends { request: FastifyRequest }>(call: C) => ({
    ...call,
    platform,
    browser: browserOf(call.request),
  })
  serve(server, contract.introduce, ({ body, ...call }) => introduceVisitor(caller(call), body))
  serve(server, contract.confirm, ({ body, ...call }) => confirmVisitor(caller(call), body))
  serve(server, contract.invite, ({ body, ...call }) => inviteAsVisitor(caller(call), body))
}
