import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import { type CodingWords, ar } from './ar.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'

export const en: CodingWords = {
  views: { label: 'Shown', task: 'Task', code: 'Code', tests: 'Tests' },
  phone: 'Writing code is more comfortable on a laptop. Open the same link there to continue what you wrote here.',
  editor: 'Code editor',
  loading: 'Opening the editor',
  leave: 'To leave the editor by keyboard: press Esc, then Tab.',
  language: 'Programming language',
  languages: { javascript: 'JavaScript', typescript: 'TypeScript', python: 'Python', sql: 'SQL' },
  reset: {
    open: 'Start over',
    title: 'Go back to the starter code?',
    text: 'What you wrote in this language is replaced by the starter code. You can undo it in the editor.',
    confirm: 'Replace my code',
  },
  tables: 'Tables',
  rows: 'Data to try it with',
  run: {
    button: 'Run',
    running: 'Running your code',
  },
  tests: {
    visible: 'Visible tests',
    hidden: countedEn({
      zero: 'There are no hidden tests.',
      one: 'After you submit, your answer is also run on {n} hidden test.',
      other: 'After you submit, your answer is also run on {n} hidden tests.',
    }),
    one: (n) => `Test ${n}`,
    sql: 'The result of your query is compared with the right one, on the data to try it with.',
    call: 'Call',
    expected: 'Expected',
    got: 'Returned',
    differs: 'Differs: ',
    missing: 'Something is missing here',
    rows: 'Result of your query',
    expectedRows: 'Expected result',
    error: 'Error',
    passed: 'Passed',
    failed: 'Not passed',
    ran: 'Ran',
    summary: (passed, total) => `${passed} of ${total} passed`,
  },
  own: {
    title: 'Your own tests',
    text: 'Try your function with values of your own. Write them as JSON, separated by commas.',
    arguments: (n) => `Values of test ${n}`,
    add: 'Add a test',
    remove: (n) => `Remove test ${n}`,
    run: 'Run your tests',
    wrong: 'These values are not valid JSON. Example: [1, 2], "text", null',
  },
  output: 'What the code printed',
  goToLine: (line) => `Go to line ${line}`,
  status: {
    invalid: 'The code cannot be read',
    timeout: 'Running took longer than allowed. Look for a loop that never ends, or for a faster way.',
    out_of_memory: 'The code used more memory than allowed.',
    output_limit: 'The code printed more than allowed, so it was stopped.',
    crashed: 'The code could not be run just now; that says nothing about it. Try again.',
    busy: 'Many people are running code right now. Try again in a moment.',
  },
  limits: {
    timeout: 'Took longer than allowed',
    out_of_memory: 'Used more memory than allowed',
    output_limit: 'Printed more than allowed',
    not_run: 'Was not run',
    crashed: 'Stopped before it was done',
  },
  failed: 'The result did not arrive. Check your connection, then try again.',
}

export const useCodingWords = () => useWords({ ar, en })
