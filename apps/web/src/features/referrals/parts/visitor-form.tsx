import type { VisitorStep } from '@fareeq/domain/referrals/rules.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import type { usePlainForm } from '../../../forms/use-plain-form.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Banner } from '../../../ui/display/banner.tsx'

type Props = {
  step: VisitorStep
  plain: Pick<ReturnType<typeof usePlainForm>, 'form' | 'failure'>
  label: string
  /** Hidden fields from earlier steps. */
  carried?: Readonly<Record<string, string>>
  children: ReactNode
}

/** One of the three forms. Without JavaScript it posts to the page, which is rendered with the next one. */
export function VisitorForm({ step, plain: { form, failure }, label, carried = {}, children }: Props) {
  const lang = useLang()
  const action = `${pathTo('bringBuddy', {}, { lang })}#invite`
  return (
    <form {...form} action={action} aria-label={label} className="grid min-w-0 gap-5">
      {Object.entries({ step, ...carried }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      {children}
    </form>
  )
}
