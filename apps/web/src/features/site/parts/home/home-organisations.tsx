import type { PageContents } from '@fareeq/domain/site/schema-pages.ts'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { ar } from '../../messages/home/ar.ts'
import { en } from '../../messages/home/en.ts'
import { Emblem } from '../illustrations/emblem.tsx'

type Props = { title: string } & Pick<PageContents['homeClient'], 'organisations' | 'sectors' | 'claims'>

const LETTERS = ['font-semibold', 'font-normal', 'font-bold', 'font-strong']

/** Who works with us, each by a sign and a name; where nobody may be named, the claim and the sectors are shown instead. */
export function HomeOrganisations({ title, organisations, sectors, claims }: Props) {
  const words = useWords({ ar, en })
  const served = claims.find(({ slug }) => slug === 'organisations')
  const invented = organisations.some(({ demo }) => demo)
  if (organisations.length === 0 && !served) return null
  return (
    <section
      id="organisations"
      aria-labelledby="organisations-title"
      className="page pt-12 not-[:has(+#talents)]:pb-16 lg:pt-16 lg:not-[:has(+#talents)]:pb-24"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="organisations-title" className="text-lg">
          {title}
        </h2>
        {invented && <p className="text-xs text-ink-soft">{words.demo}</p>}
      </div>
      {organisations.length > 0 ? (
        <ul className="mt-5 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3 lg:grid-cols-4">
          {organisations.map(({ slug, name }, index) => (
            <li key={slug} className="flex min-h-18 items-center gap-3 bg-surface px-3 py-3 xs:px-5">
              <Emblem name={slug} className="size-8 text-accent" />
              <span className={cx('min-w-0 leading-snug text-ink-soft', LETTERS[index % LETTERS.length])}>{name}</span>
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          {served && (
            <p className="me-3">
              <b className="num text-2xl text-ink">{served.value}</b>
              {` ${served.label}`}
            </p>
          )}
          <p>{words.sectorsInstead}</p>
          <ul className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {sectors.map(({ slug, name }) => (
              <li key={slug} className="flex items-center gap-3">
                <Nuqta className="text-[0.4rem] text-point" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
