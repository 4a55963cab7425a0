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
  serve(server, contract.list, (call) => readAccounts(call))
  serve(server, contract.read, (call, { params }) => readAccount(call, params.id))
  serve(server, contract.invite, (call, { body }) => inviteColleague(call, body))
  serve(server, contract.inviteAgain, (call, { params }) => inviteAgain(call, params.id))
  serve(server, contract.uninvite, (call, { params }) => uninvite(call, params.id))
  serve(server, contract.setRoles, (call, { params, body }) => setRoles(call, params.id, body))
  serve(server, contract.end, (call, { params, body }) => endColleague(call, params.id, body))
  serve(server, contract.askReset, (call, { params, body }) => askReset(call, params.id, body.reason))
  serve(server, contract.confirmReset, (call, { params }) => confirmReset(call, params.id))
  serve(server, contract.refuseReset, (call, { params }) => refuseReset(call, params.id))
  serve(server, contract.endSession, (call, { params }) => endSessions(call, params.id, params.session_id))
  serve(server, contract.endSessions, (call, { params }) => endSessions(call, params.id, null))
  serve(server, contract.unlock, (call, { params }) => unlock(call, params.id))
  serve(server, setup.offer, (call, { body }) => offerSetup(call, body.link))
  serve(server, setup.confirm, (call, { body, request }) =>
    confirmSetup(call, { ...body, userAgent: request.headers['user-agent'] }),
  )
}
