import { profileViewsContract as contract } from '@fareeq/domain/profile-views/contract.ts'
import { cutPage } from '../../platform/db/page.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Server } from '../../platform/http/server.ts'
import { viewsOf } from './queries.ts'

const A_PAGE = 20

export function profileViewRoutes(server: Server) {
  serve(server, contract.profileViews, async ({ db, viewer }, { query }) => {
    const { page, next_cursor } = cutPage(await viewsOf(db, viewer, query.before ?? null, A_PAGE), A_PAGE)
    return { data: page.map((row) => ({ ...row, at: row.at.toISOString() })), meta: { more: next_cursor !== null } }
  })
}
