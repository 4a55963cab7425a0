import {
  type DemoContract,
  DEMO_CONTRACTS,
  previewTemplate,
} from '@fareeq/domain/contract-templates/rules-rendering.ts'
import type { TemplateContent } from '@fareeq/domain/contract-templates/schema.ts'
import { useState } from 'react'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { useTemplateWords } from '../messages/en.ts'
import { ContractText } from './contract-text.tsx'

const DEMOS = Object.keys(DEMO_CONTRACTS) as DemoContract[]

/** Side by side, as both sides of a contract would read it. */
export function TemplatePreview({ content }: { content: TemplateContent }) {
  const words = useTemplateWords()
  const [demo, setDemo] = useState<DemoContract>('usual')
  return (
    <div className="grid grid-cols-1 gap-4 pt-2">
      <Segmented
        label={words.demo.label}
        options={DEMOS.map((id) => ({ id, label: words.demo[id] }))}
        value={demo}
        onChange={setDemo}
      />
      <p className="text-sm text-ink-soft">{words.previewNote}</p>
      <ContractText text={previewTemplate(content, demo)} />
    </div>
  )
}
