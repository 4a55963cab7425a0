import { interviewsCalls } from '@fareeq/domain/interviews/calls.ts'
import { nominationsCalls } from '@fareeq/domain/nominations/calls.ts'
import { DAY } from '../../engine/days.ts'
import type { Habit } from '../../engine/scene.ts'
import type { Client } from '../../engine/world.ts'
import { tryTo } from '../refusals.ts'
import { companyOfClient } from './company.ts'

/** Meets about half of those who are proposed, says why it does not meet some, and leaves others lying. */
export const nominations: Habit<Client> = {
  name: 'company.nominations',
  link: /^\/sq\/client\/nomination/,
  async run(scene) {
    const { call, chance, count, world } = scene
    const { data } = await call(nominationsCalls.list, {})
    const { requests } = companyOfClient(scene)
    for (const [index, { id, state, moves, project_id, created_at }] of data.entries()) {
      const request = requests.find((row) => row.id === project_id)
      if (request && !request.is_answered) {
        request.is_answered = true
        world.waits.nomination.push(Math.floor((Date.parse(created_at) - request.at) / DAY))
      }
      if (state !== 'reserved') continue
      const params = { id }
      const fork = chance.fork(index)
      await tryTo(scene, 'nomination', async () => {
        await call(nominationsCalls.read, { params })
        const mood = fork.next()
        if (mood < 0.62) {
          const { data: interview } = await call(interviewsCalls.start, {
            body: { nomination_id: id, note: 'A first conversation about the product.' },
          })
          world.nomination_of[interview.id] = id
          return count('interview.started')
        }
        if (mood < 0.82) {
          await call(nominationsCalls.decline, {
            params,
            body: { reason: 'We look for more years with payments.', tag: 'skills' },
          })
          return count('nomination.declined')
        }
        if (mood < 0.88 && moves.includes('ask_for_days')) {
          await call(nominationsCalls.askForDays, { params })
          count('nomination.days_asked')
        }
      })
    }
  },
}
