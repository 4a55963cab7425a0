import { referralsContract as contract } from '@fareeq/domain/referrals/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { resend } from './actions-resending.ts'
import { answerInvitation, readInvitation } from './actions-invitations.ts'
import { ownLink, readInviter } from './actions-links.ts'
import { quoteFor } from './actions-tiers.ts'
import { inviteFriend, ownReferrals } from './actions.ts'
import { referralVisitorRoutes } from './routes-visitors.ts'

export function referralRoutes(server: Server) {
  referralVisitorRoutes(server)

  serve(server, contract.invite, (ctx, { body }) => inviteFriend(ctx, body))
  serve(server, contract.list, (ctx, { query }) => ownReferrals(ctx, query))
  serve(server, contract.sendAgain, (ctx, { params }) => resend(ctx, params.id))
  serve(server, contract.link, (ctx) => ownLink(ctx))
  serve(server, contract.inviter, (ctx, { params }) => readInviter(ctx, params.code))
  serve(server, contract.quote, async ({ platform, now }, { query }) => {
    const { tier, amount_usd } = quoteFor(query, platform.policies.at(now))
    return { data: { tier, amount_usd } }
  })

  serve(server, contract.invitation, (ctx, { params }) => readInvitation(ctx, params.token))
  serve(server, contract.accept, (ctx, { params }) => answerInvitation(ctx, params.token, 'accept'))
  serve(server, contract.decline, (ctx, { params }) => answerInvitation(ctx, params.token, 'decline'))
}
