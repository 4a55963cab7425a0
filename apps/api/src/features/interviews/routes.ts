import { interviewsTalentContract as talent } from '@fareeq/domain/interviews/contract-talent.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { interviewsContract as client } from '@fareeq/domain/interviews/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { declineByLink, proposeByLink, readByLink, selectByLink } from './links/actions-by-link.ts'
import {
  cancel,
  confirmNew,
  listForClient,
  offerSlots,
  readForClient,
  refuseNew,
  setLink,
  startInterview,
} from './actions-client.ts'
import {
  confirm,
  confirmTermsOrWaiting,
  decline,
  listForTalent,
  propose,
  readForTalent,
  select,
} from './actions-talent.ts'

export function interviewRoutes(server: Server) {
  serve(server, client.holidays, async ({ platform, now }) => ({
    data: [...platform.policies.at(now).holidays],
  }))
  serve(server, client.list, (call, { query }) => listForClient(call, query))
  serve(server, client.read, (call, { params }) => readForClient(call, params.id))
  serve(server, client.start, (call, { body }) => startInterview(call, body))
  serve(server, client.offer, (call, { params, body }) => offerSlots(call, params.id, body))
  serve(server, client.confirmNew, (call, { params, body }) => confirmNew(call, params.id, body))
  serve(server, client.refuseNew, (call, { params, body }) => refuseNew(call, params.id, body))
  serve(server, client.cancel, (call, { params, body }) => cancel(call, params.id, body))
  serve(server, client.setLink, (call, { params, body }) => setLink(call, params.id, body))

  serve(server, talent.list, (call, { query }) => listForTalent(call, query))
  serve(server, talent.read, (call, { params }) => readForTalent(call, params.id))
  serve(server, talent.confirm, (call, { params, body }) => confirm(call, params.id, body))
  serve(server, talent.select, (call, { params, body }) => select(call, params.id, body))
  serve(server, talent.propose, (call, { params, body }) => propose(call, params.id, body))
  serve(server, talent.decline, (call, { params, body }) => decline(call, params.id, body))

  serve(server, talentsContract.confirmTerms, (call, { body }) => confirmTermsOrWaiting(call, body))

  serve(server, talent.readByLink, (call, { params }) => readByLink(call, params.token))
  serve(server, talent.selectByLink, (call, { params, body }) => selectByLink(call, params.token, body))
  serve(server, talent.proposeByLink, (call, { params, body }) => proposeByLink(call, params.token, body))
  serve(server, talent.declineByLink, (call, { params, body }) => declineByLink(call, params.token, body))
}
