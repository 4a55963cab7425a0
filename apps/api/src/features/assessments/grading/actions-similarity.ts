import { plagiarismFlag } from '@fareeq/domain/assessments/grading/rules-integrity.ts'
import type { TestReport } from '@fareeq/domain/assessments/schema-report.ts'
import { CODING_LANGUAGES } from '../../../../bank/schema.ts'
import { GRAMMARS } from '../../../engines/code-similarity/parser.ts'
import type { RunnerPlatform } from '../code/actions-running.ts'
import { peerAnswers } from '../queries-peers.ts'
import type { AnswerRow, AttemptRow } from '../rows.ts'

/** The newest: one person copies from another they know, in the same weeks. */
const MAX_PEERS = 300
/** Below this two answers to one task are alike by nature. */
const WORTH_SHOWING = 0.5

/** The most similar answer of another candidate, if any. A fact of the report, never a verdict. */
export async function similarAnswers(
  { db, comparison }: Pick<RunnerPlatform, 'db' | 'comparison'>,
  { id, user_id }: Pick<AttemptRow, 'id' | 'user_id'>,
  { content, answer, position, item_id }: AnswerRow,
): Promise<TestReport['plagiarism']> {
  if (content.kind !== 'coding' || answer?.kind !== 'coding' || answer.language === 'sql') return []
  const { language, source } = answer
  const comparable = CODING_LANGUAGES.filter((other) => GRAMMARS[other] === GRAMMARS[language])
  const answers = await peerAnswers(db, { userId: user_id, itemId: item_id, languages: comparable, limit: MAX_PEERS })
  const peers = answers.flatMap(({ id, answer }) =>
    answer?.kind === 'coding' && answer.language !== 'sql'
      ? [{ id, source: answer.source, language: answer.language }]
      : [],
  )
  if (peers.length === 0) return []
  const starters = comparable.map((other) => ({ language: other, source: content.starter[other] }))
  const report = await comparison.compare({ submission: { id, language, source }, peers, starters })
  const [closest] = (report ?? []).toSorted((a, b) => b.similarity - a.similarity || b.lines - a.lines)
  if (!closest || closest.similarity < WORTH_SHOWING) return []
  const { similarity, lines } = closest
  const flag = plagiarismFlag(similarity, lines)
  return [{ task: position, similarity: Math.round(similarity * 100), lines, flag, source: 'peer' }]
}
