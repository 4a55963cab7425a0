import { joiningContract } from '@fareeq/domain/organisations/contract-joining.ts'
import { organisationsContract as contract } from '@fareeq/domain/organisations/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { invite, sendAgain, withdraw } from './actions-invitations.ts'
import { join, readOffer, signUp } from './actions-joining.ts'
import { readOrganisation, removeMember, setRole } from './actions.ts'

export function organisationRoutes(server: Server) {
  serve(server, contract.read, readOrganisation)
  serve(server, contract.invite, (call, { body }) => invite(call, body))
  serve(server, contract.sendAgain, (call, { params }) => sendAgain(call, params.id))
  serve(server, contract.withdraw, (call, { params }) => withdraw(call, params.id))
  serve(server, contract.setRole, (call, { params, body }) => setRole(call, params.id, body))
  serve(server, contract.remove, (call, { params }) => removeMember(call, params.id))

  serve(server, joiningContract.offer, (call, { params }) => readOffer(call, params.token))
  serve(server, joiningContract.join, (call, { params }) => join(call, params.token))
  serve(server, joiningContract.signUp, (call, { params, body, request }) =>
    signUp(call, params.token, request.headers['user-agent'], body),
  )
}
