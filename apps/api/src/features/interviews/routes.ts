import { interviewsTalentContract as talent } from '@fareeq/domain/interviews/contract-talent.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { interviewsContract as client } from '@fareeq/domain/interviews/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { excuse } from './excuses/actions-excuse.ts'
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
  serve(server, client.list, (ctx, { query }) => listForClient(ctx, query))
  serve(server, client.read, (ctx, { params }) => readForClient(ctx, params.id))
  serve(server, client.start, (ctx, { body }) => startInterview(ctx, body))
  serve(server, client.offer, (ctx, { params, body }) => offerSlots(ctx, params.id, body))
  serve(server, client.confirmNew, (ctx, { params, body }) => confirmNew(ctx, params.id, body))
  serve(server, client.refuseNew, (ctx, { params, body }) => refuseNew(ctx, params.id, body))
  serve(server, client.cancel, (ctx, { params, body }) => cancel(ctx, params.id, body))
  serve(server, client.setLink, (ctx, { params, body }) => setLink(ctx, params.id, body))

  serve(server, talent.list, (ctx, { query }) => listForTalent(ctx, query))
  serve(server, talent.read, (ctx, { params }) => readForTalent(ctx, params.id))
  serve(server, talent.confirm, (ctx, { params, body }) => confirm(ctx, params.id, body))
  serve(server, talent.select, (ctx, { params, body }) => select(ctx, params.id, body))
  serve(server, talent.propose, (ctx, { params, body }) => propose(ctx, params.id, body))
  serve(server, talent.decline, (ctx, { params, body }) => decline(ctx, params.id, body))
  serve(server, talent.excuse, (ctx, { params, body }) => excuse(ctx, params.id, body))

  serve(server, talentsContract.confirmTerms, (ctx, { body }) => confirmTermsOrWaiting(ctx, body))

  serve(server, talent.readByLink, (ctx, { params }) => readByLink(ctx, params.token))
  serve(server, talent.selectByLink, (ctx, { params, body }) => selectByLink(ctx, params.token, body))
  serve(server, talent.proposeByLink, (ctx, { params, body }) => proposeByLink(ctx, params.token, body))
  serve(server, talent.declineByLink, (ctx, { params, body }) => declineByLink(ctx, params.token, body))
}
