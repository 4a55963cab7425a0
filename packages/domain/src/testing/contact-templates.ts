// Messages of templates, picked with a seed: each run reads the same ones, and another seed gives others of the same kind.

export type Pick = {
  digit(): string
  of<Value>(all: readonly Value[]): Value
  number(from: number, to: number): number
}

/** Park and Miller. */
export function picking(seed: number): Pick {
  let state = seed
  const next = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  return {
    digit: () => String(next(10)),
    of: (all) => all[next(all.length)]!,
    number: (from, to) => from + next(to - from + 1),
  }
}

/** What stands for `{name}` in a template. */
export type Slots = Readonly<Record<string, (pick: Pick) => string>>

/** `count` messages, of each template alike. */
export const fill = (templates: readonly string[], slots: Slots, { count, seed }: { count: number; seed: number }) => {
  const pick = picking(seed)
  return Array.from({ length: count }, (_, n) =>
    templates[n % templates.length]!.replaceAll(/\{(\w+)\}/g, (_name, slot: string) => slots[slot]!(pick)),
  )
}

/** As a person writes it down: `n` for any digit, all else as it is. */
export const digitsOf = (shape: string, pick: Pick): string => shape.replaceAll('n', () => pick.digit())

/** A list that is written as running text, one message after the other. */
export const messagesOf = (text: string): readonly string[] => text.split('¦').map((message) => message.trim())
