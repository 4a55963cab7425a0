// <Menu trigger={<IconButton label=…/>} items={[{ id, label, icon, onPress, href, danger, section }]} />
// The list itself comes once the page stands.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ButtonContext, type PressEvent } from 'react-aria-components'
import { late, useLate } from '../platform/late.ts'
import type { MenuFocus, MenuProps } from './menu-list.tsx'

const LIST = late(() => import('./menu-list.tsx'))

export function Menu({ trigger, ...rest }: MenuProps & { trigger: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [focus, setFocus] = useState<MenuFocus>(true)
  const [isOpen, setOpen] = useState(false)
  const List = useLate(LIST, isOpen)?.MenuList
  const open = (where: MenuFocus) => {
    // Where the focus returns to.
    button.current?.focus({ preventScroll: true })
    setFocus(where)
    setOpen(true)
  }
  // As the system's own: at once under the mouse, after a tap, and by the arrows.
  const opener = {
    id,
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    preventFocusOnPress: true,
    onPressStart: ({ pointerType }: PressEvent) => {
      if (pointerType === 'virtual') open('first')
      else if (pointerType !== 'touch' && pointerType !== 'keyboard') open(true)
    },
    onPress: ({ pointerType }: PressEvent) => {
      if (pointerType === 'touch') open(true)
      else if (pointerType === 'keyboard') open('first')
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const
  return (
    <>
      <ButtonContext value={opener}>{trigger}</ButtonContext>
      {List && <List {...rest} {...{ button, focus, isOpen }} labelledBy={id} onOpenChange={setOpen} />}
    </>
  )
}
