// A link in running text: <TextLink href="/about">…</TextLink>; `as` takes the router's link.
import type { ComponentPropsWithoutRef, ElementType } from 'react'
import { cx } from '../cx.ts'

/** `plain` (no underline) is for navigation lists, which are recognisable as links. */
export const linkClass = (plain?: boolean): string =>
  plain
    ? 'text-ink-soft no-underline transition-colors hover:text-ink'
    : 'font-strong text-accent underline decoration-1 underline-offset-[0.3em] transition-colors hover:text-accent-strong hover:decoration-2'

type Props<As extends ElementType> = { as?: As; plain?: boolean; className?: string } & Omit<
  ComponentPropsWithoutRef<As>,
  'as' | 'className'
>

export function TextLink<As extends ElementType = 'a'>({ as, plain, className, ...rest }: Props<As>) {
  const Element: ElementType = as ?? 'a'
  return <Element {...rest} className={cx('rounded-xs', linkClass(plain), className)} />
}
