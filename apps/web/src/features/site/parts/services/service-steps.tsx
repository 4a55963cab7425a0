import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'

type Step = { title: string; text: string }

/** Numbered steps on a timeline; vertical on a phone. */
export const ServiceSteps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="grid xs:grid-cols-2 xs:gap-y-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
    {steps.map(({ title, text }, index) => (
      <li
        key={title}
        className="border-line max-xs:border-s max-xs:ps-6 max-xs:pb-8 max-xs:last:border-transparent max-xs:last:pb-0 xs:border-t xs:pe-8"
      >
        <div className="flex w-max bg-surface max-xs:-ms-[1.9rem] max-xs:py-1.5 xs:-translate-y-1/2 xs:pe-3">
          <NuqtaCount n={index + 1} />
        </div>
        <h3 className="text-lg xs:mt-2">{title}</h3>
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
      </li>
    ))}
  </ol>
)
