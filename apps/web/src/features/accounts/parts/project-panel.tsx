import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { FormRow } from '../../../ui/fields/form.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { carriedBrief } from '../../../platform/session/carried-brief.ts'
import { useAccountWords } from '../messages/en.ts'
import { saysProject } from './signup-body.ts'
import type { SignupForm } from './use-signup-form.ts'

/** The limit of the schema; shown here, enforced there. */
const MAX_SCOPE_LENGTH = 5000

type Props = {
  form: SignupForm
  /** What was read from a brief that came along, beside its words. */
  reading: (scope: string) => ReactNode
}

/** Before the account, if one likes: a few words about the project, which then become the first steps of the request. */
export function ProjectPanel({ form, reading }: Props) {
  const words = useAccountWords().project
  const [open, setOpen] = useState(false)
  const about = form.watch('about')
  const hasProject = saysProject({ about })
  // Not collapsible with a draft or a fault inside.
  const isOpen = open || hasProject || form.formState.errors.about !== undefined
  return (
    <details open={isOpen} className="group/project rounded-xl border border-line bg-sunken">
      <summary
        className="flex items-center gap-3.5 rounded-xl p-4 xs:px-5"
        onClick={(event) => {
          event.preventDefault()
          setOpen(!isOpen)
        }}
      >
        <Nuqta className="text-sm text-point" />
        <span className="min-w-0 flex-1">
          <span className="block font-strong">{words.title}</span>
          <span className="block text-sm text-ink-soft">{words.text}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 flex-none text-ink-faint transition-transform group-open/project:rotate-180"
        />
      </summary>
      <div className="grid gap-5 p-4 pt-1 xs:p-5 xs:pt-1">
        <FormRow>
          <FormText
            control={form.control}
            name="about.product_name"
            label={words.productName}
            isRequired={hasProject}
          />
          <FormText control={form.control} name="about.industry" label={words.industry} isRequired={hasProject} />
        </FormRow>
        <FormProse
          name="about.scope"
          control={form.control}
          optional
          rows={3}
          limit={MAX_SCOPE_LENGTH}
          label={words.scope}
          hint={words.scopeHint}
        />
        {about?.scope && carriedBrief() && reading(about.scope)}
      </div>
    </details>
  )
}
