import type { ReactNode } from 'react'
import { Illustration } from '../../../ui/display/states.tsx'

type Props = {
  illustration: 'rest' | 'search' | 'broken'
  title: string
  text: string
  children: ReactNode
  role?: 'alert'
  /** Below the links. */
  note?: ReactNode
}

/** A centred message with links. */
export const LostPage = ({ illustration, title, text, children, role, note }: Props) => (
  <div role={role} className="mx-auto flex max-w-md flex-col items-center gap-5 py-16 text-center">
    <Illustration name={illustration} />
    <div className="grid gap-2">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-balance text-ink-soft">{text}</p>
    </div>
    <div className="mt-1 flex flex-wrap justify-center gap-2.5">{children}</div>
    {note}
  </div>
)
