// A link that looks like a button: <ButtonLink href="/jobs" kind="quiet">…</ButtonLink>.
// Give `as` the router's own link to stay inside the app: <ButtonLink as={Link} to="/jobs">
import type { ComponentPropsWithoutRef, ElementType, Ref } from 'react'
import { type ButtonStyle, buttonClass } from './button-class.ts'

type Props<As extends ElementType> = Omit<ButtonStyle, 'pending'> & { as?: As; ref?: Ref<HTMLAnchorElement> } & Omit<
    ComponentPropsWithoutRef<As>,
    keyof ButtonStyle | 'as'
  >

export function ButtonLink<As extends ElementType = 'a'>({ as, kind, size, square, className, ...rest }: Props<As>) {
  const Element: ElementType = as ?? 'a'
  return <Element {...rest} className={buttonClass({ kind, size, square, className })} />
}
