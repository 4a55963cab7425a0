import { TALENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { expect, test } from 'vitest'
import { targetAfter } from './step-order.ts'

const { basicInfo, projects, importCv, experience, account } = TALENT_STEP

test.each<[string, number, number | null, boolean, number]>([
  ['a step leads to the next', basicInfo, null, false, projects],
  ['the projects lead to the CV', projects, null, false, importCv],
  ['a CV that was read is not asked for again', projects, null, true, experience],
  ['the CV leads back to where it was asked for (D-59)', importCv, basicInfo, false, basicInfo],
  ['whoever came to mend something goes back to the end at once', basicInfo, account, true, account],
])('%s', (_, step, from, isCvRead, target) => expect(targetAfter(step, from, isCvRead)).toBe(target))
