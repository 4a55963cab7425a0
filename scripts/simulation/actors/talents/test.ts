import { assessmentsCalls, attemptsCalls } from '@fareeq/domain/assessments/calls.ts'
import type { Answer, Item } from '@fareeq/domain/assessments/schema-items.ts'
import type { Chance } from '../../engine/chance.ts'
import { HOUR } from '../../engine/days.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Talent } from '../../engine/world.ts'
import { rightChoice } from './knowledge.ts'

/** Takes a test of a skill they name, as well as they know it. */
export const takeTest: Habit<Talent> = {
  name: 'talent.test',
  link: /^\/sq\/talent\/assessments/,
  async run({ me, call, chance, later, count }) {
    const { data: offers } = await call(assessmentsCalls.list)
    const tests = offers.filter(({ kind, standing }) => kind === 'multiple_choice' && standing === 'available')
    const test = tests.find(({ recommended, proves_role }) => recommended || proves_role) ?? tests[0]
    if (!test) return
    const { data } = await call(assessmentsCalls.invite, { params: { id: test.id } })
    const token = data.link.split('/').at(-1)!
    // Some ask for a test and never take it: the link expires.
    if (chance.happens(0.06)) return
    const device = `device-${me.key}`
    const attempt = await call(attemptsCalls.start, { params: { token }, body: { device, extra_time: 0 } })
    for (const item of attempt.data.items) {
      const answer = answerTo(item, me, chance)
      if (!answer) continue
      const body = { device, answer, flagged: false, revision: 1, seconds: chance.between(10, 60) }
      await call(attemptsCalls.save, { params: { token, position: item.position }, body })
    }
    await call(attemptsCalls.submit, { params: { token }, body: { device } })
    count('talent.tested')
    if (chance.happens(0.25)) later('talent.test', chance.around(24) * HOUR)
  },
}

function answerTo(item: Item, { knowledge }: Talent, chance: Chance): Answer | undefined {
  if (item.kind !== 'multiple_choice') return undefined
  const right = rightChoice(item)
  const choice = right && chance.happens(knowledge) ? right : chance.pick(item.options).id
  return { kind: 'multiple_choice', choice }
}
