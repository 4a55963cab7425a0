import { actName } from '@fareeq/domain/companies/rules-acts.ts'
import type { CompanyAct } from '@fareeq/domain/companies/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Filled } from '../../../ui/display/filled.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { companyActsQuery } from '../api-acts.ts'
import { useActWords } from '../messages/acts/en.ts'

/** The company's own log of what our colleagues did on its behalf. */
export function CompanyActs() {
  const { log: words } = useActWords()
  const acts = useInfiniteQuery(companyActsQuery())
  return (
    <Card as="section" pad="large" aria-labelledby="company-acts">
      <CardHead id="company-acts" title={words.title} text={words.text} />
      <PagedList compact list={acts} empty={<EmptyState compact title={words.emptyTitle} text={words.emptyText} />}>
        {(rows) => (
          <ul className="divide-y divide-line border-t border-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function Row({ row: { act, about, by, in_name_of, reason, at } }: { row: CompanyAct }) {
  const { log: words } = useActWords()
  const [lang, moment] = [useLang(), useMoment()]
  return (
    <li className="grid gap-1 py-3.5">
      <p className="font-strong wrap-anywhere">
        {act ? actName(act, lang) : words.begun}
        {about && (
          <>
            {'\u00a0· '}
            <bdi>{about}</bdi>
          </>
        )}
      </p>
      <p className="wrap-anywhere">
        <Filled sentence={words.by} name={<bdi>{by}</bdi>} />
        {'\u00a0· '}
        <Filled sentence={words.inNameOf} name={<bdi>{in_name_of}</bdi>} />
      </p>
      {!act && (
        <p dir="auto" className="wrap-anywhere text-ink-soft">
          {reason}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        <time dateTime={at}>{moment(at)}</time>
      </p>
    </li>
  )
}
