import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import { countryName, roleName, skillName } from '@fareeq/domain/catalogue/rules.ts'
import { linesFor } from '@fareeq/domain/kernel/language/localized-text.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { namesFor, searchName } from '@fareeq/domain/kernel/names/names.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import {
  ACTION_OF_MOVE,
  clientMoves,
  openSteps,
  plannedStep,
  showsSalary,
  stateAt,
} from '@fareeq/domain/nominations/rules.ts'
import type { Nomination } from '@fareeq/domain/nominations/schema.ts'
import { STANDING } from '@fareeq/domain/nominations/states.ts'
import { type EvidenceRecord, evidenceFor } from '@fareeq/domain/talent-evidence/rules.ts'
import { photoAddress } from '@fareeq/domain/talents/profile/rules-photos.ts'
import { missingTime, requestedSalaries, shownRanges } from '@fareeq/domain/talents/rules-terms.ts'
import { MAX_CARD_SKILLS, fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { isBanned } from '@fareeq/domain/talents/states.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { ownProject } from '../client-projects/queries.ts'
import { talentCards } from '../matching/actions.ts'
import { evidenceRecords } from '../talent-evidence/actions.ts'
import type { NotifiedNomination } from './queries.ts'
import type { NominationRow } from './rows.ts'

/** Interviews are a layer above: they add the meaning of the newest one. */
export type NominationDetails = Omit<Nomination, 'interview'> & Pick<NominationRow, 'interview'>

/** Why we nominate, in the reader's language where a colleague wrote it in that one. */
export function reasonsFor(
  { reasons, second_reasons }: Pick<NotifiedNomination, 'reasons' | 'second_reasons'>,
  lang: Lang,
) {
  const { lines, written_in } = linesFor(reasons, second_reasons, lang)
  return { reasons: lines, reasons_in: written_in }
}

type Assessed = Pick<Nomination, 'evidence' | 'open_steps' | 'planned'>
const NOT_ASSESSED: Assessed = { evidence: null, open_steps: [], planned: null }

/** What is proved, and what is still to come, while the nomination stands (D-60). */
function assessedFor(
  row: NominationRow,
  { platform, viewer, now }: RequestContext<Member>,
  record: EvidenceRecord,
  hours: number | null,
): Assessed {
  const { selection, step_due_at, step_meeting_at, hiring_status } = row
  if (!may(viewer, 'assessments.report') || !STANDING.includes(stateAt(row, now)) || isBanned(hiring_status))
    return NOT_ASSESSED
  const policies = platform.policies.at(now)
  const planned = plannedStep({ selection, due_at: step_due_at, meeting_at: step_meeting_at }, policies, now)
  return {
    evidence: evidenceFor(record, { who: viewer, hours }),
    open_steps: openSteps(selection, policies),
    planned: planned && { step: planned.step, at: planned.at?.toISOString() ?? null },
  }
}

/** A nomination as its client reads it at this moment. */
export function toNomination(
  row: NominationRow,
  { viewer, lang, now }: RequestContext<Member>,
  match: Nomination['match'],
  assessed = NOT_ASSESSED,
): NominationDetails {
  const years = fullYears(row.experience_months ?? 0)
  const {
    id,
    project_id,
    product_name,
    early_reason,
    early_steps,
    nominated_by,
    pass_reason,
    pass_tag,
    asked,
    acted_by,
  } = row
  const mayPay = may(viewer, 'talents.salary')
  // The pay of a contract is read there, and may be another.
  const unlocked = mayPay && !row.is_hired && showsSalary(row, now)
  const salaries = { full_time: row.salary_full_time, part_time: row.salary_part_time }
  const ranges = row.is_hired ? null : shownRanges(salaries, row.salary_shown && mayPay)
  return {
    id,
    project_id,
    project_name: product_name,
    state: stateAt(row, now),
    ...reasonsFor(row, lang),
    early_reason,
    early_steps,
    expires_at: row.expires_at.toISOString(),
    created_at: row.created_at.toISOString(),
    nominated_by: nominated_by && staffNameFor(nominated_by, lang),
    pass_reason,
    pass_tag,
    asked,
    acted_by: acted_by && staffNameFor(acted_by, lang),
    answer: row.due_at && { reference: row.reference ?? '', due_at: row.due_at.toISOString() },
    moves: clientMoves(row, now).filter((move) => may(viewer, ACTION_OF_MOVE[move])),
    is_hired: row.is_hired,
    contract_id: row.is_hired && may(viewer, 'contracts.read') ? row.contract_id : null,
    interview: row.interview,
    match,
    ...assessed,
    talent: {
      id: row.talent_id,
      ...namesFor(row, lang),
      search_name: searchName(row),
      photo: row.photo_key && photoAddress(row.photo_key),
      role: row.role,
      role_name: row.role && roleName(row.role, lang),
      seniority: seniorityOf(years),
      years,
      country: row.country,
      country_name: row.country && countryName(row.country, lang),
      timezone: row.timezone,
      skills: row.skills.slice(0, MAX_CARD_SKILLS).map((key) => ({ id: key, name: skillName(key, lang) })),
      full_time: row.full_time,
      part_time: row.part_time,
      weeks: row.weeks,
      verified: row.verified,
      qualified: row.qualified,
      salary: unlocked ? requestedSalaries(salaries, row, row.requested_time) : null,
      salary_locked: !unlocked,
      missing_time: missingTime(row, row.requested_time),
      salary_range: ranges && requestedSalaries(ranges, row, row.requested_time),
    },
  }
}

/** Nominations with their score, the same as on every other screen. */
export async function toNominations(
  ctx: RequestContext<Member>,
  rows: readonly NominationRow[],
): Promise<NominationDetails[]> {
  const requests = [...new Set(rows.map(({ project_id }) => project_id))]
  const matches = new Map<string, Nomination['match']>()
  for (const id of requests) {
    const ids = rows.flatMap(({ project_id, talent_id }) => (project_id === id ? talent_id : []))
    const project = await ownProject(ctx.db, ctx.viewer.userId, id)
    for (const card of await talentCards(ctx, ids, project, false)) matches.set(`${id} ${card.id}`, card.match)
  }
  const recordOf = await evidenceRecords(
    ctx.db,
    rows.map(({ talent_id }) => talent_id),
  )
  return rows.map((row) => {
    const match = matches.get(`${row.project_id} ${row.talent_id}`) ?? null
    const assessed = assessedFor(row, ctx, recordOf(row.talent_id), match?.overlap.hours ?? null)
    return toNomination(row, ctx, match, assessed)
  })
}
