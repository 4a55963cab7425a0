import type { ReactNode } from 'react'
import { Card, CardHead } from '../../../ui/card.tsx'

type Props = { id: string; title: string; pad?: 'medium' | 'large'; children: ReactNode }

/** One part of somebody's profile; what they have not said is not asked about. */
export const ViewSection = ({ id, title, pad = 'large', children }: Props) => (
  <Card as="section" pad={pad} aria-labelledby={`${id}-title`} className="break-inside-avoid-page">
    <CardHead id={`${id}-title`} title={title} />
    {children}
  </Card>
)
