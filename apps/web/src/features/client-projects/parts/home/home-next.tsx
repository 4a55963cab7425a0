import { type NextMove, nextMove } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { pathTo, type StaticRouteId } from '../../../../paths.ts'
import { useMayOpen } from '../../../../platform/session/may.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { useHomeWords } from '../../messages/home/en.ts'

const WAYS: Readonly<Record<NextMove, StaticRouteId>> = {
  begin: 'clientWizard',
  wizard: 'clientWizard',
  meeting: 'clientWizard',
  rest: 'matching',
}

/** One thing at a time: what helps most now, and the way to it. */
export function HomeNext({ project }: { project: ClientProject | undefined }) {
  const words = useHomeWords()
  const move = nextMove(project)
  const mayOpen = useMayOpen()
  if (!mayOpen(WAYS[move])) return null
  const nextWords = words.next[move]
  const text =
    typeof nextWords.text === 'string' ? nextWords.text : nextWords.text(project?.step ?? 1, CLIENT_STEP.BOOK_MEETING)
  return (
    <Card as="section" tone="sunken" pad="large" aria-labelledby="next">
      <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-4">
        <div className="min-w-0 max-w-xl max-sm:basis-full">
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Nuqta className="text-[0.7em] text-point" />
            {words.nextTitle}
          </p>
          <h2 id="next" className="mt-1 text-xl">
            {nextWords.title}
          </h2>
          <p className="text-pretty text-ink-soft">{text}</p>
        </div>
        <ButtonLink as={PageLink} href={pathTo(WAYS[move])} className="max-sm:w-full">
          {nextWords.action}
        </ButtonLink>
      </div>
    </Card>
  )
}
