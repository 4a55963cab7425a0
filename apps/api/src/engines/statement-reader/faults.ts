import { statementErrors } from '@fareeq/domain/bank-statements/errors.ts'
import { MAX_LINES, STATEMENT_UPLOAD } from '@fareeq/domain/bank-statements/limits.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'

/** At the field of the file. */
export const fault = (name: keyof typeof statementErrors, values: Record<string, string | number> = {}) =>
  new Refusal(statementErrors[name], { field: STATEMENT_UPLOAD.field, values })

/** Before the next line is kept, so that a file that is too long is refused at once. */
export function countLine(lines: readonly unknown[]): void {
  if (lines.length === MAX_LINES) throw fault('statement_long', { max: MAX_LINES })
}
