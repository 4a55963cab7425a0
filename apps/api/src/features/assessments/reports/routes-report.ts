import { reportContract as contract } from '@fareeq/domain/assessments/contract-report.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { sendPdf } from '../../../platform/http/downloads.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readEntriesAt } from '../../notifications/actions-centre.ts'
import { printReport } from './actions-printing.ts'
import { commentOn, objectTo, readReport, sharePersonality } from './actions-own-report.ts'
import { revokeReport, shareReport } from './actions-sharing.ts'

export function reportRoutes(server: Server) {
  serve(server, contract.read, async (ctx) => {
    await readEntriesAt(ctx, pathTo('talentReport'))
    return readReport(ctx)
  })
  serve(server, contract.print, async (ctx, { query, reply }) => {
    const bytes = await printReport(ctx, query.lang ?? ctx.lang)
    sendPdf(reply, { bytes, name: 'fareeq-report.pdf' })
  })
  serve(server, contract.share, async (ctx, { body }) => {
    await shareReport(ctx, body)
    return readReport(ctx)
  })
  serve(server, contract.revoke, async (ctx, { params }) => {
    await revokeReport(ctx, params.id)
    return readReport(ctx)
  })
  serve(server, contract.sharePersonality, (ctx, { body }) => sharePersonality(ctx, body.shared))
  serve(server, contract.comment, (ctx, { params, body }) => commentOn(ctx, params.id, body.note))
  serve(server, contract.object, (ctx, { params, body }) => objectTo(ctx, params.id, body.note))
}
