import { industryName, languageName, roleName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import type { requestsOpsContract } from '@fareeq/domain/client-projects/contract-ops.ts'
import { projectName, stageOf } from '@fareeq/domain/client-projects/rules.ts'
import { peopleIn, rolesOf } from '@fareeq/domain/client-projects/rules-roles.ts'
import type { BoardRequest, FullRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { RequestContext } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { requestFields } from './actions-reading.ts'
import { boardRow, boardRows, stageCounts } from './queries-ops.ts'
import { recordingsOf } from './queries-voice.ts'
import type { BoardRow } from './rows.ts'

function onBoard(row: BoardRow, lang: Lang): BoardRequest {
  const { id, step, client_name, client_email, client_lang, website, timezone, manager, nominations, shortlisted } = row
  const roles = rolesOf(row)
  return {
    id,
    name: projectName(row, lang),
    stage: stageOf(row),
    step,
    client: {
      id: row.client_id,
      name: client_name,
      company: row.company,
      organisation_id: row.organisation_id,
      email: client_email,
      phone: row.phone,
      website,
      timezone,
      lang: client_lang,
    },
    role_name: row.role && roleName(row.role, lang),
    roles: roles.length,
    people: peopleIn(roles),
    technologies: row.technologies.map((key) => ({ id: key, name: skillName(key, lang) })),
    manager: row.manager_id ? { id: row.manager_id, name: manager ?? '' } : null,
    nominations,
    shortlisted,
    meeting_start_time: row.meeting_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export async function readBoard(
  { db, viewer, lang }: RequestContext<Staff>,
  { stage, q, mine, unowned, cursor, limit }: QueryOf<(typeof requestsOpsContract)['board']>,
) {
  const search = { q, manager: mine && viewer.staffId, isUnowned: unowned === '1' }
  const rows = await boardRows(db, viewer, { ...search, stage, cursor, limit, lang })
  const { page, next_cursor } = cutPage(rows, limit)
  return {
    data: page.map((row) => onBoard(row, lang)),
    meta: { next_cursor, stages: await stageCounts(db, viewer, search) },
  }
}

async function boardRowOrThrow({ db, viewer, lang }: RequestContext<Staff>, id: string): Promise<BoardRow> {
  const row = await boardRow(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

export async function readRequest(ctx: RequestContext<Staff>, id: string): Promise<{ data: FullRequest }> {
  const row = await boardRowOrThrow(ctx, id)
  const recordings = row.scope_audio_id ? await recordingsOf(ctx.db, [row.scope_audio_id]) : []
  const { technologies: _, role_name: __, ...request } = requestFields(row, recordings, ctx.lang)
  const { primary_language: first, secondary_language: second, industry } = row
  return {
    data: {
      ...onBoard(row, ctx.lang),
      ...request,
      industry_name: industry && industryName(industry, ctx.lang),
      language_names: [first, second].flatMap((key) => (key ? languageName(key, ctx.lang) : [])),
    },
  }
}
