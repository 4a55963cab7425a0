import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { TOURED, useTouredAt } from '../wizard/tour-stop.ts'
import { useProfileWords } from '../../messages/profile/en.ts'

type Props = {
  id: string
  title: string
  text?: ReactNode
  /** Where this part is edited. */
  edit?: string
  children: ReactNode
}

/** One part of a profile, with the way to change it. */
export function ProfileSection({ id, title, text, edit, children }: Props) {
  const isToured = useTouredAt() === id
  return (
    <Card as="section" id={id} pad="large" aria-labelledby={`${id}-title`} className={isToured ? TOURED : undefined}>
      <CardHead id={`${id}-title`} title={title} text={text} actions={edit && <EditLink href={edit} part={title} />} />
      {children}
    </Card>
  )
}

export function EditLink({ href, part }: { href: string; part: string }) {
  const words = useProfileWords()
  return (
    <ButtonLink
      as={PageLink}
      href={href}
      kind="ghost"
      size="small"
      className="-me-3 -mt-1"
      aria-label={words.editPart(part)}
    >
      <Pencil aria-hidden />
      {words.change}
    </ButtonLink>
  )
}

type EmptyProps = { title: string; text: string; href: string; action: string }

/** A part with nothing in it leads to where it is filled. */
export const ProfileEmpty = ({ title, text, href, action }: EmptyProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-dashed border-line-strong/60 p-4">
    <div className="min-w-0 flex-1 basis-52">
      <p className="font-strong">{title}</p>
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
    <ButtonLink as={PageLink} href={href} kind="quiet" size="small">
      {action}
    </ButtonLink>
  </div>
)
