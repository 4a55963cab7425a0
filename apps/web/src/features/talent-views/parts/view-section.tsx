import type { ReactNode } from 'react'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { cx } from '../../../ui/cx.ts'

type Props = { id: string; title: string; /** In the narrow column. */ isAside?: boolean; children: ReactNode }

/** One section of a profile; hidden where it is empty. */
export const ViewSection = ({ id, title, isAside, children }: Props) => (
  <Card as="section" aria-labelledby={`${id}-title`} className={cx('break-inside-avoid-page', !isAside && 'lg:p-7')}>
    <CardHead id={`${id}-title`} title={title} />
    {children}
  </Card>
)
