import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { sendAgain } from './actions-again.ts'
import { answerInvitation, readInvitation } from './actions-invitations.ts'
import { quoteFor } from './actions-tiers.ts'
import { inviteFriend, ownReferrals } from './actions.ts'
import { referralVisitorRoutes } from './routes-visitors.ts'

export function referralRoutes(server: Server) {
  const { platform } = server
  referralVisitorRoutes(server)

  serve(server, contract.invite, ({ body, ...call }) => inviteFriend({ ...call, platform }, body))
  serve(server, contract.list, ({ query, ...call }) => ownReferrals(call, query))
  serve(server, contract.sendAgain, ({ params, ...call }) => sendAgain({ ...call, platform }, params.id))
  serve(server, contract.quote, async ({ db, query, now }) => {
    const { tier, amount_usd, effective_from } = await quoteFor(db, query, now)
    return { data: { tier, amount_usd, effective_from } }
  })

  serve(server, contract.invitation, ({ db, params, lang, now }) => readInvitation(db, params.token, lang, now))
  serve(server, contract.accept, ({ params, ...call }) =>
    answerInvitation({ ...call, platform }, params.token, 'accept'),
  )
  serve(server, contract.decline, ({ params, ...call }) =>
    answerInvitation({ ...call, platform }, params.token, 'decline'),
  )
}
