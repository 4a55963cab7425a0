/** Characters that may be printed in all, and those that are kept to be shown. */
export const MAX_PRINTED = 65_536
export const MAX_OUTPUT = 8_192

/** Counts what is printed and keeps the beginning of it. */
export function createOutput(append: (text: string) => void, alreadyPrinted = 0) {
  let printed = alreadyPrinted
  return {
    write(text: string) {
      const remaining = MAX_OUTPUT - printed
      printed += text.length
      if (remaining > 0) append(text.slice(0, remaining))
    },
    get printed() {
      return printed
    },
    get isFlooded() {
      return printed > MAX_PRINTED
    },
  }
}
export type Output = ReturnType<typeof createOutput>
