import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'
import { Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { announce } from '../../../../ui/announce.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { CvAbout, CvIndustries, CvLanguages, CvSkills } from './cv-about.tsx'
import { CvLists } from './cv-lists.tsx'
import { cvParts, incompleteIn, partsOf, readyIn } from './cv-sections.ts'
import { useProfile } from '../wizard/step-profile.ts'
import { useLoud } from '../wizard/step-way.ts'
import { AddingContext, useCvAdding } from './use-cv-adding.ts'
import { useCvWords } from '../../messages/steps/en-cv.ts'

type Props = {
  proposal: CvProposal
  /** Just read: gets the focus. */
  isNew: boolean
}

/** What was read in the CV: how much that is, one press for all of it, and each part to take over alone. */
export function CvProposals({ proposal, isNew }: Props) {
  const words = useCvWords()
  const profile = useProfile()
  const adding = useCvAdding(words.failed)
  const title = useRef<HTMLHeadingElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const parts = useMemo(() => cvParts(proposal, profile), [proposal, profile])
  const all = partsOf(parts)
  const count = all.reduce((sum, { offers }) => sum + offers.length, 0)
  const ready = all.reduce((sum, part) => sum + readyIn(part).length, 0)
  useEffect(() => {
    if (!isNew) return
    announce(words.found(count))
    title.current?.scrollIntoView({ block: 'start' })
    title.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- said once, when it was read
  }, [isNew])
  const isLoud = ready > 0
  useLoud(isLoud)
  const addAll = useAction(async () => {
    setAnnouncement('')
    const sum = { added: 0, failed: 0 }
    for (const part of all) {
      const { added, failed } = await adding.add(part, readyIn(part))
      sum.added += added
      sum.failed += failed
    }
    const left = all.reduce((sum, part) => sum + incompleteIn(part).length, 0)
    setAnnouncement(
      [words.added(sum.added), left > 0 && words.incomplete(left), sum.failed > 0 && words.notAdded(sum.failed)]
        .filter(Boolean)
        .join(' '),
    )
  })
  return (
    <AddingContext value={adding}>
      <section className="grid gap-6" aria-labelledby="cv-found">
        <div className="grid gap-3">
          <div>
            <h2 id="cv-found" ref={title} tabIndex={-1} className="scroll-mt-32 text-xl outline-none">
              {words.found(count)}
            </h2>
            <p className="text-ink-soft">{words.foundText}</p>
          </div>
          {isLoud && (
            <Button className="xs:justify-self-start" pending={addAll.isPending} onPress={() => void addAll.run()}>
              <Plus aria-hidden />
              {words.addAll}
            </Button>
          )}
          <p role="status" className="text-[0.9375rem] text-positive empty:hidden">
            {announcement}
          </p>
        </div>
        <CvAbout part={parts.person} />
        <CvSkills part={parts.skills} />
        <CvIndustries part={parts.industries} />
        <CvLanguages part={parts.languages} />
        <CvLists parts={parts} />
      </section>
    </AddingContext>
  )
}
