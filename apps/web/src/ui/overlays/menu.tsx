// <Menu trigger={<IconButton label=…/>} items={[{ id, label, icon, onPress, href, danger }, 'line']} />
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { MenuList, type MenuItem } from './menu-list.tsx'
import type { Align } from './placement.ts'
import { TriggerContext } from './trigger.tsx'

type Props = {
  trigger: ReactNode
  items: readonly (MenuItem | 'line')[]
  header?: ReactNode
  align?: Align
  label?: string
}

export function Menu({ trigger, ...list }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [focus, setFocus] = useState<'first' | 'last'>('first')
  const open = (where: 'first' | 'last') => {
    setFocus(where)
    setOpen(true)
  }
  const triggerProps = {
    id,
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    // No blur before the click, which would close the menu and the click would reopen it.
    onMouseDown: (event: MouseEvent) => isOpen && event.preventDefault(),
    onClick() {
      button.current?.focus({ preventScroll: true })
      if (isOpen) setOpen(false)
      else open('first')
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const
  return (
    <>
      <TriggerContext value={triggerProps}>{trigger}</TriggerContext>
      {isOpen && <MenuList {...list} {...{ button, focus }} labelledBy={id} onClose={() => setOpen(false)} />}
    </>
  )
}
