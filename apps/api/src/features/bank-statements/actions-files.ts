import { statementErrors } from '@fareeq/domain/bank-statements/errors.ts'
import { STATEMENT_UPLOAD } from '@fareeq/domain/bank-statements/limits.ts'
import { guessedColumns, isUsable } from '@fareeq/domain/bank-statements/rules-columns.ts'
import { balanceFault } from '@fareeq/domain/bank-statements/rules.ts'
import type {
  ReadStatement,
  StatementAccount,
  StatementColumns,
  StatementPreview,
  UploadQuery,
} from '@fareeq/domain/bank-statements/schema.ts'
import { decimalOf } from '@fareeq/domain/kernel/money.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal, type RefusalKind } from '@fareeq/domain/kernel/refusal.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { decodeText } from '../../engines/cv-reader/extract/plain-text.ts'
import { readCamt } from '../../engines/statement-reader/camt.ts'
import { readMt940 } from '../../engines/statement-reader/mt940.ts'
import { formatOf } from '../../engines/statement-reader/read-statement.ts'
import { readTable, shownRows, statementOf } from '../../engines/statement-reader/table.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { UploadedFile } from '../../platform/http/upload.ts'
import type { Staff } from '../../platform/session.ts'
import { ourAccounts } from './actions-reading.ts'

/** A statement of an account of ours, whose balances follow. */
export type OurStatement = ReadStatement & { readonly iban: string; readonly currency: string }
type ChosenFile = {
  readonly format: ReadStatement['format']
  readonly choice: null
  readonly statement: OurStatement
  readonly columns: StatementColumns | null
}
type UnknownTable = StatementPreview & { readonly statement: null }

const refuse = (kind: RefusalKind, values: Record<string, string | number> = {}) =>
  new Refusal(kind, { field: STATEMENT_UPLOAD.field, values })

/** Reads a file in slices; a table whose columns are not known is handed back to be chosen. */
export async function readFile(
  ctx: RequestContext<Staff>,
  query: UploadQuery,
  { bytes }: UploadedFile,
): Promise<ChosenFile | UnknownTable> {
  const { db, platform } = ctx
  const text = decodeText(bytes)
  // What no encoding of ours can write.
  if (/[\0\u{fffd}]/u.test(text)) throw refuse(platformErrors.file_encoding)
  const accounts = await ourAccounts(db)
  const format = formatOf(text)
  if (format !== 'csv') {
    const read = await platform.scheduler.runInSlices(format === 'camt' ? readCamt(text) : readMt940(text))
    return {
      format,
      choice: null,
      statement: checked(ctx, read, accountOf(accounts, read.iban ?? query.iban)),
      columns: null,
    }
  }
  const table = await platform.scheduler.runInSlices(readTable(text))
  const account = accountOf(accounts, query.iban)
  const columns = [chosenIn(query), account.columns ?? {}].find((candidate) => isUsable(candidate, table.headings))
  if (columns && isUsable(columns, table.headings))
    return {
      format,
      choice: null,
      statement: checked(ctx, statementOf(table, columns, account.currency), account),
      columns,
    }
  const rows = shownRows(table)
  const guess = guessedColumns(table.headings, rows)
  return { format, choice: { headings: [...table.headings], rows, guess }, statement: null }
}

function accountOf(accounts: readonly StatementAccount[], iban: string | undefined): StatementAccount {
  if (iban === undefined) throw new Refusal(statementErrors.statement_account_missing, { field: 'iban' })
  const account = accounts.find((own) => own.iban === iban.replaceAll(/\s/g, '').toUpperCase())
  if (!account) throw refuse(statementErrors.statement_account, { iban: inGroups(iban) })
  return account
}

const chosenIn = ({ iban: _, ...columns }: UploadQuery): Partial<StatementColumns> => columns

function checked({ lang, now }: RequestContext<Staff>, read: ReadStatement, account: StatementAccount): OurStatement {
  if (read.lines.length === 0) throw refuse(statementErrors.statement_empty)
  const fault = balanceFault(read)
  if (fault) {
    const values = { sum: decimalOf(fault.sum), closing: decimalOf(fault.closing) }
    throw refuse(statementErrors.statement_balance, values)
  }
  const future = read.lines.find(({ day }) => day > riyadhDay(now))
  if (future) throw refuse(statementErrors.statement_future, { day: formatDay(future.day, lang) })
  return { ...read, iban: account.iban, currency: read.lines[0]?.currency ?? account.currency }
}
