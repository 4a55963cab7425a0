import { plagiarismFlag } from '@fareeq/domain/assessments/grading/rules-integrity.ts'
import { describe, expect, test } from 'vitest'
import { type Submission, compareSubmission } from '../src/engines/code-similarity/compare.ts'
import { loadParserModules } from '../src/platform/workers/parser-modules.ts'
import { readBank } from './read.ts'
import { CODING_LANGUAGES, type CodingTask } from './schema.ts'

// The comparison of answers, over what the tasks really begin with and are solved by.

const { coding } = readBank()
const modules = await loadParserModules()

const startersOf = ({ starter }: CodingTask) =>
  CODING_LANGUAGES.map((language) => ({ language, source: starter[language] }))
const compare = (submission: Submission, peers: readonly Submission[], starters = coding.flatMap(startersOf)) =>
  compareSubmission({ modules, submission, peers, starters })

describe.each(coding)('of the task $id', (task) => {
  test.each(CODING_LANGUAGES)('the starter code in %s is held against nobody', async (language) => {
    const untouched = { id: 'untouched', language, source: task.starter[language] }
    expect(await compare(untouched, [untouched], startersOf(task))).toMatchObject([{ similarity: 0, lines: 0 }])
  })

  test.each(CODING_LANGUAGES)('the solution in %s, copied with a comment before it, is flagged', async (language) => {
    const comment = language === 'python' ? '# mine' : '// mine'
    const copy = `${comment}\n\n${task.solution[language]}`
    const peers = [{ id: 'first', language, source: task.solution[language] }]
    const [report] = await compare({ id: 'second', language, source: copy }, peers, startersOf(task))
    expect(report?.similarity).toBe(1)
    expect(plagiarismFlag(report!.similarity, report!.lines)).toBe(true)
  })
})

test.each(CODING_LANGUAGES)('solutions of different tasks in %s are not alike', async (language) => {
  const solutions = coding.map(({ id, solution }) => ({ id, language, source: solution[language] }))
  for (const solution of solutions) {
    const reports = await compare(
      solution,
      solutions.filter((other) => other !== solution),
    )
    expect(reports.filter(({ similarity }) => similarity > 0.25)).toEqual([])
  }
})
