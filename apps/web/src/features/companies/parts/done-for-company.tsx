import { actName } from '@fareeq/domain/companies/rules-acts.ts'
import type { StaffCompanyAct } from '@fareeq/domain/companies/schema.ts'
import { ACTS, type ActSubject } from '@fareeq/domain/kernel/permissions/acts.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { type StaffSection, sectionsFor } from '../../staff/parts/staff-sections.ts'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { actsOfCompanyQuery } from '../api-acts.ts'
import { useActWords } from '../messages/acts/en.ts'

/** Where each thing is found. */
const SECTIONS_OF: Readonly<Record<ActSubject, StaffSection>> = {
  request: 'requests',
  nomination: 'requests',
  interview: 'interviews',
  talent: 'talents',
}

/** What colleagues did on behalf of the company: the log that the company reads, with the way to each thing. */
export function DoneForCompany({ id }: { id: string }) {
  const { done: words } = useActWords()
  const acts = useInfiniteQuery(actsOfCompanyQuery(id))
  return (
    <Card as="section" aria-labelledby="done-for-company">
      <CardHead id="done-for-company" title={words.title} text={words.text} />
      <PagedList compact list={acts} empty={<p className="text-sm text-ink-soft">{words.empty}</p>}>
        {(rows) => (
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  )
}

function Row({ row: { act, about, target, by, in_name_of, reason, at } }: { row: StaffCompanyAct }) {
  const { log, done: words } = useActWords()
  const lang = useLang()
  const staff = useStaff()
  const section = act && SECTIONS_OF[ACTS[act]]
  const isOpen = section && target && sectionsFor(staff?.roles ?? []).includes(section)
  const name = about && <bdi>{about}</bdi>
  return (
    <li className="grid gap-0.5 py-2.5 text-sm first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="wrap-anywhere">
          <span className="font-strong">{act ? actName(act, lang) : log.begun}</span>
          {name && '\u00a0· '}
          {isOpen && name ? (
            <TextLink as={PageLink} href={pathTo('opsRecord', { section, id: target })}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </span>
        <RelativeTime at={new Date(at)} className="text-ink-faint" />
      </p>
      <p className="wrap-anywhere text-ink-soft">
        <Filled sentence={words.by} name={<bdi>{by}</bdi>} />
        {'\u00a0· '}
        <Filled sentence={log.inNameOf} name={<bdi>{in_name_of}</bdi>} />
      </p>
      {!act && (
        <p dir="auto" className="wrap-anywhere text-ink-soft">
          {reason}
        </p>
      )}
    </li>
  )
}
