import { ENTRY_FACTS, LEDGER_ACCOUNTS } from '@fareeq/domain/ledger/limits.ts'
import type { LedgerEntry } from '@fareeq/domain/ledger/schema.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { type Query, isIdText, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { useLang, useLocale, useWrite } from '../../../../platform/i18n/i18n.ts'
import { useHref } from '../../../../platform/navigation/location.tsx'
import { navigate } from '../../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { EmptyState, ErrorState } from '../../../../ui/display/states.tsx'
import { FilterField } from '../../../../ui/fields/choices/filter-field.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { KeyValues } from '../../../../ui/layout/key-values.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { type LedgerFilter, balancesQuery, entriesQuery } from '../../api-ops.ts'
import { useLedgerWords } from '../../messages/operations/en.ts'

function useUsd() {
  const [lang, write] = [useLang(), useWrite()]
  return (cents: number) => write(formatUsd(cents, lang, 2))
}

/** URL state: invalid parameters are dropped. */
const filterOf = ({ account, owner }: Query): LedgerFilter => ({
  account: LEDGER_ACCOUNTS.find((ledgerAccount) => ledgerAccount === account),
  owner: owner && isIdText(owner) ? owner : undefined,
})

/** Balances of accounts, in all or of one owner, and the entries behind them; the filter is in the address. */
export function LedgerExplorer() {
  const words = useLedgerWords()
  const filter = filterOf(readHref(useHref()).query)
  const { account, owner } = filter
  const all = useQuery(balancesQuery())
  const owners = new Map(all.data?.meta.owners.map((owner) => [owner.owner, owner.owner_name ?? owner.owner]))
  const choose = (part: keyof LedgerFilter) => (id: string | undefined) =>
    void navigate(pathTo('opsSection', { section: 'invoices' }, { tab: 'ledger', ...filter, [part]: id }), {
      replace: true,
      keepScroll: true,
    })
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section aria-labelledby="entries-title" className="grid grid-cols-1 gap-4">
        <h2 id="entries-title" className="text-lg">
          {words.entries}
        </h2>
        <div className="flex flex-wrap gap-3">
          <FilterField
            label={words.account}
            all={words.all}
            options={LEDGER_ACCOUNTS.map((id) => ({ id, label: words.accounts[id] }))}
            value={account}
            onChange={choose('account')}
            className="w-full sm:w-60"
          />
          <FilterField
            label={words.owner}
            all={words.all}
            options={[...owners].map(([id, label]) => ({ id, label }))}
            value={owner}
            onChange={choose('owner')}
            className="w-full sm:w-60"
          />
        </div>
        <Entries {...filter} />
      </section>
      <Balances owner={owner} />
    </div>
  )
}

function Balances({ owner }: Pick<LedgerFilter, 'owner'>) {
  const words = useLedgerWords()
  const usd = useUsd()
  const { data, isError, isFetching, refetch } = useQuery(balancesQuery(owner))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <Card as="section" aria-labelledby="balances-title">
      <CardHead id="balances-title" title={words.balances} text={words.balancesText} />
      <KeyValues
        items={(data?.data ?? []).map(({ account, balance }) => ({
          id: account,
          name: words.accounts[account],
          value: balance === 0 ? usd(0) : <Side amount={balance} />,
        }))}
      />
    </Card>
  )
}

function Entries(filter: LedgerFilter) {
  const words = useLedgerWords()
  const list = useInfiniteQuery(entriesQuery(filter))
  return (
    <PagedList list={list} empty={<EmptyState title={words.empty} text={words.emptyText} />}>
      {(rows) => (
        <ol className="grid grid-cols-1 gap-3">
          {rows.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  )
}

/** An amount by its side: debit or credit. */
function Side({ amount }: { amount: number }) {
  const words = useLedgerWords()
  const usd = useUsd()
  return (
    <>
      <span className="text-sm text-ink-soft">{amount > 0 ? words.debit : words.credit} </span>
      <bdi>{usd(Math.abs(amount))}</bdi>
    </>
  )
}

/** What was booked, linked to where it is read. */
function Topic({ kind, document, reference }: Pick<LedgerEntry, 'kind' | 'document' | 'reference'>) {
  const { kinds } = useLedgerWords()
  if (document)
    return (
      <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id: document.invoice_id })}>
        {kinds[kind]} {document.number && <span className="ltr-island">{document.number}</span>}
      </TextLink>
    )
  if (ENTRY_FACTS[kind].books !== 'payout') return <span className="font-strong">{kinds[kind]}</span>
  return (
    <TextLink as={PageLink} href={pathTo('opsSection', { section: 'payouts' }, { id: reference })}>
      {kinds[kind]}
    </TextLink>
  )
}

/** One booking with all its sides: debits, then credits. */
function Entry({ entry }: { entry: LedgerEntry }) {
  const { day, actor, postings } = entry
  const words = useLedgerWords()
  const locale = useLocale()
  const on = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  return (
    <Card>
      <p className="flex flex-wrap justify-between gap-x-4 pb-2">
        <Topic {...entry} />
        <span className="text-sm text-ink-soft">
          {on} · {actor ? words.by(actor) : words.bySystem}
        </span>
      </p>
      <ul className="grid gap-1 text-[0.9375rem]">
        {postings.map(({ account, owner_name: owner, amount }, index) => (
          <li key={index} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1">
            <span>
              {words.accounts[account]}
              {owner && (
                <span className="text-ink-soft">
                  {' · '}
                  <bdi>{owner}</bdi>
                </span>
              )}
            </span>
            <span className="ms-auto">
              <Side amount={amount} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
