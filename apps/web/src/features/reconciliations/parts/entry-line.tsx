import { entryNumber } from '@fareeq/domain/ledger/rules-exports.ts'
import { ENTRY_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import type { MatchedEntry } from '@fareeq/domain/reconciliations/schema.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'

/** An entry in one line: what it is, about whom, when, and how much. */
export function EntryLine({ entry }: { entry: MatchedEntry }) {
  const lang = useLang()
  const { amount, day } = useBooks()
  return (
    <span className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
      <span className="min-w-0 flex-1 basis-48">
        <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'ledger', id: entry.id })}>
          {ENTRY_NAMES[entry.kind][lang]}
        </TextLink>{' '}
        {entry.about && (
          <span className="wrap-anywhere">
            <bdi>{entry.about}</bdi>
          </span>
        )}
        <span className="block text-sm text-ink-soft">
          <span className="ltr-island num">{entryNumber(entry.place)}</span> · {day(entry.day)}
        </span>
      </span>
      <span className="num ms-auto whitespace-nowrap">{amount(entry.amount)}</span>
    </span>
  )
}
