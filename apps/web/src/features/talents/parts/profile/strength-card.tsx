import { MIN_SKILLS, STRENGTH, type StrengthTask, strengthOf } from '@fareeq/domain/talents/profile/rules-profile.ts'
import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { Check, ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWrite } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { RingChart } from '../../../../ui/display/chart-ring.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { Disclosure } from '../../../../ui/display/disclosure.tsx'
import { ProfileSection } from './profile-section.tsx'
import { taskHref } from './profile-way.ts'
import { useVerifyDialog } from '../../../phone-verifications/parts/use-verify-dialog.tsx'
import { useStrengthWords } from '../../messages/profile/en-strength.ts'

type Props = {
  profile: Profile
  /** Only the first few tasks; the rest is counted. */
  max?: number
  more?: ReactNode
  /** The ring beside the tasks where there is room. */
  wide?: boolean
}

/** How much of a profile there is, and exactly what to do next, best first. */
export function StrengthCard({ profile, max, more, wide }: Props) {
  const words = useStrengthWords()
  const write = useWrite()
  const { open, dialog } = useVerifyDialog()
  const { percent, done, next } = strengthOf(profile)
  const visible = next.slice(0, max)
  const hiddenCount = next.length - visible.length
  return (
    <ProfileSection id="strength" title={words.title} text={words.left(next.length)}>
      <div className={cx('grid gap-5', wide && 'sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-x-8')}>
        <div className="flex justify-center">
          <RingChart size={96} label={words.title} value={percent / 100} text={write(`${percent}%`)} />
        </div>
        {next.length === 0 ? (
          <p className="text-center text-sm text-ink-soft">{words.complete}</p>
        ) : (
          <div>
            <h3 className="mb-1 text-sm text-ink-faint">{words.next}</h3>
            <ul>
              {visible.map((task) => (
                <li key={task} className="border-b border-line last:border-0">
                  <Task task={task} onPhone={open} />
                </li>
              ))}
            </ul>
            {hiddenCount > 0 && <p className="mt-1.5 text-sm text-ink-faint">{words.more(hiddenCount)}</p>}
          </div>
        )}
        {max === undefined && done.length > 0 && <Done tasks={done} />}
        {more}
      </div>
      {dialog}
    </ProfileSection>
  )
}

const ROW =
  'flex min-h-12 w-full items-center gap-3 py-1.5 text-start text-[0.9375rem] transition-colors hover:text-accent'

function Task({ task, onPhone }: { task: StrengthTask; onPhone: () => void }) {
  const words = useStrengthWords()
  const label = task === 'skills' ? words.tasks.skills(MIN_SKILLS) : words.tasks[task]
  const inside = (
    <>
      <Nuqta className="text-[0.6em] text-point" />
      <span className="min-w-0 flex-1">{label}</span>
      <span className="num text-sm text-ink-faint">{words.worth(STRENGTH[task])}</span>
      <ChevronLeft aria-hidden className="size-4 flex-none text-ink-faint ltr:-scale-x-100" />
    </>
  )
  if (task === 'phone')
    return (
      <button type="button" onClick={onPhone} className={ROW}>
        {inside}
      </button>
    )
  return (
    <PageLink href={taskHref(task)} className={ROW}>
      {inside}
    </PageLink>
  )
}

const Done = ({ tasks }: { tasks: readonly StrengthTask[] }) => {
  const words = useStrengthWords()
  return (
    <Disclosure title={words.done(tasks.length)} isQuiet className="border-t border-line pt-1 text-sm text-ink-soft">
      <ul className="mt-1 grid gap-1.5">
        {tasks.map((task) => (
          <li key={task} className="flex items-center gap-2">
            <Check aria-hidden className="size-4 flex-none text-positive" />
            {words.doneTasks[task]}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
