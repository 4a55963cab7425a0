import { MAX_SKILLS } from '@fareeq/domain/talents/rules.ts'
import { talentsContract } from '@fareeq/domain/talents/contract.ts'
import { someProfile } from '@fareeq/domain/testing/profile.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { profileKey } from '../../api.ts'
import { acceptSkills } from './cv-accepting.ts'
import { createAdding } from './cv-adding.ts'

afterEach(() => vi.unstubAllGlobals())

test('a skill for which the profile has no room is not said to be added', async () => {
  const profile = someProfile({}, { skills: Array.from({ length: MAX_SKILLS }, (_, n) => `skill-${n}`) })
  queryClient.setQueryData(profileKey(), profile)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const isValid = talentsContract.saveSkills.body.safeParse(JSON.parse(body)).success
    const refusal = { code: 'invalid_input', message: '', errors: [{ error: 'Choose 50 at most', code: 'max_items' }] }
    return Response.json(isValid ? { data: profile } : refusal, { status: isValid ? 200 : 422 })
  })
  const adding = createAdding('not added')
  const offer = { key: 'react', value: 'react', quote: '', place: null, confidence: 1, isThere: false }
  const part = { id: 'skills', offers: [offer], isWhole: () => true, accept: acceptSkills }
  expect(await adding.add(part, [offer])).toEqual({ added: 0, failed: 1 })
  expect(adding.get().failures).toEqual({ 'skills:react': 'Choose 50 at most' })
})
