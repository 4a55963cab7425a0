import { useShortcuts } from '../../../../platform/navigation/use-shortcuts.ts'

/** The digit of a key, wherever it is on the keyboard and whichever digits it writes. */
const digitOf = (code: string): number => Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? 0)

/** The keys 1 to `count`; calls back with the index, counted from 0. */
export function useChoiceKeys(count: number, choose: (index: number) => void): void {
  useShortcuts((code) => {
    const digit = digitOf(code)
    if (digit < 1 || digit > count) return false
    choose(digit - 1)
    return true
  })
}
