import { entryNumber } from '@fareeq/domain/ledger/rules-exports.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import type { LedgerEntry } from '@fareeq/domain/ledger/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useLedgerWords } from '../messages/en.ts'
import { EntryNotes, EntryTopic } from './entry-topic.tsx'
import { useBooks } from './use-books.ts'

/** One booking with all its sides: debits and credits in columns of their own. */
export function EntryCard({ entry }: { entry: LedgerEntry }) {
  const words = useLedgerWords()
  const lang = useLang()
  const { day, amount } = useBooks()
  return (
    <Card pad="small">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 pb-2">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <TextLink as={PageLink} plain href={pathTo('opsRecord', { section: 'ledger', id: entry.id })}>
            <span className="ltr-island num text-sm">{entryNumber(entry.place)}</span>
          </TextLink>
          <EntryTopic entry={entry} />
        </span>
        <span className="text-sm text-ink-soft">
          {day(entry.day)} · {entry.actor ? words.by(bidiIsolate(entry.actor, lang)) : words.bySystem}
        </span>
      </p>
      <div className="grid gap-0.5 text-sm text-ink-soft empty:hidden">
        <EntryNotes entry={entry} />
      </div>
      <table className="w-full text-[0.9375rem]">
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.account}</th>
            <th scope="col">{words.debit}</th>
            <th scope="col">{words.credit}</th>
          </tr>
        </thead>
        <tbody>
          {entry.postings.map(({ account, owner_name: owner, amount: cents }, index) => (
            <tr key={index} className="border-t border-line">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                {ACCOUNT_NAMES[account][lang]}
                {owner && (
                  <span className="text-ink-soft">
                    {' · '}
                    <bdi>{owner}</bdi>
                  </span>
                )}
              </th>
              <td className="num w-28 py-1 text-end whitespace-nowrap rtl:text-start">{cents > 0 && amount(cents)}</td>
              <td className="num w-28 py-1 ps-3 text-end whitespace-nowrap rtl:text-start">
                {cents < 0 && amount(-cents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
