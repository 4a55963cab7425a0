import { parseAnswer, sameJson, showAnswer } from '../../engines/code-runner/answers.ts'
import { MAX_OUTPUT } from '../../engines/code-runner/output.ts'
import { errorText } from '../../engines/code-runner/error-text.ts'
import type { RunReport, TestReport } from './protocol.ts'
import type { CodeTest, RunOutcome, RunRequest, RunStatus, TestResult } from './sandbox.ts'

const wholeMs = (ms: number) => Math.round(ms * 10) / 10

/** The verdict is made here, from values: the child is not told what a test expects and cannot say "passed". */
export function judge(request: RunRequest, report: RunReport): RunOutcome {
  const { status, message, output, ms } = report
  return {
    status,
    ...(message ? { message: errorText(message) } : {}),
    output: output.slice(0, MAX_OUTPUT),
    tests: request.tests.map((test, index) => judgeTest(test as CodeTest, report.tests[index])),
    ms: wholeMs(ms),
  }
}

function judgeTest(test: CodeTest, report: TestReport | undefined): TestResult {
  if (!report) return { passed: false, error: 'not_run', ms: 0 }
  const ms = wholeMs(report.ms)
  if (report.overrun) return { passed: false, error: report.overrun, ms }
  const answer = report.answer === undefined ? undefined : parseAnswer(report.answer)
  if (!answer) return { passed: false, error: errorText(report.error ?? 'crashed'), ms }
  const passed = !('gives' in test) || test.gives === undefined || sameJson(test.gives, answer.value)
  return { passed, got: showAnswer(report.answer ?? ''), ms }
}

/** Nothing ran. */
export const unrun = (request: RunRequest, status: RunStatus, message?: string): RunOutcome => ({
  status,
  ...(message ? { message } : {}),
  output: '',
  tests: request.tests.map(() => ({ passed: false, error: 'not_run', ms: 0 })),
  ms: 0,
})
