// Header of a screen: <PageHeader title=… text=… back={{ href, label }} badge=… actions=… />.
import { ChevronLeft } from 'lucide-react'
import type { ElementType, ReactNode } from 'react'
import { TextLink } from '../actions/link.tsx'

type Props = {
  title: ReactNode
  text?: ReactNode
  badge?: ReactNode
  /** `as` takes the router's link; its props go beside it. */
  back?: { label: ReactNode; href?: string; as?: ElementType; [prop: string]: unknown }
  actions?: ReactNode
}

export function PageHeader({ title, text, badge, back, actions }: Props) {
  const { label: backLabel, ...backLink } = back ?? {}
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6">
      <div className="min-w-0 flex-1 basis-72">
        {back && (
          <TextLink plain {...backLink} className="mb-1 inline-flex min-h-8 items-center gap-1 text-sm">
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {backLabel}
          </TextLink>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl wrap-anywhere xs:text-3xl">{title}</h1>
          {badge}
        </div>
        {text && <p className="measure mt-1 wrap-anywhere text-ink-soft">{text}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
    </header>
  )
}
