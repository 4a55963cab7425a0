import { talentViewsContract as contract } from '@fareeq/domain/talent-views/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { printTalent } from './actions-printing.ts'
import { revokeShare, shareTalent } from './actions-sharing.ts'
import { viewTalent } from './actions.ts'

export function talentViewRoutes(server: Server) {
  const { platform } = server

  serve(server, contract.view, ({ params, query, ...call }) => viewTalent({ ...call, platform }, params.id, query))
  serve(server, contract.print, async ({ params, query, reply, ...call }) => {
    const file = await printTalent({ ...call, platform }, params.id, query)
    void reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="fareeq-profile.pdf"')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .send(file)
  })
  serve(server, contract.share, ({ params, query, ...call }) =>
    shareTalent({ ...call, platform }, params.id, query.project_id),
  )
  serve(server, contract.revoke, ({ params, query, ...call }) =>
    revokeShare({ ...call, platform }, params.id, query.project_id),
  )
}
