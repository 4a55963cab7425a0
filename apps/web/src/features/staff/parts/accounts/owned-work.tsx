import type { OwnedKind } from '@fareeq/domain/staff/limits.ts'
import type { OwnedWork as Owned } from '@fareeq/domain/staff/schema-accounts.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { pathTo } from '../../../../paths.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { CountBadge } from '../../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { useAccountsWords } from '../../messages/accounts/en.ts'

const hrefOf = (kind: OwnedKind, { id, at }: Owned['items'][number]) =>
  kind === 'meetings'
    ? pathTo('opsSection', { section: 'meetings' }, { week: riyadhDay(new Date(at ?? 0)), meeting: id })
    : pathTo('opsRecord', { section: kind, id })

/** What somebody else must take over before the account ends. */
export function OwnedWork({ owned }: { owned: readonly Owned[] }) {
  const { owned: words } = useAccountsWords()
  const nonEmpty = owned.filter(({ count }) => count > 0)
  return (
    <Card as="section" aria-labelledby="owned">
      <CardHead id="owned" title={words.title} />
      {nonEmpty.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <div className="grid gap-5 empty:hidden md:grid-cols-3">
        {nonEmpty.map((work) => (
          <Kind key={work.kind} work={work} />
        ))}
      </div>
    </Card>
  )
}

function Kind({ work: { kind, count, items } }: { work: Owned }) {
  const { owned: words } = useAccountsWords()
  const moment = useMoment()
  return (
    <div className="min-w-0">
      <h3 className="mb-1 flex items-center gap-2 text-[0.9375rem]">
        {words.kinds[kind]} <CountBadge n={count} />
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item.id} className="py-1">
            <TextLink as={PageLink} plain href={hrefOf(kind, item)} className="wrap-anywhere">
              <bdi>{item.name || words.unnamed}</bdi>
            </TextLink>
            {item.at && <span className="block text-sm text-ink-faint">{moment(item.at)}</span>}
          </li>
        ))}
      </ul>
      {count > items.length && <p className="text-sm text-ink-faint">{words.more(count - items.length)}</p>}
    </div>
  )
}
