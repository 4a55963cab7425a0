import { ENTRY_KINDS, LEDGER_ACCOUNTS } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES, ENTRY_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import type { AccountSums } from '@fareeq/domain/ledger/schema.ts'
import { type Query, isIdText, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PhoneFold } from '../../../ui/display/phone-fold.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { StaffList } from '../../staff/parts/staff-list.tsx'
import { type EntryFilter, entriesQuery, ownersQuery } from '../api-ops.ts'
import { useLedgerWords } from '../messages/en.ts'
import { AccountEntries } from './account-entries.tsx'
import { DayRange, daysIn } from './day-range.tsx'
import { EntryCard } from './entry-card.tsx'
import { useBooks } from './use-books.ts'

const { show, allHref } = sectionAddress('ledger')

/** URL state: invalid parameters are dropped. */
const filterOf = ({ account, owner, kind, ...days }: Query): EntryFilter => ({
  account: LEDGER_ACCOUNTS.find((ledgerAccount) => ledgerAccount === account),
  owner: owner && isIdText(owner) ? owner : undefined,
  kind: ENTRY_KINDS.find((entryKind) => entryKind === kind),
  ...daysIn(days),
})

/** Bookings, the newest first; the filter is in the address. */
export function Entries() {
  const words = useLedgerWords()
  const lang = useLang()
  const filter = filterOf(readHref(useHref()).query)
  const { account, owner, kind, from, to } = filter
  const { data: balances } = useQuery(ownersQuery())
  const owners = new Map(balances?.meta.owners.map((row) => [row.owner, row.owner_name ?? row.owner]))
  const { day } = useBooks()
  const list = useInfiniteQuery(entriesQuery(filter))
  const sums = list.data?.pages[0]?.meta.sums ?? null
  const choose = (next: EntryFilter) => show({ ...filter, ...next }, { keepScroll: true })
  const summary = [
    account && ACCOUNT_NAMES[account][lang],
    owner && owners.get(owner),
    kind && ENTRY_NAMES[kind][lang],
    (from ?? to) && [from, to].map((text) => (text ? day(text) : '…')).join(' – '),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <div className="mb-5">
        <PhoneFold title={words.filters} summary={summary || words.all}>
          <div className="flex flex-wrap items-end gap-3">
            <FilterField
              label={words.account}
              all={words.all}
              options={LEDGER_ACCOUNTS.map((id) => ({ id, label: ACCOUNT_NAMES[id][lang] }))}
              value={account}
              onChange={(id) => choose({ account: id })}
              className="w-full sm:w-48"
            />
            <FilterField
              label={words.owner}
              all={words.all}
              options={[...owners].map(([id, label]) => ({ id, label }))}
              value={owner}
              onChange={(id) => choose({ owner: id })}
              className="w-full sm:w-48"
            />
            <FilterField
              label={words.kind}
              all={words.all}
              options={ENTRY_KINDS.map((id) => ({ id, label: ENTRY_NAMES[id][lang] }))}
              value={kind}
              onChange={(id) => choose({ kind: id })}
              className="w-full sm:w-40"
            />
            <DayRange days={{ from, to }} onChange={(days) => choose({ from: undefined, to: undefined, ...days })} />
          </div>
        </PhoneFold>
      </div>
      {sums && <Sums sums={sums} />}
      <StaffList list={list} words={words} allHref={allHref(filter)}>
        {(rows) =>
          account ? (
            <AccountEntries account={account} owner={owner} entries={rows} sums={sums} />
          ) : (
            <ol className="grid grid-cols-1 gap-3">
              {rows.map((entry) => (
                <li key={entry.id}>
                  <EntryCard entry={entry} />
                </li>
              ))}
            </ol>
          )
        }
      </StaffList>
    </>
  )
}

function Sums({ sums }: { sums: AccountSums }) {
  const words = useLedgerWords()
  const { amount } = useBooks()
  return (
    <KeyValues
      className="mb-4"
      columns={2}
      items={[
        { id: 'opening', name: words.opening, value: <span className="num">{amount(sums.opening)}</span> },
        { id: 'closing', name: words.closing, value: <span className="num">{amount(sums.closing)}</span> },
      ]}
    />
  )
}
