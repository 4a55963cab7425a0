import type { RequestContext } from '../../platform/context.ts'
import { DEFAULT_LANG } from '@fareeq/domain/kernel/language/locale.ts'
import { after } from '@fareeq/domain/kernel/time/time.ts'
import type { ViewedPart } from '@fareeq/domain/profile-views/schema.ts'
import { type Ground, VIEW_DEDUPLICATION } from '@fareeq/domain/talent-views/rules.ts'
import { organisationName, organisationOf } from '../organisations/queries.ts'
import { recordView, staffLabel } from './queries.ts'

/** The talent reads who has looked at them, and why (settings, my data). */
export async function remember(
  { db, viewer, now }: RequestContext,
  talentId: string,
  ground: Ground,
  parts: ViewedPart[],
) {
  // An impersonating colleague is in the company's log, and is not the company.
  if (viewer.kind === 'client' && viewer.impersonation) return
  const who =
    viewer.kind === 'staff'
      ? { kind: 'staff' as const, viewer: await staffLabel(db, viewer.staffId) }
      : viewer.kind === 'client'
        ? {
            kind: 'client' as const,
            viewer: await organisationName(db, await organisationOf(db, viewer.userId), DEFAULT_LANG),
          }
        : { kind: 'visitor' as const, viewer: null }
  await recordView(db, { talentId, ...who, parts, ground }, after(now, -VIEW_DEDUPLICATION), now)
}
