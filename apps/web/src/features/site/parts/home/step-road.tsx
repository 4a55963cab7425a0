import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import { Clock } from 'lucide-react'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'

type Props = { title: string; steps: readonly SiteContent<'selection_step'>[] }

/** Timeline of the selection steps, each with its promised end. */
export const StepRoad = ({ title, steps }: Props) => (
  <div className="mt-12">
    <h3 className="text-xl">{title}</h3>
    <ol className="mt-6 grid gap-x-7 lg:grid-cols-4">
      {steps.map((step, at) => (
        <li
          key={step.slug}
          className="relative border-s border-line ps-6 pb-8 last:pb-0 lg:border-s-0 lg:border-t lg:ps-0 lg:pt-7 lg:pb-0"
        >
          <NuqtaCount
            n={at + 1}
            className="absolute start-0 top-1 -translate-x-1/2 bg-surface text-[0.75rem] max-lg:flex-col max-lg:py-1 lg:-top-1.5 lg:translate-x-0 lg:pe-2.5 rtl:translate-x-1/2 lg:rtl:translate-x-0"
          />
          <h4 className="text-[1.0625rem] leading-normal">{step.title}</h4>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{step.text}</p>
          <p className="mt-2 flex items-center gap-2 text-sm font-strong text-accent">
            <Clock aria-hidden className="size-4 flex-none" />
            {step.promise}
          </p>
        </li>
      ))}
    </ol>
  </div>
)
