import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import type { WhyWords } from '../../messages/why/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'

/** Tone and width of each line's bar; the widths are illustrative, not prices. */
const PARTS = [
  { fill: 'bg-accent', dot: 'text-accent', share: 'grow-[62]' },
  { fill: 'bg-accent/45', dot: 'text-accent/45', share: 'grow-[8]' },
  { fill: 'bg-point', dot: 'text-point', share: 'grow-[18]' },
  { fill: 'bg-line-strong', dot: 'text-line-strong', share: 'grow-[12]' },
] as const

/** Sample invoice, one line per part of the price. */
export const InvoiceIllustration = ({ words }: { words: WhyWords['invoice'] }) => (
  <IllustrationFrame caption={words.caption}>
    <div className="rounded-lg border border-line bg-raised p-4 xs:p-5">
      <p className="font-strong">{words.title}</p>
      <div aria-hidden className="mt-3 flex gap-[3px]">
        {PARTS.map(({ fill, share }) => (
          <span key={fill} className={cx('h-3.5 basis-0 first:rounded-s-xs last:rounded-e-xs', fill, share)} />
        ))}
      </div>
      <dl className="mt-4 divide-y divide-line">
        {words.lines.map(({ name, text }, at) => (
          <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5 last:pb-0">
            <dt className="flex items-baseline gap-2.5">
              <Nuqta className={cx('text-[0.65rem]', PARTS[at]?.dot)} />
              {name}
            </dt>
            <dd className="text-sm text-ink-soft max-xs:w-full max-xs:ps-5">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </IllustrationFrame>
)
