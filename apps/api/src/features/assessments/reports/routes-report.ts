import { reportContract as contract } from '@fareeq/domain/assessments/contract-report.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { sendPdf } from '../../../platform/http/downloads.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Server } from '../../../platform/http/server.ts'
import { readEntriesAt } from '../../notifications/actions-centre.ts'
import { printReport } from './actions-printing.ts'
import { commentOn, objectTo, readReport, sharePersonality } from './actions-report.ts'
import { revokeReport, shareReport } from './actions-sharing.ts'

export function reportRoutes(server: Server) {
  serve(server, contract.read, async (call) => {
    await readEntriesAt(call, pathTo('talentReport'))
    return readReport(call)
  })
  serve(server, contract.print, async (call, { query, reply }) => {
    const bytes = await printReport(call, query.lang ?? call.lang)
    sendPdf(reply, { bytes, name: 'fareeq-report.pdf' })
  })
  serve(server, contract.share, async (call, { body }) => {
    await shareReport(call, body)
    return readReport(call)
  })
  serve(server, contract.revoke, async (call, { params }) => {
    await revokeReport(call, params.id)
    return readReport(call)
  })
  serve(server, contract.sharePersonality, (call, { body }) => sharePersonality(call, body.shared))
  serve(server, contract.comment, (call, { params, body }) => commentOn(call, params.id, body.note))
  serve(server, contract.object, (call, { params, body }) => objectTo(call, params.id, body.note))
}
