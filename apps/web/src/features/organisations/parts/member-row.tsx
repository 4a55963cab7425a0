import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import type { OrganisationMember } from '@fareeq/domain/organisations/schema.ts'
import type { ReactNode } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { removeMember } from '../api.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useOrganisationWords } from '../messages/en.ts'

type Props = {
  member: OrganisationMember
  isOwner: boolean
  /** What is open of them, where they are let go. */
  openMatters: (id: string) => ReactNode
}

export function MemberRow({ member, isOwner, openMatters }: Props) {
  const { team: words, roles } = useOrganisationWords()
  const lang = useLang()
  const name = `${member.first_name} ${member.last_name}`.trim()
  const remove = () => runWithToast(removeMember(member.id), words.removed)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3.5">
      <Avatar id={member.id} name={name} size="sm" className="mt-1" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <bdi className="wrap-anywhere">{name}</bdi>
          {member.self && <span className="text-sm text-ink-soft">({words.self})</span>}
          <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>{roles[member.role]}</Badge>
        </p>
        <p className="text-sm text-ink-soft">
          <span className="ltr-island inline-block max-w-full wrap-anywhere rtl:text-end">{member.email}</span>
        </p>
      </div>
      {isOwner && (
        <div className="flex flex-wrap gap-x-1 self-center max-xs:ms-10 xs:-me-3.5">
          <RoleDialog member={member} name={name} />
          {!member.self && (
            <ConfirmButton
              label={words.remove}
              button={{ kind: 'ghost', size: 'small', 'aria-label': words.removeOf(name) }}
              title={words.removeTitle(bidiIsolate(name, lang))}
              text={words.removeText}
              onConfirm={remove}
            >
              {openMatters(member.id)}
            </ConfirmButton>
          )}
        </div>
      )}
    </li>
  )
}
