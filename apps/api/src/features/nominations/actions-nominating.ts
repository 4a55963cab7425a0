import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { namesFor } from '@fareeq/domain/kernel/names/names.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, refusalAnswer } from '@fareeq/domain/kernel/refusal.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { nominationErrors } from '@fareeq/domain/nominations/errors.ts'
import { expiresAt, openSteps } from '@fareeq/domain/nominations/rules.ts'
import type { NominatedResult } from '@fareeq/domain/nominations/schema-ops.ts'
import { stepList } from '@fareeq/domain/selections/rules-names.ts'
import { isLive } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { isBanned } from '@fareeq/domain/talents/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { overdueSince } from '../invoices/queries-clock.ts'
import { notify } from '../notifications/actions.ts'
import { organisationOf } from '../organisations/queries.ts'
import { moveHiring } from '../talents/actions-hiring.ts'
import { readProfile } from '../talents/actions-profile.ts'
import { isTalent } from '../talents/queries.ts'
import { publishChange } from './actions-moves.ts'
import { notifyNominated } from './actions-notifying.ts'
import { readOne } from './actions-ops.ts'
import { nominatedNews } from './emails.ts'
import { standingsOf } from './queries-candidates.ts'
import { requestForNomination, wasRefused } from './queries-ops.ts'
import { insertNomination, lockPair, recordEvent } from './queries-saving.ts'

type Body<Name extends 'nominate' | 'nominateMany'> = BodyOf<(typeof nominationsOpsContract)[Name]>
type Person = Body<'nominateMany'>['people'][number]
type Request = { id: string; client_id: string; product_name: string | null }

async function fullRequest({ db, platform, now }: RequestContext<Staff>, id: string): Promise<Request> {
  const request = await requestForNomination(db, id)
  if (!request) throw new Refusal(platformErrors.not_found)
  if (request.step < CLIENT_STEP.DONE) throw new Refusal(nominationErrors.request_unfinished)
  const { invoice_nominations_stop_days: days } = platform.policies.at(now)
  const organisationId = await organisationOf(db, request.client_id)
  const overdue = await overdueSince(db, organisationId, daysAfter(riyadhDay(now), -days))
  if (overdue) throw new Refusal(nominationErrors.company_overdue, { values: { number: overdue.number } })
  return { id, ...request }
}

/** The talents who may be proposed for the request now. */
async function fitTalent(ctx: RequestContext<Staff>, request: Request, { talent_id, again }: Person) {
  if (!(await isTalent(ctx.db, talent_id))) throw new Refusal(platformErrors.not_found)
  const { data: talent } = await readProfile(ctx, { userId: talent_id })
  if (isBanned(talent.basicInfo.hiring_status)) throw new Refusal(nominationErrors.talent_banned)
  if (!isLive(talent)) throw new Refusal(nominationErrors.talent_not_live)
  if (!again && (await wasRefused(ctx.db, request.id, talent_id))) throw new Refusal(nominationErrors.refused_before)
  return talent.basicInfo
}

/** What the other rooms knew at that moment, for the history; before the promised steps a reason is written (D-127). */
async function standingOf({ db, platform, lang, now }: RequestContext<Staff>, { talent_id, early_reason }: Person) {
  const [standing] = await standingsOf(db, [talent_id], lang)
  const steps = openSteps(standing?.selection ?? null, platform.policies.at(now))
  const isEarly = steps.length > 0
  if (isEarly && !early_reason)
    throw new Refusal(nominationErrors.nominated_early, { values: { steps: stepList(steps, lang) } })
  return {
    early_reason: isEarly ? early_reason! : null,
    early_steps: isEarly ? steps : null,
    data: {
      ...(isEarly && { early_reason, step: standing?.selection ?? null }),
      ...(standing?.contract && { contract_until: standing.contract.end_day }),
      ...(standing?.has_open_case && { open_case: true }),
    },
  }
}

/** Nominates a live talent, once per request, and notifies the client by the channels they chose. */
async function reserve(ctx: RequestContext<Staff>, request: Request, person: Person): Promise<string> {
  const { db, platform, viewer, now } = ctx
  const { talent_id, reasons, second_reasons } = person
  await lockPair(db, request.id, talent_id)
  const talent = await fitTalent(ctx, request, person)
  const { data, ...early } = await standingOf(ctx, person)
  const [id, expires_at] = [newId(now), expiresAt(now, platform.policies.at(now))]
  const by = { nominated_by: viewer.staffId, expires_at, now }
  const nomination = { id, project_id: request.id, talent_id, reasons, second_reasons, ...early }
  if (!(await insertNomination(db, { ...nomination, ...by }))) throw new Refusal(nominationErrors.nominated_already)
  const event = { kind: 'nominate', actor_kind: 'staff', actor_id: viewer.staffId, data } as const
  await recordEvent(db, id, event, now)
  await audit(db, {
    actor: actorOf(viewer),
    action: 'nomination.reserved',
    subject: { kind: 'nomination', id },
    details: data,
  })
  await moveHiring(ctx, talent_id, 'nominate')
  await publishChange(ctx, { id, client_id: request.client_id })
  const facts = (lang: Lang) => ({
    talent: namesFor(talent, lang).first_name,
    role: talent.role,
    product: request.product_name,
    until: expires_at,
  })
  await notify(ctx, request.client_id, {
    kind: 'nominations',
    path: pathTo('nomination', {}, { ref: id }),
    news: (lang) => nominatedNews(lang, facts(lang)),
    links: [platform.env.PUBLIC_URL + pathTo('nomination')],
  })
  await notifyNominated(ctx, { id, talent_id })
  return id
}

export const nominate = (ctx: RequestContext<Staff>, { project_id, ...person }: Body<'nominate'>) =>
  inTransaction(ctx, async (ctx) => {
    const id = await reserve(ctx, await fullRequest(ctx, project_id), person)
    return readOne(ctx, id)
  })

/** One of several, in a savepoint: who cannot be nominated does not hold up the others. */
async function tryOne(ctx: RequestContext<Staff>, request: Request, person: Person): Promise<NominatedResult> {
  const { talent_id } = person
  try {
    const nomination_id = await inTransaction(ctx, (ctx) => reserve(ctx, request, person))
    return { talent_id, nomination_id, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refusal = error.kind === platformErrors.not_found ? new Refusal(nominationErrors.talent_gone) : error
    const { code, message } = refusalAnswer(refusal, ctx.lang)
    return { talent_id, nomination_id: null, refusal: { code, message } }
  }
}

/** One transaction, so that a second click finds the first one's answer. Lock order by id: no deadlock of two colleagues. */
export const nominateMany = (ctx: RequestContext<Staff>, id: string, { people }: Body<'nominateMany'>) =>
  inTransaction(ctx, async (ctx) => {
    const request = await fullRequest(ctx, id)
    const results: NominatedResult[] = []
    for (const person of people.toSorted((a, b) => (a.talent_id < b.talent_id ? -1 : 1)))
      results.push(await tryOne(ctx, request, person))
    const order = people.map(({ talent_id }) => talent_id)
    return { data: results.toSorted((a, b) => order.indexOf(a.talent_id) - order.indexOf(b.talent_id)) }
  })
