import type { StaffRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { Component, type ReactNode, useState } from 'react'
import { Banner } from '../../../../ui/display/banner.tsx'
import { TypedTextList } from './typed-text-list.tsx'
import { noteTyping, type TypedText, typedTexts } from './typed-texts.ts'
import { useRoleList } from './use-role-list.ts'
import { useStaffWords } from '../../messages/en.ts'

type Props = { roles: readonly StaffRole[]; pathname: string; children?: ReactNode }

/** Says above the page that its reader's roles have changed, with what they had typed in fields that closed with it. */
export function RoleChange({ roles, pathname, children }: Props) {
  const { interrupted: words } = useStaffWords()
  const list = useRoleList(roles)
  const [change, setChange] = useState<{ pathname: string; texts: readonly TypedText[] } | null>(null)
  return (
    <div onInput={noteTyping}>
      {change?.pathname === pathname && (
        <Banner role="alert" tone="warning" title={words.roles} onClose={() => setChange(null)} className="mb-6">
          {words.rolesNow.replace('{roles}', list)}
          <TypedTextList texts={change.texts} />
        </Banner>
      )}
      <ClosingFields roles={roles} onChange={(texts) => setChange({ pathname, texts })}>
        {children}
      </ClosingFields>
    </div>
  )
}

type ClosingProps = Pick<Props, 'roles' | 'children'> & { onChange: (texts: readonly TypedText[]) => void }

/** Reads the fields before a change of roles removes them. A class: React has no hook for this moment. */
class ClosingFields extends Component<ClosingProps> {
  override getSnapshotBeforeUpdate({ roles }: ClosingProps): TypedText[] | null {
    return roles.join() === this.props.roles.join() ? null : typedTexts()
  }
  override componentDidUpdate(_before: ClosingProps, _state: unknown, texts: TypedText[] | null): void {
    if (texts) this.props.onChange(texts.filter(({ field }) => !field.isConnected))
  }
  override render(): ReactNode {
    return this.props.children
  }
}
