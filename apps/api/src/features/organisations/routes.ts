import { joiningContract } from '@fareeq/domain/organisations/contract-joining.ts'
import { organisationsContract as contract } from '@fareeq/domain/organisations/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { invite, sendAgain, withdraw } from './actions-invitations.ts'
import { join, readOffer, signUp } from './actions-joining.ts'
import { readOrganisation, removeMember, setRole } from './actions.ts'

export function organisationRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.read, ({ db, ...call }) => readOrganisation(db, call))
  serve(server, contract.invite, ({ body, ...call }) => invite({ ...call, platform }, body))
  serve(server, contract.sendAgain, ({ params, ...call }) => sendAgain({ ...call, platform }, params.id))
  serve(server, contract.withdraw, ({ params, ...call }) => withdraw({ ...call, platform }, params.id))
  serve(server, contract.setRole, ({ params, body, ...call }) => setRole({ ...call, platform }, params.id, body))
  serve(server, contract.remove, ({ params, ...call }) => removeMember({ ...call, platform }, params.id))

  serve(server, joiningContract.offer, ({ db, params, lang, now }) => readOffer(db, params.token, lang, now))
  serve(server, joiningContract.join, ({ params, ...call }) => join({ ...call, platform }, params.token))
  serve(server, joiningContract.signUp, ({ params, body, request, ...call }) =>
    signUp({ ...call, platform, userAgent: request.headers['user-agent'] }, params.token, body),
  )
}
