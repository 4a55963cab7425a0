import { attemptsContract as attempts } from '@fareeq/domain/assessments/contract-attempts.ts'
import { assessmentsOpsContract as contract } from '@fareeq/domain/assessments/contract-ops.ts'
import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { expect, test } from 'vitest'
import { DEVICE, gradeAll, started } from '../../../testing/assessments.ts'
import { liveTalent } from '../../../testing/market.ts'
import { freshStory } from '../../../testing/story.ts'
import { filmFile, recordTake } from '../../../testing/video-files.ts'

const story = await freshStory()

test('a recruiter watches the take that the talent chose, by a link that needs no session', async () => {
  const layla = await liveTalent(story)
  const { token, attempt } = await started(layla, 'introduction')
  await recordTake(story, layla, token, filmFile(90))
  await recordTake(story, layla, token, filmFile(60))
  await layla.call(attempts.save, {
    params: { token, position: 1 },
    body: {
      device: DEVICE,
      answer: { kind: 'video', take: 1, written: '' },
      flagged: false,
      revision: 1,
      seconds: 90,
    },
  })
  await layla.call(attempts.submit, { params: { token }, body: { device: DEVICE } })
  await gradeAll(story)
  const huda = await story.staff(['recruiter'])
  const { answers } = (await huda.call(contract.read, { params: { id: attempt.id } })).body.data as ReviewedAttempt
  expect(answers.map(({ video }) => video?.seconds ?? null)).toEqual([90, null, null])
  const film = await fetch(story.origin + answers[0]!.video!.url)
  expect([film.status, film.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^video\//)])
  expect((await film.arrayBuffer()).byteLength).toBe(filmFile(90).length)
})
