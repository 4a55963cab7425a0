import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import type { BlockOf } from '@fareeq/domain/recruiter/schema-answer.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { useRecruiterWords } from '../messages/en.ts'
import { Source } from './source.tsx'

const CARD = 'min-w-0 overflow-hidden rounded-lg border border-line bg-raised'

type Money = { low: number; high: number }

/** What a month costs, role by role, as bars of their range. */
export function CostCard({ block: { roles, total } }: { block: BlockOf<'cost'> }) {
  const words = useRecruiterWords()
  const lang = useLang()
  const write = useWrite()
  const max = Math.max(1, ...roles.map(({ cost }) => cost?.high ?? 0))
  const text = ({ low, high }: Money) => {
    const dollars = (cents: number) => formatUsd(Math.round(cents / 100) * 100, lang)
    return low === high ? dollars(low) : `${dollars(low)} – ${dollars(high)}`
  }
  return (
    <section aria-label={words.cost.title} className={cx(CARD, 'grid gap-4 p-4 xs:p-5')}>
      <ul className="grid gap-3">
        {roles.map(({ name, count, cost }) => (
          <li key={name} className="grid gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <bdi>{`${write(String(count))} × ${name}`}</bdi>
              <span className="num text-ink-soft">{cost ? text(cost) : words.cost.none}</span>
            </span>
            <span aria-hidden className="relative h-2 rounded-full bg-line">
              {cost && (
                <span
                  className="absolute inset-y-0 rounded-full bg-accent"
                  style={{
                    insetInlineStart: `${(cost.low / max) * 60}%`,
                    inlineSize: `${Math.max(4, ((cost.high - cost.low) / max) * 100)}%`,
                    maxInlineSize: '100%',
                  }}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {total && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-3">
          <span className="font-strong">{words.cost.total}</span>
          <span className="text-end">
            <strong className="num text-lg font-strong">{text(total)}</strong>
            <span className="block text-xs text-ink-soft">{words.cost.perMonth}</span>
          </span>
        </p>
      )}
    </section>
  )
}

/** Side by side, line by line. */
export function ComparisonCard({ block: { people, lines } }: { block: BlockOf<'comparison'> }) {
  const words = useRecruiterWords()
  return (
    <div
      className={cx(CARD, 'overflow-x-auto')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by the keyboard too
      tabIndex={0}
      role="group"
      aria-label={words.people.fits}
    >
      <table className="w-full min-w-96 text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="p-3">
              <span className="sr-only">{words.why}</span>
            </th>
            {people.map(({ id, name, href, role_name, match }, at) => (
              <th key={id ?? at} scope="col" className="p-3 text-start font-strong">
                {name && href ? (
                  <PageLink href={href} className="text-ink hover:underline">
                    <bdi>{name}</bdi>
                  </PageLink>
                ) : (
                  role_name
                )}
                <span className="num block text-xs font-normal text-ink-soft">{words.people.match(match)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map(({ label, values }) => (
            <tr key={label}>
              <th scope="row" className="p-3 text-start font-normal text-ink-soft">
                <bdi>{label}</bdi>
              </th>
              {values.map((value, at) => (
                <td key={at} className="p-3">
                  {value ? (
                    <>
                      <bdi>{value.text}</bdi>
                      <Source citation={value.citation} />
                    </>
                  ) : (
                    <span className="text-ink-faint">–</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A list of texts to take along: questions, a scorecard. */
export const TextsCard = ({ block: { title, items } }: { block: BlockOf<'texts'> }) => (
  <section aria-label={title} className={cx(CARD, 'p-4 xs:p-5')}>
    <h3 className="mb-2 text-base">{title}</h3>
    <ol className="grid gap-2">
      {items.map(({ text, citation }, at) => (
        <li key={text} className="flex gap-2.5 text-[0.9375rem]">
          <span aria-hidden className="num text-ink-faint">{`${at + 1}.`}</span>
          <span className="min-w-0 wrap-anywhere">
            {text}
            {citation && <Source citation={citation} />}
          </span>
        </li>
      ))}
    </ol>
  </section>
)

export const LinksCard = ({ block: { items } }: { block: BlockOf<'links'> }) => (
  <ul className={cx(CARD, 'divide-y divide-line')}>
    {items.map(({ text, href, note }) => (
      <li key={href + text} className="relative p-4 hover:bg-sunken">
        <PageLink href={href} className="font-strong text-ink after:absolute after:inset-0">
          {text}
        </PageLink>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
      </li>
    ))}
  </ul>
)
