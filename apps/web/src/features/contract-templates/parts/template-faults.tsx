import type { TemplateFault } from '@fareeq/domain/contract-templates/rules.ts'
import type { TemplateContent } from '@fareeq/domain/contract-templates/schema.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { useTemplateWords } from '../messages/en.ts'

type Props = { faults: readonly TemplateFault[]; content: TemplateContent }

/** What is left to do before a draft can be released. */
export function TemplateFaults({ faults, content }: Props) {
  const words = useTemplateWords()
  const placeOf = ({ part, at, kind }: TemplateFault): string => {
    if (kind === 'missing') return words.title
    if (part === 'title') return words.titlePart
    if (part === 'countries') return [words.countries, content.countries[at ?? -1]?.country].filter(Boolean).join(' · ')
    return [words.sections[part], at === null ? null : words.form.point(at + 1)].filter(Boolean).join(' · ')
  }
  return (
    <Banner tone="warning" title={words.faultsTitle}>
      <ul className="list-disc ps-5">
        {faults.map((fault, index) => (
          <li key={index}>
            {placeOf(fault)}: <FaultText fault={fault} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

function FaultText({ fault: { kind, place } }: { fault: TemplateFault }) {
  const words = useTemplateWords()
  if (place === null) return words.faults[kind]
  const name = place.length > 1 ? `{${place}}` : place
  return <Filled sentence={words.faults[kind]} place={<code className="ltr-island">{name}</code>} />
}
