import { talentViewsContract as contract } from '@fareeq/domain/talent-views/contract.ts'
import { talentReportsContract as reports } from '@fareeq/domain/talent-views/contract-reports.ts'
import { sendPdf } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { printTalent } from './actions-printing.ts'
import { seeReport, seeVideos } from './actions-reports.ts'
import { chooseForShare, revokeShare, shareTalent } from './actions-sharing.ts'
import { viewTalent } from './actions.ts'

export function talentViewRoutes(server: Server) {
  serve(server, contract.view, (ctx, { params, query }) => viewTalent(ctx, params.id, query))
  serve(server, contract.print, async (ctx, { params, query, reply }) => {
    const bytes = await printTalent(ctx, params.id, query)
    sendPdf(reply.header('x-robots-tag', 'noindex'), { bytes, name: 'fareeq-profile.pdf' })
  })
  serve(server, reports.report, (ctx, { params, query }) => seeReport(ctx, params.id, query))
  serve(server, reports.videos, (ctx, { params, query }) => seeVideos(ctx, params.id, query))
  serve(server, contract.share, (ctx, { params, query }) => shareTalent(ctx, params.id, query.project_id))
  serve(server, contract.choose, (ctx, { params, query, body }) =>
    chooseForShare(ctx, params.id, query.project_id, body.with_personality),
  )
  serve(server, contract.revoke, (ctx, { params, query }) => revokeShare(ctx, params.id, query.project_id))
}
