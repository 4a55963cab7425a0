import { parseAnswer, sameJson, showAnswer } from '../../engines/code-runner/answers.ts'
import { MAX_OUTPUT } from '../../engines/code-runner/output.ts'
import { errorText } from '../../engines/code-runner/error-text.ts'
import { parseSqlRows, sameRows, showRows } from '../../engines/code-runner/sql-rows.ts'
import type { RunReport, TestReport } from './protocol.ts'
import type { CodeTest, RunOutcome, RunRequest, RunStatus, SqlRequest, TestResult } from './sandbox.ts'

const wholeMs = (ms: number) => Math.round(ms * 10) / 10

/** Grades by comparing values in the parent: the child does not get the expected values and cannot report "passed". */
export function grade(request: RunRequest, report: RunReport): RunOutcome {
  const { status, message, output, ms } = report
  return {
    status,
    ...(message ? { message: errorText(message) } : {}),
    output: output.slice(0, MAX_OUTPUT),
    tests: request.tests.map((_, index) => gradeTest(request, index, report.tests[index])),
    ms: wholeMs(ms),
  }
}

function gradeTest(request: RunRequest, index: number, report: TestReport | undefined): TestResult {
  if (!report) return { passed: false, error: 'not_run', ms: 0 }
  const ms = wholeMs(report.ms)
  if (report.overrun) return { passed: false, error: report.overrun, ms }
  const verdict = request.language === 'sql' ? gradeRows(request, report) : gradeAnswer(request.tests[index]!, report)
  return verdict ? { ...verdict, ms } : { passed: false, error: errorText(report.error ?? 'crashed'), ms }
}

type Verdict = { passed: boolean; got: string; expected?: string } | undefined

function gradeAnswer(test: CodeTest, { answer = '' }: TestReport): Verdict {
  const parsed = parseAnswer(answer)
  return parsed && { passed: test.gives === undefined || sameJson(test.gives, parsed.value), got: showAnswer(answer) }
}

function gradeRows({ ordered }: SqlRequest, { answer = '', expected = '' }: TestReport): Verdict {
  const [rows, right] = [parseSqlRows(answer), parseSqlRows(expected)]
  return rows && right && { passed: sameRows(right, rows, ordered), got: showRows(rows), expected: showRows(right) }
}

/** Nothing ran. */
export const unrun = (request: RunRequest, status: RunStatus, message?: string): RunOutcome => ({
  status,
  ...(message ? { message } : {}),
  output: '',
  tests: request.tests.map(() => ({ passed: false, error: 'not_run', ms: 0 })),
  ms: 0,
})
