import { Check, Lock } from 'lucide-react'
import { Badge } from '../../../../ui/display/badge.tsx'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import type { WhyWords } from '../../messages/why/ar.ts'
import { IllustrationFrame } from './illustration-frame.tsx'

const BARS = [88, 74, 92]

/** Sample report, with its two readers in the order in which they read it. */
export const ReportIllustration = ({ words }: { words: WhyWords['report'] }) => (
  <IllustrationFrame label={words.label}>
    <div className="rounded-lg border border-line bg-raised p-4 xs:p-5">
      <p className="font-strong">{words.title}</p>
      <div className="mt-3 grid grid-cols-[max-content_1fr] items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        {words.skills.map((skill, at) => (
          <div key={skill} className="contents">
            <span>{skill}</span>
            <span className="h-2.5 overflow-hidden rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-accent" style={{ inlineSize: `${BARS[at] ?? 0}%` }} />
            </span>
          </div>
        ))}
      </div>
      <p className="mt-4 flex items-center gap-2.5 border-t border-line pt-3 text-sm text-ink-soft">
        <Lock className="size-4 flex-none text-point-ink" />
        {words.salary}
      </p>
    </div>
    <div className="mt-3 grid gap-2.5 xs:grid-cols-2">
      {words.readers.map(({ who, when }, at) => (
        <div key={who} className="flex items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3">
          <NuqtaCount n={at + 1} className="w-7 text-[0.7rem]" />
          <p className="min-w-0 flex-1 text-sm">
            <span className="block font-strong">{who}</span>
            <span className="text-ink-soft">{when}</span>
          </p>
          <Badge tone="positive">
            <Check className="size-3.5" strokeWidth={3} />
          </Badge>
        </div>
      ))}
    </div>
  </IllustrationFrame>
)
