import { profileViewsContract as contract } from '@fareeq/domain/profile-views/contract.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { viewsOf } from './queries.ts'

const A_PAGE = 20

export function profileViewRoutes(server: Server) {
  serve(server, contract.profileViews, async ({ db, viewer }, { query }) => {
    const rows = await viewsOf(db, viewer, query.before ?? null, A_PAGE + 1)
    const data = rows.slice(0, A_PAGE).map((row) => ({ ...row, at: row.at.toISOString() }))
    return { data, meta: { more: rows.length > A_PAGE } }
  })
}
