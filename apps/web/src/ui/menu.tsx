// <Menu trigger={<IconButton label=…/>} items={[{ id, label, icon, onPress, href, danger, section }]} />
import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover, type PopoverProps, Separator } from 'react-aria-components'
import { cx } from './cx.ts'
import { POPOVER, ROW } from './option-list.tsx'

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

type Props = {
  trigger: ReactNode
  items: readonly MenuEntry[]
  header?: ReactNode
  placement?: PopoverProps['placement']
  label?: string
}

export const Menu = ({ trigger, items, header, placement = 'bottom end', label }: Props) => (
  <MenuTrigger>
    {trigger}
    <Popover offset={6} placement={placement} className={cx(POPOVER, 'min-w-56')}>
      {header && <div className="border-b border-line px-4 py-3">{header}</div>}
      <AriaMenu aria-label={label} className="max-h-[70vh] overflow-y-auto p-1.5 outline-none">
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
                <span className="block">{item.label}</span>
                {item.detail && <span className="block text-xs text-ink-faint">{item.detail}</span>}
              </span>
            </MenuItem>
          ),
        )}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
)
