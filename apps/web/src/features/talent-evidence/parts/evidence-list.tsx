import { isProved } from '@fareeq/domain/talent-evidence/rules.ts'
import { evidenceText } from '@fareeq/domain/talent-evidence/rules-text.ts'
import type { Evidence } from '@fareeq/domain/talent-evidence/schema.ts'
import { CircleCheck, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { useZone } from '../../../platform/i18n/zone.ts'
import { UserText } from '../../../ui/display/user-text.tsx'
import { useEvidenceWords } from '../messages/en.ts'

/** No-break space: no line begins with the separator. */
const BETWEEN = '\u00a0· '

const Line = ({ label, line }: { label: string; line: string }) => (
  <>
    <span className="text-ink-soft">{label}</span> <UserText labelled>{line}</UserText>
  </>
)

type Props = {
  evidence: readonly Evidence[]
  /** The way to the video or to the written answers, beside what it is about. */
  answers?: ReactNode
}

/** What is proved of somebody, line by line; that nothing is, is said as well. */
export function EvidenceList({ evidence, answers }: Props) {
  const words = useEvidenceWords()
  const [lang, write, zone] = [useLang(), useWrite(), useZone()]
  return (
    <>
      {!isProved(evidence) && <p className="text-sm text-ink-soft">{words.unproved}</p>}
      <ul className="grid gap-1.5 text-[0.9375rem] empty:hidden">
        {evidence.map((item, index) => {
          const { label, what, more: details } = evidenceText(item, lang, zone)
          const Icon = item.kind === 'hours' ? Clock : CircleCheck
          return (
            <li key={item.kind === 'test' ? item.attempt_id : `${item.kind} ${index}`} className="flex gap-2.5">
              <Icon aria-hidden className="mt-1 size-4 flex-none text-positive" />
              <div className="grid min-w-0 flex-1 justify-items-start gap-1 wrap-anywhere">
                <p>
                  {label === null ? <bdi>{what}</bdi> : <Line label={label} line={what} />}
                  {details.length > 0 && (
                    <span className="num text-sm text-ink-soft">{write(BETWEEN + details.join(BETWEEN))}</span>
                  )}
                </p>
                {(item.kind === 'video' || item.kind === 'answers') && answers}
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
