import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'

type Props = { title: string; steps: readonly SiteContent<'selection_step'>[] }

/** Placeholder while nobody is published yet. */
export const StepsBoard = ({ title, steps }: Props) => (
  <Card as="figure" tone="sunken" className="min-w-0">
    <figcaption className="mb-3.5 px-1 text-[0.9375rem] font-strong">{title}</figcaption>
    <ol className="grid gap-2.5">
      {steps.map((step, index) => (
        <Card
          as="li"
          key={step.slug}
          pad="none"
          className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5 p-4 xs:grid-cols-[auto_1fr_auto]"
        >
          <NuqtaCount n={index + 1} total={steps.length} className="text-[0.65rem]" />
          <span className="min-w-0 font-semibold leading-normal">{step.title}</span>
          <Badge tone="accent" className="justify-self-start max-xs:col-start-2">
            {step.promise}
          </Badge>
        </Card>
      ))}
    </ol>
  </Card>
)
