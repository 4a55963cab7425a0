import { talentCheckInsCalls } from '@fareeq/domain/check-ins/calls.ts'
import { talentContractsCalls, talentEndingsCalls } from '@fareeq/domain/contracts/calls.ts'
import { talentStartsCalls } from '@fareeq/domain/starts/calls.ts'
import { talentTimeOffCalls } from '@fareeq/domain/time-off/calls.ts'
import { talentWorkReviewsCalls } from '@fareeq/domain/work-reviews/calls.ts'
import { DAY, addDays, dayOf } from '../../engine/days.ts'
import type { Habit, Scene } from '../../engine/scene.ts'
import type { Talent } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'

/** What a mail about a running contract asks of a talent: the first day, how it is going, looking back. */
export const attendContract: Habit<Talent> = {
  name: 'talent.attend_contract',
  link: /^\/sq\/talent\/contracts\/[\w-]+/,
  async run(scene) {
    for (const id of scene.me.contracts) await tryTo(scene, 'attend_contract', () => attend(scene, id))
  },
}

async function attend(scene: Scene<Talent>, id: string) {
  const { call, chance, count } = scene
  const params = { id }
  const { data: contract } = await call(talentContractsCalls.read, { params })
  if (contract.state === 'draft' || contract.state === 'sent' || contract.state === 'terminated') return
  const { data: start } = await call(talentStartsCalls.ofContract, { params })
  for (const item of start?.items ?? [])
    if (item.can_tick && !item.is_done)
      await call(talentStartsCalls.tick, { params: { id: item.id }, body: { done: true } })
  const { data: checkIns } = await call(talentCheckInsCalls.ofContract, { params })
  if (checkIns.open && chance.happens(0.75)) {
    const mood = chance.pick(['good', 'good', 'good', 'so_so', 'not_good'] as const)
    await call(talentCheckInsCalls.answer, {
      params: { id: checkIns.open.id },
      body: { mood, words: 'Clear tasks this month.' },
    })
    count(`check_in.talent.${mood}`)
  }
  if (contract.state !== 'ended') return
  const { data: review } = await call(talentWorkReviewsCalls.ofContract, { params })
  if (review.open && chance.happens(0.6)) {
    const body = {
      overall: chance.between(3, 5),
      again: chance.pick(['yes', 'perhaps'] as const),
      words: 'A calm team.',
    }
    await call(talentWorkReviewsCalls.answer, { params: { id: review.open.id }, body })
    count('work_review.talent')
  }
}

/** Time off, paid or not; and now and then somebody leaves before the end. */
export const work: Habit<Talent> = {
  name: 'talent.work',
  async run(scene, data) {
    const { call, chance, later, now, count, world } = scene
    const { contract: id } = data as { contract: string }
    const params = { id }
    const { data: contract } = await call(talentContractsCalls.read, { params })
    if (contract.state !== 'active' && contract.state !== 'ending') return
    if (chance.happens(0.35)) {
      const kind = chance.happens(0.6) ? 'paid' : 'unpaid'
      const first_day = addDays(dayOf(now), chance.between(3, 15))
      const last_day = addDays(first_day, chance.between(0, 4))
      await tryTo(scene, 'time_off.ask', async () => {
        await call(talentTimeOffCalls.ask, { params, body: { kind, first_day, last_day, note: 'Family' } })
        count(`time_off.${kind}`)
      })
    }
    if (contract.end_window && !contract.ending && chance.happens(0.02))
      await tryTo(scene, 'contract.notice', async () => {
        await call(talentEndingsCalls.give, {
          params,
          body: { last_day: contract.end_window!.from, reason: 'new_job', words: 'Thank you for everything.' },
        })
        const deal = world.deals[id]
        if (deal) deal.last_day = contract.end_window!.from
        count('contract.notice_by_talent')
      })
    later('talent.work', chance.between(25, 60) * DAY, data)
  },
}
