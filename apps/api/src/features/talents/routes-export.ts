import { exportContract as contract } from '@fareeq/domain/talents/contract-export.ts'
import { exportName } from '@fareeq/domain/talents/export/rules-export.ts'
import { sendFile } from '../../platform/http/downloads.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { exportJsonResume, printCv } from './actions-export.ts'

const TYPES = { pdf: 'application/pdf', 'json-resume': 'application/json; charset=utf-8' } as const
const MAKERS = { pdf: printCv, 'json-resume': exportJsonResume }

export function talentExportRoutes(server: Server) {
  serve(server, contract.exportProfile, async (ctx, { query: { format, lang }, reply }) => {
    const localized = { ...ctx, lang: lang ?? ctx.lang }
    sendFile(reply, TYPES[format], exportName(format, localized.lang), await MAKERS[format](localized))
  })
}
