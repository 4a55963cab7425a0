import {
  staffAccountsContract as contract,
  staffSetupContract as setup,
} from '@fareeq/domain/staff/contract-accounts.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import {
  endSessions,
  inviteAgain,
  inviteColleague,
  readAccount,
  readAccounts,
  uninvite,
  unlock,
} from './actions-accounts.ts'
import { askReset, confirmReset, refuseReset } from './actions-resets.ts'
import { endColleague, setRoles } from './actions-roles.ts'
import { confirmSetup, offerSetup } from './actions-setup.ts'

export function staffAccountRoutes(server: Server) {
  serve(server, contract.list, (ctx) => readAccounts(ctx))
  serve(server, contract.read, (ctx, { params }) => readAccount(ctx, params.id))
  serve(server, contract.invite, (ctx, { body }) => inviteColleague(ctx, body))
  serve(server, contract.inviteAgain, (ctx, { params }) => inviteAgain(ctx, params.id))
  serve(server, contract.uninvite, (ctx, { params }) => uninvite(ctx, params.id))
  serve(server, contract.setRoles, (ctx, { params, body }) => setRoles(ctx, params.id, body))
  serve(server, contract.end, (ctx, { params, body }) => endColleague(ctx, params.id, body))
  serve(server, contract.askReset, (ctx, { params, body }) => askReset(ctx, params.id, body.reason))
  serve(server, contract.confirmReset, (ctx, { params }) => confirmReset(ctx, params.id))
  serve(server, contract.refuseReset, (ctx, { params }) => refuseReset(ctx, params.id))
  serve(server, contract.endSession, (ctx, { params }) => endSessions(ctx, params.id, params.session_id))
  serve(server, contract.endSessions, (ctx, { params }) => endSessions(ctx, params.id, null))
  serve(server, contract.unlock, (ctx, { params }) => unlock(ctx, params.id))
  serve(server, setup.offer, (ctx, { body }) => offerSetup(ctx, body.link))
  serve(server, setup.confirm, (ctx, { body, request }) =>
    confirmSetup(ctx, { ...body, userAgent: request.headers['user-agent'] }),
  )
}
