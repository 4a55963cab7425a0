import { missingForProfile, stepOfField } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { type MouseEvent, useEffect, useRef } from 'react'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { arriveAt } from './step-arrival.tsx'
import { useProfile } from './step-profile.ts'
import { useFieldNames } from '../entries/use-field-names.ts'
import { useWizardWords } from '../../messages/wizard/en.ts'

type Props = { at: number; hrefOf: (step: number, query: Record<string, string>) => string }

/** Exactly the fields that keep the application from being finished, each with the way to it and back. */
export function StepMissing({ at, hrefOf }: Props) {
  const words = useWizardWords()
  const nameOf = useFieldNames()
  const missing = missingForProfile(useProfile())
  const box = useRef<HTMLDivElement>(null)
  // Focus: it is above the fields, its button below them.
  useEffect(() => box.current?.focus(), [])
  if (missing.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className="mb-6 rounded-lg outline-none">
      <Banner tone="warning" role="alert" title={words.missingTitle(missing.length)}>
        <ul className="mt-1 grid gap-1">
          {missing.map((field) => {
            const step = stepOfField(field)
            const arrive = (event: MouseEvent) => {
              if (step !== at) return
              event.preventDefault()
              arriveAt(field)
            }
            return (
              <li key={field}>
                <TextLink
                  as={PageLink}
                  href={`${hrefOf(step, { from: String(at) })}#${field}`}
                  onClick={arrive}
                  className="inline-flex min-h-8 items-center"
                >
                  {nameOf(field)}
                </TextLink>
              </li>
            )
          })}
        </ul>
      </Banner>
    </div>
  )
}
