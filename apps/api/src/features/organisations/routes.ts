import { joiningContract } from '@fareeq/domain/organisations/contract-joining.ts'
import { organisationsContract as contract } from '@fareeq/domain/organisations/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { invite, sendAgain, withdraw } from './actions-invitations.ts'
import { join, readOffer, signUp } from './actions-joining.ts'
import { readOrganisation, removeMember, setRole } from './actions.ts'

export function organisationRoutes(server: Server) {
  serve(server, contract.read, readOrganisation)
  serve(server, contract.invite, (ctx, { body }) => invite(ctx, body))
  serve(server, contract.sendAgain, (ctx, { params }) => sendAgain(ctx, params.id))
  serve(server, contract.withdraw, (ctx, { params }) => withdraw(ctx, params.id))
  serve(server, contract.setRole, (ctx, { params, body }) => setRole(ctx, params.id, body))
  serve(server, contract.remove, (ctx, { params }) => removeMember(ctx, params.id))

  serve(server, joiningContract.offer, (ctx, { params }) => readOffer(ctx, params.token))
  serve(server, joiningContract.join, (ctx, { params }) => join(ctx, params.token))
  serve(server, joiningContract.signUp, (ctx, { params, body, request }) =>
    signUp(ctx, params.token, request.headers['user-agent'], body),
  )
}
