import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { sendAgain } from './actions-again.ts'
import { answerInvitation, readInvitation } from './actions-invitations.ts'
import { ownLink, readInviter } from './actions-links.ts'
import { quoteFor } from './actions-tiers.ts'
import { inviteFriend, ownReferrals } from './actions.ts'
import { referralVisitorRoutes } from './routes-visitors.ts'

export function referralRoutes(server: Server) {
  referralVisitorRoutes(server)

  serve(server, contract.invite, (call, { body }) => inviteFriend(call, body))
  serve(server, contract.list, (call, { query }) => ownReferrals(call, query))
  serve(server, contract.sendAgain, (call, { params }) => sendAgain(call, params.id))
  serve(server, contract.link, (call) => ownLink(call))
  serve(server, contract.inviter, (call, { params }) => readInviter(call, params.code))
  serve(server, contract.quote, async ({ platform, now }, { query }) => {
    const { tier, amount_usd } = quoteFor(query, platform.policies.at(now))
    return { data: { tier, amount_usd } }
  })

  serve(server, contract.invitation, (call, { params }) => readInvitation(call, params.token))
  serve(server, contract.accept, (call, { params }) => answerInvitation(call, params.token, 'accept'))
  serve(server, contract.decline, (call, { params }) => answerInvitation(call, params.token, 'decline'))
}
