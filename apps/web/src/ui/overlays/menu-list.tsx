// The list of a menu once it is open; see menu.tsx.
import type { ReactNode, RefObject } from 'react'
import {
  Menu as AriaMenu,
  MenuItem,
  Popover,
  type PopoverProps,
  RouterProvider,
  Separator,
} from 'react-aria-components'
import { navigate } from '../../platform/navigation/navigate.ts'
import { AriaProvider } from './aria-provider.tsx'
import { cx } from '../cx.ts'
import { POPOVER, ROW } from './overlay-look.ts'

export type MenuEntry =
  | 'line'
  | {
      id: string
      label: ReactNode
      detail?: ReactNode
      icon?: ReactNode
      onPress?: () => void
      href?: string
      danger?: boolean
      isDisabled?: boolean
    }

export type MenuProps = {
  items: readonly MenuEntry[]
  header?: ReactNode
  placement?: PopoverProps['placement']
  label?: string
}

/** Which entry has the focus when it opens; the keyboard wants one, a hand does not. */
export type MenuFocus = 'first' | 'last' | true

type Props = MenuProps & {
  button: RefObject<HTMLButtonElement | null>
  labelledBy: string
  focus: MenuFocus
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

export const MenuList = ({ items, header, placement = 'bottom end', label, ...rest }: Props) => (
  <AriaProvider>
    <RouterProvider navigate={(to) => void navigate(to)}>
      <Popover
        triggerRef={rest.button}
        isOpen={rest.isOpen}
        onOpenChange={rest.onOpenChange}
        offset={6}
        placement={placement}
        aria-labelledby={rest.labelledBy}
        className={cx(POPOVER, 'max-w-[min(24rem,calc(100vw-1.5rem))] min-w-56')}
      >
        {header && <div className="border-b border-line px-4 py-3">{header}</div>}
        <AriaMenu
          aria-label={label}
          aria-labelledby={label ? undefined : rest.labelledBy}
          autoFocus={rest.focus}
          onClose={() => rest.onOpenChange(false)}
          className="max-h-[70vh] overflow-y-auto p-1.5 outline-none"
        >
          {items.map((item, i) =>
            item === 'line' ? (
              <Separator key={`line-${i}`} className="my-1.5 border-t border-line" />
            ) : (
              <MenuItem
                key={item.id}
                id={item.id}
                href={item.href}
                onAction={item.onPress}
                isDisabled={item.isDisabled}
                textValue={typeof item.label === 'string' ? item.label : undefined}
                className={cx(ROW, 'no-underline', item.danger ? 'text-danger' : 'text-ink')}
              >
                {item.icon && (
                  <span className={cx('flex flex-none [&>svg]:size-4.5', !item.danger && 'text-ink-faint')}>
                    {item.icon}
                  </span>
                )}
                <span className="min-w-0">
                  <span className="block wrap-anywhere">{item.label}</span>
                  {item.detail && <span className="block text-xs text-ink-faint">{item.detail}</span>}
                </span>
              </MenuItem>
            ),
          )}
        </AriaMenu>
      </Popover>
    </RouterProvider>
  </AriaProvider>
)
