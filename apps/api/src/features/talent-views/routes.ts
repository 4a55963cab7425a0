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
  serve(server, contract.view, (call, { params, query }) => viewTalent(call, params.id, query))
  serve(server, contract.print, async (call, { params, query, reply }) => {
    const bytes = await printTalent(call, params.id, query)
    sendPdf(reply.header('x-robots-tag', 'noindex'), { bytes, name: 'fareeq-profile.pdf' })
  })
  serve(server, reports.report, (call, { params, query }) => seeReport(call, params.id, query))
  serve(server, reports.videos, (call, { params, query }) => seeVideos(call, params.id, query))
  serve(server, contract.share, (call, { params, query }) => shareTalent(call, params.id, query.project_id))
  serve(server, contract.choose, (call, { params, query, body }) =>
    chooseForShare(call, params.id, query.project_id, body.with_personality),
  )
  serve(server, contract.revoke, (call, { params, query }) => revokeShare(call, params.id, query.project_id))
}
