import {
  FEWEST_SKILLS,
  missingForProfile,
  STEP_OF_TASK,
  type StrengthTask,
} from '@fareeq/domain/talents/rules-profile.ts'
import { useEffect, useRef } from 'react'
import { PageLink } from '../../../platform/page-link.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { useProfile } from './step-profile.ts'
import { useWizardWords } from './use-wizard-words.ts'

type Needed = Extract<StrengthTask, 'basics' | 'skills' | 'languages' | 'terms'>

/** Exactly what still keeps the application from being finished, each with the way to it. */
export function StepMissing({ hrefOf }: { hrefOf: (step: number, section: string) => string }) {
  const words = useWizardWords()
  const missing = missingForProfile(useProfile()) as Needed[]
  const box = useRef<HTMLDivElement>(null)
  // It stands above the fields, the button that asked for it below them.
  useEffect(() => box.current?.focus(), [])
  if (missing.length === 0) return null
  const said = (task: Needed) => (task === 'skills' ? words.missing.skills(FEWEST_SKILLS) : words.missing[task])
  return (
    <div ref={box} tabIndex={-1} className="mb-6 rounded-lg outline-none">
      <Banner tone="warning" role="alert" title={words.missingTitle(missing.length)}>
        <ul className="mt-1 grid gap-1">
          {missing.map((task) => (
            <li key={task}>
              <TextLink
                as={PageLink}
                href={hrefOf(STEP_OF_TASK[task], task)}
                className="inline-flex min-h-8 items-center"
              >
                {said(task)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
