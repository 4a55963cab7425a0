import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { MEMBER_ROLES, type MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { roleInWords } from '@fareeq/domain/organisations/rules-roles.ts'
import type { OrganisationMember } from '@fareeq/domain/organisations/schema.ts'
import { useState } from 'react'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { RadioGroup } from '../../../ui/fields/choices/radio-group.tsx'
import { setRole } from '../api.ts'
import { useOrganisationWords } from '../messages/en.ts'

/** What a colleague is trusted with, each role with its sentence. */
export function RoleDialog({ member, name }: { member: OrganisationMember; name: string }) {
  const { team: words, roles } = useOrganisationWords()
  const lang = useLang()
  const [role, choose] = useState<MemberRole>(member.role)
  const save = () => runWithToast(setRole(member.id, role), words.saved)
  return (
    <ConfirmButton
      label={words.change}
      button={{ kind: 'ghost', size: 'small', 'aria-label': words.changeOf(name) }}
      kind="primary"
      onOpenChange={() => choose(member.role)}
      title={words.changeTitle(bidiIsolate(name, lang))}
      confirmLabel={words.save}
      onConfirm={save}
    >
      <RadioGroup
        label={words.role}
        labelHidden
        options={MEMBER_ROLES.map((id) => ({ id, label: roles[id], detail: roleInWords(id, lang) }))}
        value={role}
        onChange={(id) => choose(MEMBER_ROLES.find((memberRole) => memberRole === id) ?? member.role)}
      />
    </ConfirmButton>
  )
}
