// JSX for public pages. HTML cannot tell two texts that stand side by side from one, nor an empty text from none; Preact
// would part them again when it wakes the page. So they are joined, and left out, before anything is drawn.
import type { ComponentChild, ComponentChildren, ComponentType, VNode } from 'preact'
import { jsx as plain } from 'preact/jsx-runtime'

export { Fragment } from 'preact/jsx-runtime'

type Props = { children?: ComponentChildren } & Record<string, unknown>

const isText = (child: unknown): child is string | number => typeof child === 'string' || typeof child === 'number'

const isNothing = (child: unknown) =>
  child === null || child === undefined || typeof child === 'boolean' || child === ''

/** Every child keeps its place in the list, so that what comes and goes beside it does not make it another. */
function joined(children: readonly ComponentChild[]): ComponentChild[] {
  const result: ComponentChild[] = []
  let open: { at: number; text: string } | undefined
  for (const child of children) {
    if (isText(child) && open) {
      open.text += String(child)
      result[open.at] = open.text
    } else if (!isNothing(child)) open = isText(child) ? { at: result.length, text: String(child) } : undefined
    result.push(isText(child) && open?.at !== result.length ? null : child)
  }
  return result
}

/** Around one child or none. */
export const jsx = (type: ComponentType<Props>, props: Props, key?: string): VNode =>
  plain(type, props.children === '' ? { ...props, children: null } : props, key)

/** Around several. */
export const jsxs = (type: ComponentType<Props>, props: Props, key?: string): VNode =>
  plain(type, { ...props, children: joined(props.children as ComponentChild[]) }, key)
