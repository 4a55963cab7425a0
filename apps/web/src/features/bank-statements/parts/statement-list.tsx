import type { BankStatement } from '@fareeq/domain/bank-statements/schema.ts'
import { LINE_STATES } from '@fareeq/domain/bank-statements/states.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { inGroups } from '@fareeq/domain/kernel/validation/bank-accounts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { statementsQuery } from '../api-ops.ts'
import { useBankWords } from '../messages/en.ts'
import { useAmount } from './use-amount.ts'

/** Imported files, the newest first, and where their lines stand. */
export function StatementList() {
  const words = useBankWords()
  return (
    <PagedList
      list={useInfiniteQuery(statementsQuery())}
      loading={words.loading}
      empty={<EmptyState title={words.nothingImported} text={words.nothingImportedText} />}
    >
      {(rows) => (
        <ul className="grid gap-3">
          {rows.map((statement) => (
            <li key={statement.id}>
              <Statement statement={statement} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Statement({ statement }: { statement: BankStatement }) {
  const words = useBankWords()
  const [lang, write, at, amount] = [useLang(), useWrite(), useBusinessTime(), useAmount()]
  const { iban, currency, file_name, from_day, to_day, closing, by, imported_at, counts } = statement
  const day = (text: string) => write(formatDay(text, lang))
  return (
    <Card className="grid gap-1">
      <h2 className="text-base font-strong">{words.fromTo(day(from_day), day(to_day))}</h2>
      <p className="text-sm text-ink-soft">
        <bdi dir="ltr">{inGroups(iban)}</bdi>
        {closing !== null && ` · ${words.closing}: ${amount(closing, currency)}`}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {LINE_STATES.filter((state) => counts[state] > 0).map((state) => (
          <span key={state}>{words.counts[state](counts[state])}</span>
        ))}
      </p>
      <p className="text-sm wrap-anywhere text-ink-soft">
        <bdi>{file_name}</bdi>
        {by && ` · ${words.importedBy(bidiIsolate(by, lang), at(imported_at))}`}
      </p>
    </Card>
  )
}
