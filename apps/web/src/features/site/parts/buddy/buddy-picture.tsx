import { useFrame } from '../../../../platform/navigation/page-data.tsx'
import type { BuddyWords } from '../../messages/bring-buddy/ar.ts'

const dot = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z`

/** You, your friend, and what comes back: mirrored where one reads from the right. */
export const BuddyPicture = ({ words }: { words: BuddyWords }) => (
  <div
    role="img"
    aria-label={words.picture}
    className="rounded-xl border border-line bg-sunken p-6 text-center text-sm"
  >
    <p className="grid grid-cols-3 items-end font-strong">
      <span>{words.you}</span>
      <span>
        {words.tests}
        <span className="block text-xs font-normal text-ink-soft">
          {words.testsWithin(useFrame().policies.referral_tests_days)}
        </span>
      </span>
      <span>{words.friend}</span>
    </p>
    <svg viewBox="0 0 390 170" className="my-2 w-full rtl:-scale-x-100">
      <g className="fill-none stroke-line-strong" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M113 50h52M225 50h52" />
        <path d="M325 96c0 40-24 54-60 54H125c-36 0-60-14-60-50M57 108l8-9 8 9" />
      </g>
      <path d={dot(65, 50, 42)} className="fill-accent" />
      <path d={dot(195, 50, 24)} className="fill-raised stroke-line-strong" strokeWidth="2" />
      <path d={dot(195, 50, 10)} className="fill-accent" />
      <path d={dot(325, 50, 42)} className="fill-accent-soft stroke-accent" strokeWidth="2" />
      <path d={dot(195, 150, 17)} className="fill-point" />
    </svg>
    <p className="font-strong">{words.bonus}</p>
  </div>
)
