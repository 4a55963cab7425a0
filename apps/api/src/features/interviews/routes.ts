import { interviewsTalentContract as talent } from '@fareeq/domain/interviews/contract-talent.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { interviewsContract as client } from '@fareeq/domain/interviews/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { publicHolidays } from '../../platform/policies.ts'
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
  const { platform } = server

  serve(server, client.holidays, async ({ db, now }) => ({ data: (await publicHolidays(db, now))?.value ?? [] }))
  serve(server, client.list, ({ query, ...call }) => listForClient({ ...call, platform }, query))
  serve(server, client.read, ({ params, ...call }) => readForClient({ ...call, platform }, params.id))
  serve(server, client.start, ({ body, ...call }) => startInterview({ ...call, platform }, body))
  serve(server, client.offer, ({ params, body, ...call }) => offerSlots({ ...call, platform }, params.id, body))
  serve(server, client.confirmNew, ({ params, body, ...call }) => confirmNew({ ...call, platform }, params.id, body))
  serve(server, client.refuseNew, ({ params, body, ...call }) => refuseNew({ ...call, platform }, params.id, body))
  serve(server, client.cancel, ({ params, body, ...call }) => cancel({ ...call, platform }, params.id, body))
  serve(server, client.setLink, ({ params, body, ...call }) => setLink({ ...call, platform }, params.id, body))

  serve(server, talent.list, ({ query, ...call }) => listForTalent({ ...call, platform }, query))
  serve(server, talent.read, ({ params, ...call }) => readForTalent({ ...call, platform }, params.id))
  serve(server, talent.confirm, ({ params, body, ...call }) => confirm({ ...call, platform }, params.id, body))
  serve(server, talent.select, ({ params, body, ...call }) => select({ ...call, platform }, params.id, body))
  serve(server, talent.propose, ({ params, body, ...call }) => propose({ ...call, platform }, params.id, body))
  serve(server, talent.decline, ({ params, body, ...call }) => decline({ ...call, platform }, params.id, body))

  serve(server, talentsContract.confirmTerms, ({ body, ...call }) => confirmTermsOrWaiting({ ...call, platform }, body))

  serve(server, talent.readByLink, ({ params, ...call }) => readByLink({ ...call, platform }, params.token))
  serve(server, talent.selectByLink, ({ params, body, ...call }) =>
    selectByLink({ ...call, platform }, params.token, body),
  )
  serve(server, talent.proposeByLink, ({ params, body, ...call }) =>
    proposeByLink({ ...call, platform }, params.token, body),
  )
  serve(server, talent.declineByLink, ({ params, body, ...call }) =>
    declineByLink({ ...call, platform }, params.token, body),
  )
}
