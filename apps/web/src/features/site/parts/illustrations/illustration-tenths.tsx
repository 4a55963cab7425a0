import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import type { WhyWords } from '../../messages/why/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'

const TEN = 10

/** "60%" less leaves four tenths. Null for a claim without a percentage. */
const tenthsLeft = (value: string): number | null => {
  const percent = /^(\d{1,2})%$/.exec(value)?.[1]
  return percent ? TEN - Math.round(Number(percent) / TEN) : null
}

type Props = { words: WhyWords['tenths']; claims: readonly SiteContent<'claim'>[] }

/** Ten-dot chart of a percentage: the part that is left is full. */
export const TenthsIllustration = ({ words, claims }: Props) => {
  const rows = ['faster-hiring', 'cost-saving'].flatMap((slug) => {
    const claim = claims.find((claim) => claim.slug === slug)
    const tenths = claim && tenthsLeft(claim.value)
    return claim && tenths !== null && tenths !== undefined ? [{ ...claim, left: tenths }] : []
  })
  if (rows.length === 0) return null
  return (
    <IllustrationFrame
      caption={
        <>
          {`${words.caption} `}
          <TextLink href="#numbers" className="whitespace-nowrap">
            {words.how}
          </TextLink>
        </>
      }
    >
      <div className="grid gap-7 sm:max-lg:grid-cols-2 sm:max-lg:gap-10">
        {rows.map(({ slug, value, label, left }) => (
          <div key={slug}>
            <p className="flex items-baseline gap-2.5">
              <span className="num ltr-island text-3xl font-semibold">{value}</span>
              <span className="text-ink-soft">{label}</span>
            </p>
            <dl className="mt-2.5 grid grid-cols-[max-content_1fr] items-center gap-x-4 gap-y-2 text-sm">
              <Line name={words.before} n={TEN} label={words.tenths(TEN)} />
              <Line name={words.now} n={left} label={words.tenths(left)} strong />
            </dl>
          </div>
        ))}
      </div>
    </IllustrationFrame>
  )
}

type LineProps = { name: string; n: number; label: string; strong?: boolean }

const Line = ({ name, n, label, strong }: LineProps) => (
  <>
    <dt className={strong ? 'font-strong' : 'text-ink-soft'}>{name}</dt>
    <dd>
      <span className="sr-only">{label}</span>
      <span
        aria-hidden
        className="grid max-w-84 grid-cols-10 gap-1 text-[clamp(0.85rem,4.2vw,1.75rem)] sm:max-lg:text-xl"
      >
        {Array.from({ length: TEN }, (_, at) => (
          <Nuqta key={at} className={at >= n ? 'text-line' : strong ? 'text-accent' : 'text-line-strong'} />
        ))}
      </span>
    </dd>
  </>
)
