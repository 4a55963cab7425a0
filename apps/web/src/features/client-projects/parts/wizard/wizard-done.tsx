import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { useRequestWords } from '../../messages/wizard/en.ts'

/** After the wizard: the matches, and the booked meeting. */
export function WizardDone({ project, children }: { project: ClientProject; children: ReactNode }) {
  const words = useRequestWords().done
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6" aria-labelledby="done">
      <Card pad="none" className="grid justify-items-center gap-4 px-4 py-8 text-center xs:px-7">
        <span aria-hidden className="flex gap-2 text-2xl text-accent">
          {Array.from({ length: 5 }, (_, dot) => (
            <Nuqta key={dot} className={dot === 2 ? 'text-point' : undefined} />
          ))}
        </span>
        <div className="grid gap-2">
          <h1 id="done" tabIndex={-1} className="text-3xl outline-none">
            {words.title}
          </h1>
          <p className="font-strong">
            <bdi>{project.name}</bdi>
          </p>
          <p className="text-ink-soft">{words.text}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-2.5">
          <ButtonLink as={PageLink} href={pathTo('matching')}>
            {words.matching}
          </ButtonLink>
          <ButtonLink as={PageLink} href={pathTo('clientHome')} kind="quiet">
            {words.home}
          </ButtonLink>
        </div>
      </Card>
      {children}
      <div className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
        <TextLink as={PageLink} href={pathTo('editRequest')}>
          {words.edit}
        </TextLink>
        <TextLink as={PageLink} href={pathTo('clientWizard', {}, { new: '1' })}>
          {words.another}
        </TextLink>
      </div>
    </section>
  )
}
