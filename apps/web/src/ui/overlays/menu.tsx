// <Menu trigger={<IconButton label=…/>} items={[{ id, label, icon, onPress, href, danger, section }]} />
// The list itself comes once the page stands.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { lazyModule, useLazyModule } from '../../platform/lazy/lazy-module.ts'
import type { MenuFocus, MenuProps } from './menu-list.tsx'
import { OpenerContext } from './opener.tsx'

const LIST = lazyModule(() => import('./menu-list.tsx'))

export function Menu({ trigger, ...rest }: MenuProps & { trigger: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [focus, setFocus] = useState<MenuFocus>(true)
  const [isOpen, setOpen] = useState(false)
  const List = useLazyModule(LIST, isOpen)?.MenuList
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
    onMouseDown(event: MouseEvent) {
      if (event.button !== 0) return
      // The focus goes to the list.
      event.preventDefault()
      open(true)
    },
    // By a key or by a screen reader: a hand was heard above.
    onClick: (event: MouseEvent) => event.detail === 0 && open('first'),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      open(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  } as const
  return (
    <>
      <OpenerContext value={opener}>{trigger}</OpenerContext>
      {List && <List {...rest} {...{ button, focus, isOpen }} labelledBy={id} onOpenChange={setOpen} />}
    </>
  )
}
