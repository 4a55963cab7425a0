import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { Illustration } from '../../../ui/display/states.tsx'

type Props = { title: string; text: string; children: ReactNode }

/** A page that confirms an action, with links. */
export const Outcome = ({ title, text, children }: Props) => (
  <Card pad="large" className="mx-auto flex max-w-xl flex-col items-center gap-4 text-center">
    <Illustration name="rest" />
    <div role="status">
      <h1 tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h1>
      <p className="mt-1 text-ink-soft text-balance">{text}</p>
    </div>
    <div className="mt-2 flex flex-wrap justify-center gap-2.5">{children}</div>
  </Card>
)
